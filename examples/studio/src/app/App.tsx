import type { Language } from "@parterre/contract"
import { useEffect, useState } from "react"
import { ThemeProvider } from "styled-components"
import { forgetWork, keptWork } from "../document/kept-work.ts"
import { SessionContext, SessionStore } from "../document/session-store.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { leaveWork, takeWork, workOfTab } from "../document/tab-work.ts"
import { isOfPage, isSiteUnknown, siteOfPage } from "../files/site-of-page.ts"
import { SiteGate } from "../start/SiteGate.tsx"
import { StartScreen } from "../start/StartScreen.tsx"
import { UnknownSite } from "../start/UnknownSite.tsx"
import { Texts } from "../texts/texts.tsx"
import { GlobalStyle } from "../theme/GlobalStyle.ts"
import { theme } from "../theme/theme.ts"
import { Editor } from "./Editor.tsx"
import { LookContext, useLook } from "./look.ts"

const firstLanguage = (): Language =>
  (localStorage.getItem("language") ?? navigator.language).startsWith("fr") ? "fr" : "en"

/** Milliseconds that the page before may take to let its drawing go. */
const RELOAD = 1_000

interface Opened {
  readonly id: string
  readonly store: SessionStore
  /** When the work was kept that was brought back; none for what was just opened. */
  readonly keptAt: Date | undefined
  /** Whether nobody asked for it: the page was loaded again. */
  readonly isRestored: boolean
}

export function App() {
  const [language, setLanguage] = useState<Language>(firstLanguage)
  const look = useLook()
  const site = siteOfPage()
  const [isIn, setIn] = useState(site === undefined)
  const [opened, setOpened] = useState<Opened | "none">()
  useEffect(() => {
    const id = workOfTab()
    // Where the browser keeps nothing, the studio begins with nothing.
    const found = id === undefined ? Promise.resolve(undefined) : broughtBack(id, RELOAD)
    found.then(
      (work) => setOpened(work === undefined ? "none" : { ...work, isRestored: true }),
      () => setOpened("none"),
    )
  }, [])
  const open = async (document: StudioDocument) => {
    const id = crypto.randomUUID()
    await takeWork(id, RELOAD)
    setOpened({ id, store: new SessionStore(document), keptAt: undefined, isRestored: false })
  }
  const goOn = async (id: string) => {
    const work = await broughtBack(id, RELOAD)
    if (work !== undefined) setOpened({ ...work, isRestored: false })
    return work !== undefined
  }
  const close = async () => {
    if (opened === undefined || opened === "none") return
    const { id, store, keptAt } = opened
    const { past, present, future } = store.state().history
    // A plan that was only looked at is in its file; what was made of a grid or a drawing is nowhere else.
    const isInFile = present.source.planText !== undefined
    if (keptAt === undefined && past === undefined && future === undefined && isInFile)
      await forgetWork(id).catch(() => undefined)
    leaveWork()
    setOpened("none")
  }
  const switchLanguage = () => {
    const other = language === "fr" ? "en" : "fr"
    localStorage.setItem("language", other)
    setLanguage(other)
  }
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <Texts language={language}>
        <LookContext value={look}>
          {isSiteUnknown() ? (
            <UnknownSite onLanguage={switchLanguage} />
          ) : site !== undefined && !isIn ? (
            <SiteGate subdomain={site} onSignedIn={() => setIn(true)} onLanguage={switchLanguage} />
          ) : opened === "none" ? (
            <StartScreen onOpen={open} onGoOn={goOn} onLanguage={switchLanguage} />
          ) : (
            opened !== undefined && (
              <SessionContext key={opened.id} value={opened.store}>
                <Editor
                  id={opened.id}
                  restoredFrom={opened.isRestored ? opened.keptAt : undefined}
                  onClose={close}
                  onOpen={open}
                  onLanguage={switchLanguage}
                />
              </SessionContext>
            )
          )}
        </LookContext>
      </Texts>
    </ThemeProvider>
  )
}

/** A kept drawing for this tab; none where it is gone, another tab has it, or it is of another site than the page. */
async function broughtBack(id: string, patience: number) {
  if (!(await takeWork(id, patience))) return undefined
  const found = await keptWork(id)
  const kept = found !== undefined && isOfPage(found.document.source.site?.subdomain) ? found : undefined
  if (kept === undefined) leaveWork()
  return kept && { id, store: new SessionStore(kept.document), keptAt: kept.keptAt }
}
