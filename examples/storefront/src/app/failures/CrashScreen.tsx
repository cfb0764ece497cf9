import { navigationFailed } from "@parterre/contract"
import { useEffect } from "react"
import { styled } from "styled-components"
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
  useEffect(() => console.error(navigationFailed.says, error), [error])
  return (
    <Middle>
      <h1>{t("error.title")}</h1>
      <p>{t("error.body")}</p>
      <Button onPress={() => window.location.reload()}>{t("error.reload")}</Button>
      <details>
        <summary>{t("app.details")}</summary>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
      </details>
    </Middle>
  )
}

const Middle = styled(FailureColumn)`
  summary { min-height: 44px; cursor: pointer; }
  pre { max-width: 100%; overflow: auto; white-space: pre-wrap; color: ${({ theme }) => theme.color.inkMuted}; }
`
