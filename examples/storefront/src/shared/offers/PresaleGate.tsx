import type { EventDetail } from "@parterre/contract"
import { type SeatSelection, useClient, useEventOffer } from "@parterre/react"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { TextField } from "../forms/TextField.tsx"
import { loginPath } from "../navigation/return-path.ts"
import { Link, useLocation, useSearchParams } from "../navigation/router.tsx"
import { useLinks } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Surface } from "../ui/Surface.ts"
import { CodeForm } from "./CodeForm.ts"

interface PresaleGateProps {
  presale: NonNullable<EventDetail["presale"]>
  timeZone: string
  selection: SeatSelection
}

/** An event before its sale: until when it is in presale, and the ways in. */
export function PresaleGate({ presale, timeZone, selection }: PresaleGateProps) {
  const { t, date } = useTexts()
  const links = useLinks()
  const [query, changeQuery] = useSearchParams()
  const linked = query.get("presale") ?? ""
  const { client } = useClient()
  const location = useLocation()
  const { isPending, failure, openPresale } = useEventOffer(selection)
  const [code, setCode] = useState(linked)
  const [told, setTold] = useState<"missing" | "code" | "member">()
  const asked = useRef("")
  const isMember = (client?.memberships ?? []).length > 0
  useEffect(() => {
    // A code of a link, and a member who has just signed in, are let in without a press.
    const way = linked === "" ? (isMember ? "member" : "") : linked
    if (!presale.isOpen || way === "" || asked.current === way) return
    asked.current = way
    void openPresale(linked === "" ? undefined : linked).then((isIn) => {
      if (!isIn && linked !== "") setTold("code")
    })
  }, [linked, isMember, presale.isOpen, openPresale])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const typed = code.trim()
    if (typed === "") return setTold("missing")
    asked.current = typed
    if (await openPresale(typed)) changeQuery((next) => next.set("presale", typed), { replace: true })
    else {
      setTold("code")
      document.getElementById("presale-code")?.focus()
    }
  }
  const error = told === "missing" ? t("presale.missing") : told === "code" ? failure?.message : undefined
  return (
    <Card as="section" aria-labelledby="presale">
      <h2 id="presale">{t(presale.isOpen ? "presale.open" : "presale.toCome")}</h2>
      <p>
        {t(presale.isOpen ? "presale.until" : "presale.from", {
          date: date(presale.isOpen ? presale.until : presale.from, timeZone),
        })}
      </p>
      {presale.isOpen && presale.byCode && (
        <CodeForm noValidate onSubmit={(event: FormEvent) => void send(event)}>
          <TextField
            id="presale-code"
            label={t("presale.code")}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck="false"
            maxLength={40}
            value={code}
            onChange={(typed) => {
              setCode(typed)
              setTold(undefined)
            }}
          />
          <Button type="submit" isPending={isPending}>
            {t("presale.enter")}
          </Button>
        </CodeForm>
      )}
      {presale.memberships.length > 0 && (
        <p>
          {t("presale.members", { memberships: presale.memberships.map(({ title }) => title).join(", ") })}{" "}
          {presale.isOpen && client === undefined && (
            <Link to={links.to(loginPath(location))}>{t("presale.signIn")}</Link>
          )}
        </p>
      )}
    </Card>
  )
}

const Card = styled(Surface)`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  width: 100%;
  padding: ${({ theme }) => theme.space[5]};
  h2 { font-size: ${({ theme }) => theme.size.lead}; }
`
