import { useTexts } from "../texts/texts.tsx"
import { SignInForm } from "../ui/SignInForm.tsx"
import { NarrowPanel, StartPage } from "./StartPage.tsx"

interface SiteGateProps {
  subdomain: string
  onSignedIn: () => void
  onLanguage: () => void
}

/** Where a site serves the studio, its staff sign in before anything is shown, work that was kept included. */
export function SiteGate({ subdomain, onSignedIn, onLanguage }: SiteGateProps) {
  const { t } = useTexts()
  return (
    <StartPage onLanguage={onLanguage}>
      <h1 tabIndex={-1}>{t("gate.title", { site: subdomain })}</h1>
      <p>{t("gate.text")}</p>
      <NarrowPanel aria-label={t("site.signIn")}>
        <SignInForm subdomain={subdomain} onSignedIn={onSignedIn} />
      </NarrowPanel>
    </StartPage>
  )
}
