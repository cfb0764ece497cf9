import { isPostalCode, normalisePostalCode } from "@parterre/domain/postal-codes"
import { PROVINCE_NAMES, PROVINCES } from "@parterre/domain/provinces"
import { styled } from "styled-components"
import { useDrawing, useStore } from "../document/session-store.ts"
import type { VenueAddress, VenueFacts } from "../document/studio-document.ts"
import { useTexts } from "../texts/texts.tsx"
import { Field, Fields, Group, Hint, Select } from "../ui/controls.ts"
import { TextField } from "../ui/TextField.tsx"

/** What the venue is called and where it is: an import asks for both. */
export function VenueSettings() {
  const { t, language } = useTexts()
  const store = useStore()
  const { venue } = useDrawing()
  const { name, address = {} } = venue
  const change = (facts: Partial<VenueFacts>) =>
    store.change({ key: "step.venue" }, (one) => ({ ...one, venue: { ...one.venue, ...facts } }))
  const changeAddress = (key: keyof VenueAddress, typed: string) => {
    const { [key]: _, ...others } = address
    const value = typed.trim()
    change({ address: { country: "CA", ...others, ...(value === "" ? {} : { [key]: value }) } })
  }
  const addressField = (key: "addressLine1" | "city" | "postalCode") => (
    <TextField
      label={t(`venue.${key}`)}
      value={String(address[key] ?? "")}
      onChange={(typed) => changeAddress(key, typed)}
      {...(key === "postalCode" && !isAbroad ? inCanada : {})}
    />
  )
  const isAbroad = address.country !== undefined && address.country !== "CA"
  const inCanada = {
    onChange: (typed: string) => changeAddress("postalCode", normalisePostalCode(typed) ?? ""),
    problemOf: (typed: string) =>
      typed.trim() === "" || isPostalCode(typed) ? undefined : t("venue.postalCode.unknown"),
  }
  return (
    <Group>
      <h2>{t("venue.title")}</h2>
      {(["fr", "en"] as const).map((one) => (
        <TextField
          key={one}
          label={t(`venue.${one}`)}
          value={name[one]}
          onChange={(typed) => typed.trim() !== "" && change({ name: { ...name, [one]: typed.trim() } })}
        />
      ))}
      {addressField("addressLine1")}
      {addressField("city")}
      <SideBySide>
        {isAbroad ? (
          <TextField
            label={t("venue.provinceState")}
            value={String(address.provinceState ?? "")}
            onChange={(typed) => changeAddress("provinceState", typed)}
          />
        ) : (
          <Field>
            <span>{t("venue.provinceState")}</span>
            <Select
              value={address.provinceState ?? ""}
              onChange={({ target }) => changeAddress("provinceState", target.value)}
            >
              <option value="">{t("venue.province.choose")}</option>
              {PROVINCES.map((province) => (
                <option key={province} value={province}>
                  {PROVINCE_NAMES[province][language]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {addressField("postalCode")}
      </SideBySide>
      <Hint>{t("venue.hint")}</Hint>
    </Group>
  )
}

/** Aligned at the top: a problem may appear below one of the fields. */
const SideBySide = styled(Fields)`
  align-items: start;
`
