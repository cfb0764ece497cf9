import type { Language } from "@parterre/contract"
import { useEffect, useState } from "react"
import { ThemeProvider } from "styled-components"
import { forgetWork, type KeptWork, keptWork } from "../document/autosave.ts"
import { SessionContext, SessionStore } from "../document/session-store.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { StartScreen } from "../start/StartScreen.tsx"
import { Texts } from "../texts/texts.tsx"
import { GlobalStyle } from "../theme/GlobalStyle.ts"
import { theme } from "../theme/theme.ts"
import { Editor } from "./Editor.tsx"
import { LookContext, useLook } from "./look.ts"

const firstLanguage = (): Language =>
  (localStorage.getItem("language") ?? navigator.language).startsWith("fr") ? "fr" : "en"

interface Opened {
  readonly store: SessionStore
  /** When the work was kept that was brought back; none for what was just opened. */
  readonly restoredFrom: Date | undefined
}

export function App() {
  const [language, setLanguage] = useState<Language>(firstLanguage)
  const look = useLook()
  const [opened, setOpened] = useState<Opened>()
  const [kept, setKept] = useState<KeptWork | "none">()
  useEffect(() => {
    // Where the browser keeps nothing, the studio begins with nothing.
    keptWork().then(
      (work) => setKept(work ?? "none"),
      () => setKept("none"),
    )
  }, [])
  useEffect(() => {
    if (kept === undefined || kept === "none" || opened !== undefined) return
    setOpened({ store: new SessionStore(kept.document), restoredFrom: kept.keptAt })
  }, [kept, opened])
  const open = (document: StudioDocument) =>
    setOpened({ store: new SessionStore(document), restoredFrom: undefined })
  const close = async () => {
    await forgetWork().catch(() => undefined)
    setKept("none")
    setOpened(undefined)
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
          {opened !== undefined ? (
            <SessionContext value={opened.store}>
              <Editor restoredFrom={opened.restoredFrom} onClose={close} onLanguage={switchLanguage} />
            </SessionContext>
          ) : (
            kept === "none" && <StartScreen onOpen={open} onLanguage={switchLanguage} />
          )}
        </LookContext>
      </Texts>
    </ThemeProvider>
  )
}
