import { useColorScheme } from "@parterre/react"
import type { SdkFailure } from "@parterre/sdk"
import { useEffect, useMemo } from "react"
import { styled, ThemeProvider } from "styled-components"
import { type Language, TextsProvider } from "../../shared/texts/TextsProvider.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { loadDisplayFont } from "../../shared/theme/fonts.ts"
import { GlobalStyle } from "../../shared/theme/GlobalStyle.ts"
import { makeTheme } from "../../shared/theme/make-theme.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { Column } from "../../shared/ui/Surface.ts"

/** Without its configuration a site has no look and no catalogue: not found, and why [ERR-003]. */
export function SiteFailure({ language, failure }: { language: Language; failure: SdkFailure }) {
  const scheme = useColorScheme()
  const theme = useMemo(() => makeTheme({}, undefined, scheme), [scheme])
  useEffect(() => {
    loadDisplayFont(undefined)
  }, [])
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <TextsProvider language={language}>
        <Why failure={failure} />
      </TextsProvider>
    </ThemeProvider>
  )
}

function Why({ failure }: { failure: SdkFailure }) {
  const { t } = useTexts()
  return (
    <main>
      <Middle>
        <h1>{t("site.failed")}</h1>
        <Notice tone="danger" role="alert">
          {failure.message}
        </Notice>
        <p>{t("site.failed.body")}</p>
        <Button onPress={() => window.location.reload()}>{t("app.retry")}</Button>
      </Middle>
    </main>
  )
}

const Middle = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  justify-items: start;
  max-width: 640px;
  padding-block: ${({ theme }) => theme.space[8]};
`
