import { type ReactNode, useEffect, useMemo } from "react"
import { ThemeProvider } from "styled-components"
import { Messages } from "../../shared/messages/Messages.tsx"
import { useLocation } from "../../shared/navigation/router.tsx"
import { hasFrame } from "../../shared/site/frame-of.ts"
import { useIsPresentable } from "../../shared/site/safe-html.ts"
import { type Site, SiteContext, siteImage, sitePalette } from "../../shared/site/site.ts"
import { TextsProvider } from "../../shared/texts/TextsProvider.tsx"
import { colorVariables } from "../../shared/theme/colors.ts"
import { loadDisplayFont } from "../../shared/theme/fonts.ts"
import { GlobalStyle } from "../../shared/theme/GlobalStyle.ts"
import { makeTheme } from "../../shared/theme/make-theme.ts"
import { Layout } from "../layout/Layout.tsx"

/** The look, the language and the frame of one tenant's site. */
export function SiteFrame({ site, children }: { site: Site; children: ReactNode }) {
  const { config, language } = site
  const theme = useMemo(() => makeTheme(config.themeMood), [config.themeMood])
  const colors = useMemo(() => colorVariables(sitePalette(config), config.themeMood), [config])
  useEffect(() => {
    loadDisplayFont(config.themeMood)
  }, [config.themeMood])
  const { pathname, search } = useLocation()
  const above = hasFrame(site.tenant, pathname, search) ? config.header : undefined
  // What stands above comes with the page: later it would push away what a shopper is about to tap.
  const isSeen = useIsPresentable(above)
  useFavicon(siteImage(site, "SMALL"))
  return (
    <SiteContext.Provider value={site}>
      <ThemeProvider theme={theme}>
        <GlobalStyle $colors={colors} $background={config.backgroundImage} />
        <TextsProvider language={language}>
          <Messages>
            <Layout isSeen={isSeen}>{children}</Layout>
          </Messages>
        </TextsProvider>
      </ThemeProvider>
    </SiteContext.Provider>
  )
}

/** The site's own sign on the tab [SHELL-008]. */
function useFavicon(url: string | undefined) {
  useEffect(() => {
    if (url === undefined) return
    const link = document.querySelector<HTMLLinkElement>("link[rel=icon]") ?? document.createElement("link")
    link.rel = "icon"
    link.href = faviconUrl(url, Date.now())
    document.head.append(link)
  }, [url])
}

const HOUR = 3_600_000

/** The address of the site's icon; it changes hourly, so that a new icon is seen within the hour [SHELL-009]. */
export function faviconUrl(url: string, now: number): string {
  const mark = url.includes("?") ? "&" : "?"
  return `${url}${mark}h=${Math.floor(now / HOUR)}`
}
