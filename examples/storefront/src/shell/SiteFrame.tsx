import { type ReactNode, useEffect, useMemo } from "react"
import { I18nProvider } from "react-aria-components"
import { ThemeProvider } from "styled-components"
import { Messages } from "../messages/Messages.tsx"
import { TextsProvider } from "../texts/TextsProvider.tsx"
import { loadDisplayFont } from "../theme/fonts.ts"
import { GlobalStyle } from "../theme/GlobalStyle.ts"
import { makeTheme } from "../theme/make-theme.ts"
import { useColorScheme } from "../theme/use-color-scheme.ts"
import { Layout } from "./Layout.tsx"
import { type Site, SiteContext, siteImage } from "./site.ts"

/** The look, the language and the frame of one tenant's site. */
export function SiteFrame({ site, children }: { site: Site; children: ReactNode }) {
  const { config, language } = site
  const scheme = useColorScheme()
  const theme = useMemo(() => makeTheme(config.themePalette, config.themeMood, scheme), [config, scheme])
  useEffect(() => {
    loadDisplayFont(config.themeMood)
  }, [config.themeMood])
  useFavicon(siteImage(site, "SMALL"))
  return (
    <SiteContext.Provider value={site}>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        <I18nProvider locale={`${language}-CA`}>
          <TextsProvider language={language}>
            <Messages>
              <Layout>{children}</Layout>
            </Messages>
          </TextsProvider>
        </I18nProvider>
      </ThemeProvider>
    </SiteContext.Provider>
  )
}

/** The address changes hourly, so that a new icon is seen within the hour [SHELL-008] [SHELL-009]. */
function useFavicon(url: string | undefined) {
  useEffect(() => {
    if (url === undefined) return
    const link = document.querySelector<HTMLLinkElement>("link[rel=icon]") ?? document.createElement("link")
    link.rel = "icon"
    link.href = `${url}?h=${Math.floor(Date.now() / 3_600_000)}`
    document.head.append(link)
  }, [url])
}
