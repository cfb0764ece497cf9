import type { Localized } from "@parterre/contract"
import { useState } from "react"
import type { StudioDocument } from "../document/studio-document.ts"
import { siteOfPage } from "../files/site-of-page.ts"
import { hasSignInEnded, openSiteVenue, signedInSite } from "../files/site-venues.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button, Hint } from "../ui/controls.ts"
import { SignInForm } from "../ui/SignInForm.tsx"
import { Faults } from "./StartFaults.tsx"

/** A venue of a site that sells already: staff sign in, and its sold and held seats are marked. */
export function SiteVenues({ onOpen }: { onOpen: (document: StudioDocument) => void }) {
  const { t } = useTexts()
  const [site, setSite] = useState(signedInSite)
  const [faults, setFaults] = useState<readonly Localized[]>([])
  if (site === undefined)
    return (
      <>
        <p>{t("site.text")}</p>
        <Faults faults={faults} />
        <SignInForm subdomain={siteOfPage()} onSignedIn={() => setSite(signedInSite())} />
      </>
    )
  const open = async (venueId: string) => {
    setFaults([])
    try {
      const opening = await openSiteVenue(site.subdomain, venueId)
      if ("document" in opening) onOpen(opening.document)
      else setFaults(opening.faults)
    } catch (error) {
      if (hasSignInEnded(error)) setSite(undefined)
      const said = error instanceof Error ? error.message : t("site.failed")
      setFaults([{ fr: said, en: said }])
    }
  }
  return (
    <>
      <p>{t("site.choose")}</p>
      <ul>
        {site.venues.map(({ id, name, city, seatCount }) => (
          <li key={id}>
            <Button onClick={() => open(id)}>{name}</Button>
            <Hint>
              {city} · {t("count.seats", { count: seatCount })}
            </Hint>
          </li>
        ))}
      </ul>
      <Faults faults={faults} />
    </>
  )
}
