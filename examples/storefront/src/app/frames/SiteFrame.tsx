import type { WebsiteConfig } from "@parterre/contract"
import { usePublished } from "@parterre/react"
import { type ReactNode, useEffect, useMemo } from "react"
import { preload } from "react-dom"
import { ThemeProvider } from "styled-components"
import { Messages } from "../../shared/messages/Messages.tsx"
import { useLocation } from "../../shared/navigation/router.tsx"
import { hasFrame } from "../../shared/site/frame-of.ts"
import { useIsPresentable } from "../../shared/site/safe-html.ts"
import { type Site, SiteContext, siteImage, sitePalette } from "../../shared/site/site.ts"
import { TextsProvider } from "../../shared/texts/TextsProvider.tsx"
import { firstFonts, fontFaces } from "../../shared/theme/fonts.ts"
import { GlobalStyle } from "../../shared/theme/GlobalStyle.tsx"
import { makeTheme } from "../../shared/theme/make-theme.ts"
import { moodNamed } from "../../shared/theme/moods.ts"
import { Layout } from "../layout/Layout.tsx"

/** The look, the language and the frame of one tenant's site. */
export function SiteFrame({ site, children }: { site: Site; children: ReactNode }) {
  const { config, language } = site
  const theme = useMemo(() => makeTheme(config.themeMood), [config.themeMood])
  const colors = useColors(config)
  const mood = moodNamed(config.themeMood)
  for (const url of firstFonts(mood))
    preload(url, { as: "font", type: "font/woff2", crossOrigin: "anonymous" })
  const { pathname, search } = useLocation()
  const above = hasFrame(site.tenant, pathname, search) ? config.header : undefined
  // What stands above comes with the page: later it would push away what a shopper is about to tap.
  const isSeen = useIsPresentable(above)
  useFavicon(siteImage(site, "SMALL"))
  if (colors === undefined) return null
  return (
    <SiteContext.Provider value={site}>
      <ThemeProvider theme={theme}>
        <GlobalStyle colors={colors} faces={fontFaces(mood)} background={config.backgroundImage} />
        <TextsProvider language={language}>
          <Messages>
            <Layout isSeen={isSeen}>{children}</Layout>
          </Messages>
        </TextsProvider>
      </ThemeProvider>
    </SiteContext.Provider>
  )
}

/** The tenant's colours as CSS; a page that a server drew came with them. */
function useColors(config: WebsiteConfig): string | undefined {
  const palette = sitePalette(config)
  const { themeMood } = config
  const colors = usePublished(`colors ${JSON.stringify([palette, themeMood])}`, async () =>
    (await import("../../shared/theme/colors.ts")).colorVariables(palette, themeMood),
  )
  return colors.status === "ready" ? colors.value : undefined
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
