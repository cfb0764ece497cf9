import type { VenuePlanVerdict } from "@parterre/contract"
import { isProblem } from "@parterre/sdk"
import { useState } from "react"
import { useDrawing, useStore } from "../document/session-store.ts"
import type { SiteVenue, StudioDocument } from "../document/studio-document.ts"
import { savedFiles } from "../files/save-plan.ts"
import { hasSignInEnded, isSignedIn, lockedNow, openSiteVenue, sendToSite } from "../files/site-venues.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button, Group, Hint, Problem, Row } from "../ui/controls.ts"
import { SignInForm } from "../ui/SignInForm.tsx"
import { Overtaken } from "./Overtaken.tsx"

interface SiteSaveProps {
  site: SiteVenue
  planFile: string
  /** What has to be done before anything is sent. */
  needed?: string | undefined
  onOpen: (document: StudioDocument) => void
}

/** What is sent, and in place of which revision. */
interface Request {
  readonly saves: boolean
  /** None for a venue that is new. */
  readonly revision: string | undefined
}

/** Asks the site what it says of the plan, and saves it there as an import would: all or nothing. */
export function SiteSave({ site, planFile, needed, onOpen }: SiteSaveProps) {
  const { t, language } = useTexts()
  const store = useStore()
  const document = useDrawing()
  const [isKnown, setKnown] = useState(isSignedIn(site.subdomain))
  /** What goes on when somebody has signed in again. */
  const [waiting, setWaiting] = useState<Request>()
  const [verdict, setVerdict] = useState<VenuePlanVerdict>()
  const [theirs, setTheirs] = useState<StudioDocument>()
  const [fault, setFault] = useState("")
  const [isBusy, setBusy] = useState(false)

  const failed = async (error: unknown, request: Request) => {
    if (hasSignInEnded(error)) {
      setWaiting(request)
      return setKnown(false)
    }
    if (isProblem(error, "plan-changed")) {
      const opening = await openSiteVenue(site.subdomain, site.venueId)
      // Where this venue is the same, something else of the site was imported: the next attempt is judged beside it.
      if ("document" in opening && opening.document.source.site?.revision !== request.revision)
        return setTheirs(opening.document)
    }
    setFault(error instanceof Error ? error.message : t("site.failed"))
  }
  const send = async (request: Request) => {
    if (needed !== undefined) return setFault(needed)
    const files = savedFiles(document, planFile)
    if ("fault" in files) return setFault(files.fault[language])
    setBusy(true)
    setFault("")
    setVerdict(undefined)
    setTheirs(undefined)
    setWaiting(undefined)
    try {
      const { revision } = request
      const sent = { ...files, ...(revision === undefined ? {} : { revision }) }
      const said = await sendToSite(site, sent, request.saves)
      setVerdict(said)
      if (said.outcome === "saved") {
        // Seats were sold since it was opened; these are kept from now on.
        const locked = await lockedNow(site)
        const { source } = store.state().history.present
        const saved = {
          name: planFile.replace(/\.plan\.json$/, ""),
          planText: files.plan,
          venueText: files.venue,
          site: { ...site, revision: said.revision, locked },
        }
        store.act({ type: "saved", source: { ...source, ...saved } })
      }
    } catch (error) {
      await failed(error, request).catch(() => setFault(t("site.failed")))
    } finally {
      setBusy(false)
    }
  }
  const { revision } = site
  return (
    <Group>
      <h2>{t("site.title", { site: site.subdomain })}</h2>
      {revision !== undefined && <Hint>{t("site.locked", { count: Object.keys(site.locked).length })}</Hint>}
      {isKnown ? (
        <Row>
          <Button disabled={isBusy} onClick={() => send({ saves: false, revision })}>
            {t("site.judge")}
          </Button>
          <Button
            // Where somebody else saved, the ways on are below.
            $kind={theirs === undefined ? "main" : "quiet"}
            disabled={isBusy}
            onClick={() => send({ saves: true, revision })}
          >
            {t("site.save")}
          </Button>
        </Row>
      ) : (
        <>
          <Hint role={waiting === undefined ? undefined : "alert"}>
            {t(waiting === undefined ? "site.again" : "site.ended")}
          </Hint>
          <SignInForm
            subdomain={site.subdomain}
            onSignedIn={() => {
              setKnown(true)
              if (waiting !== undefined) send(waiting)
            }}
          />
        </>
      )}
      {fault !== "" && <Problem>{fault}</Problem>}
      {theirs?.source.site !== undefined && (
        <Overtaken
          mine={document}
          theirs={theirs}
          onOpen={onOpen}
          onSaveOver={() => send({ saves: true, revision: theirs.source.site?.revision })}
        />
      )}
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
