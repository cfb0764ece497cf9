import type { PageSummary } from "@parterre/contract"
import { localProblems } from "@parterre/contract"
import { type Coordinates, distanceKm, formatDistance } from "@parterre/domain/geography"
import { isPartialPostalCode } from "@parterre/domain/postal-codes"
import { PROVINCE_NAMES, PROVINCES } from "@parterre/domain/provinces"
import { usePages, useParterre } from "@parterre/react"
import { useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { SelectField } from "../../shared/forms/SelectField.tsx"
import { TextField } from "../../shared/forms/TextField.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import type { Wishes } from "./wishes.ts"

/** How far a page's venue is, in kilometres and in words; nothing where that cannot be told. */
export type DistanceOf = (page: PageSummary) => { readonly km: number; readonly text: string } | undefined

interface NearbyProps {
  wishes: Pick<Wishes, "province" | "postal">
  /** Opened by a press: who pressed goes on in it. An address with a place opens it too, and leaves the focus where it was. */
  wasPressed: boolean
  onChange: (changed: Partial<Wishes>) => void
  /** From the postal code, or from where the shopper is, which stays on this page and in no address. */
  onDistances: (distanceOf: DistanceOf | undefined) => void
}

type Asked = { state: "idle" | "asking" | "unknown" | "unsupported" } | { state: "found"; city: string }

/** What is near: by province, by postal code, or from where the shopper is, once they ask for it [CAT-002] [CAT-003]. */
export function Nearby({ wishes, wasPressed, onChange, onDistances }: NearbyProps) {
  const { t, language } = useTexts()
  const { locations } = useParterre()
  const pages = usePages()
  const provinces = pages.status === "ready" ? pages.value.map(({ place }) => place?.provinceState) : []
  const [asked, setAsked] = useState<Asked>({ state: "idle" })
  const [here, setHere] = useState<Coordinates>()
  const [typed, setTyped] = useState(wishes.postal)
  const code = typed.trim().toUpperCase()
  const isWrong = code !== "" && !isPartialPostalCode(code)
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wasPressed) first.current?.querySelector<HTMLElement>("select, input")?.focus()
  }, [wasPressed])

  const isByPostal = wishes.postal !== ""
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is told may be another function each time
  useEffect(() => {
    const kmOf = ({ place, distance }: PageSummary) =>
      isByPostal
        ? distance
        : here === undefined || place?.latitude === undefined || place.longitude === undefined
          ? undefined
          : distanceKm(here, { latitude: place.latitude, longitude: place.longitude })
    onDistances((page) => {
      const km = kmOf(page)
      return km === undefined ? undefined : { km, text: formatDistance(km, language) }
    })
    return () => onDistances(undefined)
  }, [here, isByPostal, language])

  const type = (next: string) => {
    setTyped(next)
    const written = next.trim().toUpperCase()
    if (written === "" || isPartialPostalCode(written)) onChange({ postal: written })
  }
  const find = async () => {
    const isKnown = navigator.geolocation !== undefined
    setAsked({ state: isKnown ? "asking" : "unsupported" })
    const found = await locations.shopperPlace().catch(() => undefined)
    if (found === undefined) return isKnown && setAsked({ state: "unknown" })
    setHere(found)
    setAsked({ state: "found", city: found.city })
    onChange({ postal: "" })
    setTyped("")
  }

  return (
    <Fields ref={first} role="group" aria-label={t("near.title")}>
      <SelectField
        label={t("near.province")}
        value={wishes.province}
        onChange={(province) => onChange({ province })}
        options={[
          ["", t("near.province.all")],
          ...PROVINCES.filter((one) => provinces.includes(one)).map(
            (one) => [one, PROVINCE_NAMES[one][language]] as const,
          ),
        ]}
      />
      <TextField
        label={t("near.postal")}
        value={typed}
        maxLength={7}
        autoComplete="postal-code"
        help={t("near.postal.hint")}
        error={isWrong ? t("near.postal.invalid") : undefined}
        onChange={type}
      />
      <Here>
        <Button kind="quiet" isPending={asked.state === "asking"} onPress={() => void find()}>
          {t("near.here")}
        </Button>
      </Here>
      <p role="status">
        {asked.state === "asking" && t("near.here.asking")}
        {asked.state === "unknown" && t("near.here.unknown")}
        {asked.state === "unsupported" && localProblems["geolocation-unsupported"].text[language]}
        {asked.state === "found" && t("near.here.found", { city: asked.city })}
      </p>
    </Fields>
  )
}

const Fields = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
  > p { grid-column: 1 / -1; color: ${({ theme }) => theme.color.inkMuted}; }
  > p:empty { display: none; }
`
/** Beside fields, at their height. */
const Here = styled.div`
  padding-top: calc(1.5em + ${({ theme }) => theme.space[1]});
`
