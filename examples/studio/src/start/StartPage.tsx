import { Languages, Moon, Sun } from "lucide-react"
import type { ReactNode } from "react"
import { styled } from "styled-components"
import { useScheme } from "../app/look.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button } from "../ui/controls.ts"

/** A page before anything is drawn: what it is, its language and light, then what is done there. */
export function StartPage({ onLanguage, children }: { onLanguage: () => void; children: ReactNode }) {
  const { t, language } = useTexts()
  const { scheme, switchScheme } = useScheme()
  return (
    <Page>
      <header>
        <p>{t("app.title")}</p>
        <span />
        <Button $kind="plain" lang={language === "fr" ? "en-CA" : "fr-CA"} onClick={onLanguage}>
          <Languages size={18} strokeWidth={1.5} aria-hidden />
          {t("language.other")}
        </Button>
        <Button
          $kind="plain"
          aria-label={t(scheme === "light" ? "look.dark" : "look.light")}
          onClick={switchScheme}
        >
          {scheme === "light" ? <Moon size={18} aria-hidden /> : <Sun size={18} aria-hidden />}
        </Button>
      </header>
      <main>{children}</main>
    </Page>
  )
}

const Page = styled.div`
  min-height: 100dvh;
  > header { display: flex; align-items: center; gap: 8px; padding: 10px clamp(16px, 4vw, 48px); border-bottom: 1px solid ${({ theme }) => theme.color.line}; background: ${({ theme }) => theme.color.surfaceRaised}; }
  > header p { font-weight: 700; }
  > header span { flex: 1; }
  > main { max-width: 1120px; margin: 0 auto; padding: clamp(20px, 5vh, 48px) clamp(16px, 4vw, 48px) 48px; }
  h1 { font-size: ${({ theme }) => theme.size.title}; margin-bottom: 8px; }
  > main > p { max-width: 65ch; color: ${({ theme }) => theme.color.inkMuted}; }
`

/** What one does there, on a surface of its own. */
export const StartPanel = styled.section`
  display: grid;
  gap: 12px;
  padding: 20px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surfaceRaised};
  form { display: grid; gap: 12px; max-width: 360px; }
  ul > li { display: flex; gap: 12px; align-items: center; margin-bottom: 8px; }
  > h2 { font-size: ${({ theme }) => theme.size.heading}; }
`

/** One form alone on a page. */
export const NarrowPanel = styled(StartPanel)`
  max-width: 402px;
  margin-top: 24px;
`
