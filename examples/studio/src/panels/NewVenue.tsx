import { keyPattern } from "@parterre/domain/websites"
import { useDrawing } from "../document/session-store.ts"
import { signedInSite } from "../files/site-venues.ts"
import { useTexts } from "../texts/texts.tsx"
import { Field, Group, Hint, Input, Problem } from "../ui/controls.ts"
import { VenueSettings } from "./VenueSettings.tsx"

/** Whether a drawing can become a venue of the site under this code. */
export const isNewCode = (subdomain: string, code: string): boolean =>
  keyPattern.test(code) && !isTaken(subdomain, code)

const isTaken = (subdomain: string, code: string): boolean =>
  signedInSite()?.venues.some(({ id }) => id === `${subdomain}.${code}`) === true

interface NewVenueProps {
  subdomain: string
  code: string
  onCode: (code: string) => void
}

/** What a drawing needs before the site can have it as a venue of its own: a code, and where it is. */
export function NewVenue({ subdomain, code, onCode }: NewVenueProps) {
  const { t } = useTexts()
  return (
    <>
      <Group>
        <h2>{t("newVenue.title")}</h2>
        <Hint>{t("newVenue.text", { site: subdomain })}</Hint>
        <Field>
          <span>{t("newVenue.code")}</span>
          <Input
            value={code}
            maxLength={60}
            autoCapitalize="none"
            aria-invalid={!isNewCode(subdomain, code)}
            onChange={({ target }) => onCode(target.value)}
          />
        </Field>
        <Hint>{t("newVenue.codeHint")}</Hint>
        {!keyPattern.test(code) && <Problem>{t("newVenue.codeWrong")}</Problem>}
        {isTaken(subdomain, code) && <Problem>{t("newVenue.taken")}</Problem>}
      </Group>
      <VenueSettings />
    </>
  )
}

/** Whether the venue says where it is, as an import asks. */
export function useHasPlace(): boolean {
  const { city, provinceState } = useDrawing().venue.address ?? {}
  return Boolean(city) && Boolean(provinceState)
}
