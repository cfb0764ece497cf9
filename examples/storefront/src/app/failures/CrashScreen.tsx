import { localProblems } from "@parterre/contract"
import { useColorScheme } from "@parterre/react"
import { useEffect, useMemo } from "react"
import { styled, ThemeProvider } from "styled-components"
import { TextsProvider } from "../../shared/texts/TextsProvider.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { GlobalStyle } from "../../shared/theme/GlobalStyle.ts"
import { makeTheme } from "../../shared/theme/make-theme.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Column } from "../../shared/ui/Surface.ts"
import { languageOf } from "../language-of.ts"

/** What is left when a screen broke; it leans on nothing that may have broken with it [ERR-002] [ERR-030]. */
export function CrashScreen({ error }: { error: unknown }) {
  const scheme = useColorScheme()
  const theme = useMemo(() => makeTheme({}, undefined, scheme), [scheme])
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <TextsProvider language={languageOf(window.location.pathname)}>
        <Sorry error={error} />
      </TextsProvider>
    </ThemeProvider>
  )
}

function Sorry({ error }: { error: unknown }) {
  const { t } = useTexts()
  useEffect(() => console.error(localProblems["navigation-failed"].says, error), [error])
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

const Middle = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  justify-items: start;
  max-width: 640px;
  padding-block: ${({ theme }) => theme.space[8]};
  summary { min-height: 44px; cursor: pointer; }
  pre { max-width: 100%; overflow: auto; white-space: pre-wrap; color: ${({ theme }) => theme.color.inkMuted}; }
`
