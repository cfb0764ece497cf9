import { navigationFailed } from "@parterre/contract"
import { use, useEffect } from "react"
import { styled } from "styled-components"
import { EmailLink } from "../../shared/site/ContactLinks.tsx"
import { SiteContext } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { languageOf } from "../language-of.ts"
import { FailureColumn, FailureFrame } from "./FailureFrame.tsx"

/** What is left when a screen broke [ERR-002] [ERR-030]. */
export const CrashScreen = ({ error }: { error: unknown }) => (
  <FailureFrame language={languageOf(window.location.pathname)}>
    <Sorry error={error} />
  </FailureFrame>
)

function Sorry({ error }: { error: unknown }) {
  const { t } = useTexts()
  // Nothing is known of a site that broke before it was there.
  const email = use(SiteContext)?.config.contact?.email
  useEffect(() => console.error(navigationFailed.says, error), [error])
  return (
    <Middle>
      <h1>{t("error.title")}</h1>
      <p>{t("error.body")}</p>
      <Button onPress={() => window.location.reload()}>{t("error.reload")}</Button>
      {email !== undefined && <EmailLink email={email} />}
      <details>
        <summary>{t("app.details")}</summary>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
      </details>
    </Middle>
  )
}

const Middle = styled(FailureColumn)`
  > a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    min-height: 44px;
    color: inherit;
  }
  summary { min-height: 44px; cursor: pointer; }
  pre { max-width: 100%; overflow: auto; white-space: pre-wrap; color: ${({ theme }) => theme.color.inkMuted}; }
`
