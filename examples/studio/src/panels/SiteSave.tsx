import type { VenuePlanVerdict } from "@parterre/contract"
import { useState } from "react"
import { useDrawing, useStore } from "../document/session-store.ts"
import type { SiteVenue } from "../document/studio-document.ts"
import { savedFiles } from "../files/save-plan.ts"
import { isSignedIn, sendToSite } from "../files/site-venues.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button, Group, Hint, Problem, Row } from "../ui/controls.ts"
import { SignInForm } from "../ui/SignInForm.tsx"

/** Asks the site what it says of the plan, and saves it there as an import would: all or nothing. */
export function SiteSave({ site, planFile }: { site: SiteVenue; planFile: string }) {
  const { t, language } = useTexts()
  const store = useStore()
  const document = useDrawing()
  const [isKnown, setKnown] = useState(isSignedIn(site.subdomain))
  const [verdict, setVerdict] = useState<VenuePlanVerdict>()
  const [fault, setFault] = useState("")
  const [isBusy, setBusy] = useState(false)
  const send = async (saves: boolean) => {
    const files = savedFiles(document, planFile)
    if ("fault" in files) return setFault(files.fault[language])
    setBusy(true)
    setFault("")
    try {
      const said = await sendToSite(document, files, saves)
      setVerdict(said)
      if (said.outcome === "saved") {
        const { source } = store.state().history.present
        store.act({
          type: "saved",
          source: {
            ...source,
            planText: files.plan,
            venueText: files.venue,
            site: { ...site, revision: said.revision },
          },
        })
      }
    } catch (error) {
      setVerdict(undefined)
      setFault(error instanceof Error ? error.message : t("site.failed"))
    } finally {
      setBusy(false)
    }
  }
  const locked = Object.keys(site.locked).length
  return (
    <Group>
      <h2>{t("site.title", { site: site.subdomain })}</h2>
      <Hint>{t("site.locked", { count: locked })}</Hint>
      {isKnown ? (
        <Row>
          <Button disabled={isBusy} onClick={() => send(false)}>
            {t("site.judge")}
          </Button>
          <Button $kind="main" disabled={isBusy} onClick={() => send(true)}>
            {t("site.save")}
          </Button>
        </Row>
      ) : (
        <>
          <Hint>{t("site.again")}</Hint>
          <SignInForm subdomain={site.subdomain} onSignedIn={() => setKnown(true)} />
        </>
      )}
      {fault !== "" && <Problem>{fault}</Problem>}
      {verdict !== undefined && (
        <div role="status">
          <p>
            <b>{t(`site.${verdict.outcome}`)}</b>
          </p>
          <ul>
            {[...new Set(verdict.problems.map(({ message }) => message))].map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
    </Group>
  )
}
