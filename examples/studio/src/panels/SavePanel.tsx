import { useMemo, useState } from "react"
import { useDrawing } from "../document/session-store.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { changesSinceOpened } from "../files/changes.ts"
import { download, fileName } from "../files/download.ts"
import { savedFiles } from "../files/save-plan.ts"
import { siteOfPage } from "../files/site-of-page.ts"
import { signedInSite } from "../files/site-venues.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button, Group, Hint, Problem } from "../ui/controls.ts"
import { Changes } from "./Changes.tsx"
import { isNewCode, NewVenue, useHasPlace } from "./NewVenue.tsx"
import { SiteSave } from "./SiteSave.tsx"

/** What changed since the files were opened, in words, and the files to take home. */
export function SavePanel({ onOpen }: { onOpen: (document: StudioDocument) => void }) {
  const { t, language } = useTexts()
  const document = useDrawing()
  const [fault, setFault] = useState("")
  const changes = useMemo(() => changesSinceOpened(document), [document])
  const name = fileName(document.source.name || document.plan.name)
  const known = siteOfPage() ?? signedInSite()?.subdomain
  const [code, setCode] = useState(name)
  const hasPlace = useHasPlace()
  const own = document.source.site
  /** The venue that the drawing is, or becomes. */
  const site =
    own ??
    (known !== undefined && isNewCode(known, code)
      ? { subdomain: known, venueId: `${known}.${code}`, locked: {} }
      : undefined)
  const save = (what: "plan" | "venue") => {
    const files = savedFiles(document, `${name}.plan.json`)
    if ("fault" in files) return setFault(files.fault[language])
    setFault("")
    if (what === "plan") download(`${name}.plan.json`, files.plan, "application/json")
    else download(`${name}.yaml`, files.venue, "application/yaml")
  }
  return (
    <>
      <Group>
        <h2>{t("save.changes")}</h2>
        {changes === undefined ? (
          <Hint>{t("save.new")}</Hint>
        ) : changes.length === 0 ? (
          <Hint>{t("save.same")}</Hint>
        ) : (
          <Changes changes={changes} />
        )}
      </Group>
      {own === undefined && known !== undefined && (
        <NewVenue subdomain={known} code={code} onCode={setCode} />
      )}
      {site !== undefined && (
        <SiteSave
          site={site}
          planFile={`${own === undefined ? code : name}.plan.json`}
          needed={own === undefined && !hasPlace ? t("venue.hint") : undefined}
          onOpen={onOpen}
        />
      )}
      <Group>
        <h2>{t("save.files")}</h2>
        <Hint>{t("save.text")}</Hint>
        <Button $kind={site === undefined ? "main" : "quiet"} onClick={() => save("plan")}>
          {t("save.plan", { name: `${name}.plan.json` })}
        </Button>
        <Button onClick={() => save("venue")}>{t("save.venue", { name: `${name}.yaml` })}</Button>
        <Hint>{t("save.next")}</Hint>
        {fault !== "" && <Problem>{fault}</Problem>}
      </Group>
    </>
  )
}
