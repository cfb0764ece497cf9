import { Trash2 } from "lucide-react"
import { useCallback, useEffect, useState } from "react"
import { styled } from "styled-components"
import { forgetWork, type KeptNote, keptNotes } from "../document/kept-work.ts"
import { openWorks } from "../document/tab-work.ts"
import { isOfPage } from "../files/site-of-page.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button, Hint } from "../ui/controls.ts"
import { StartPanel } from "./StartPage.tsx"

interface Kept {
  readonly notes: readonly KeptNote[]
  readonly open: ReadonlySet<string>
}

/** Drawings that this browser keeps. A site shows its own, and those of no site. */
export function KeptDrawings({ onGoOn }: { onGoOn: (id: string) => Promise<boolean> }) {
  const { t, language } = useTexts()
  const [kept, setKept] = useState<Kept>()
  const read = useCallback(async () => {
    // Where the browser keeps nothing, there is nothing to show.
    const open = await openWorks()
    const notes = await keptNotes(open).catch(() => [])
    setKept({ notes: notes.filter(({ site }) => isOfPage(site)), open })
  }, [])
  useEffect(() => {
    read()
    // Another tab may have closed one meanwhile.
    window.addEventListener("focus", read)
    return () => window.removeEventListener("focus", read)
  }, [read])
  if (kept === undefined || kept.notes.length === 0) return null
  const when = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: "medium", timeStyle: "short" })
  const forget = async (note: KeptNote) => {
    if (!window.confirm(t("drawings.sure", { name: note.name }))) return
    await forgetWork(note.id)
    await read()
  }
  return (
    <List aria-label={t("drawings.title")}>
      <h2>{t("drawings.title")}</h2>
      <ul>
        {kept.notes.map((note) => {
          const isOpen = kept.open.has(note.id)
          return (
            <li key={note.id}>
              <span>
                <b>{note.name}</b>
                <Hint>
                  {[note.site, t("count.seats", { count: note.seats }), when.format(note.keptAt)]
                    .filter((part) => part !== undefined)
                    .join(" · ")}
                </Hint>
              </span>
              {isOpen ? (
                <Hint>{t("drawings.open")}</Hint>
              ) : (
                <>
                  <Button
                    aria-label={t("drawings.goOn", { name: note.name })}
                    onClick={async () => {
                      if (!(await onGoOn(note.id))) await read()
                    }}
                  >
                    {t("restored.goOn")}
                  </Button>
                  <Button
                    $kind="plain"
                    aria-label={t("drawings.forget", { name: note.name })}
                    title={t("drawings.forget", { name: note.name })}
                    onClick={() => forget(note)}
                  >
                    <Trash2 size={16} aria-hidden />
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
      <Hint>{t("drawings.hint")}</Hint>
    </List>
  )
}

const List = styled(StartPanel)`
  margin-top: 24px;
  ul { max-height: 40dvh; overflow-y: auto; }
  ul > li > span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
`
