import type { WebsiteConfig } from "@parterre/contract"
import { usePublished } from "@parterre/react"
import { type ReactNode, useEffect, useMemo } from "react"
import { preload } from "react-dom"
import { ThemeProvider } from "styled-components"
import { Messages } from "../../shared/messages/Messages.tsx"
import { useLocation } from "../../shared/navigation/router.tsx"
import { hasFrame } from "../../shared/site/frame-of.ts"
import { useIsPresentable } from "../../shared/site/safe-html.ts"
import { type Site, SiteContext, siteImage, siteMood, sitePalette } from "../../shared/site/site.ts"
import { TextsProvider } from "../../shared/texts/TextsProvider.tsx"
import { GlobalStyle } from "../../shared/theme/GlobalStyle.tsx"
import type { SiteLook } from "../../shared/theme/look.ts"
import { theme } from "../../shared/theme/theme.ts"
import { Layout } from "../layout/Layout.tsx"

/** The look, the language and the frame of one tenant's site. */
export function SiteFrame({ site: given, children }: { site: Site; children: ReactNode }) {
  const { config, language, tenant } = given
  // The same object until something of it changes: a part of a drawn page whose code is on its way would else begin anew.
  const site = useMemo(() => ({ config, language, tenant }), [config, language, tenant])
  const look = useSiteLook(config)
  for (const url of look?.fonts ?? [])
    preload(url, { as: "font", type: "font/woff2", crossOrigin: "anonymous" })
  const { pathname, search } = useLocation()
  const above = hasFrame(site.tenant, pathname, search) ? config.header : undefined
  // What stands above comes with the page: later it would push away what a shopper is about to tap.
  const isSeen = useIsPresentable(above)
  useFavicon(siteImage(site, "SMALL"))
  if (look === undefined) return null
  return (
    <SiteContext.Provider value={site}>
      <ThemeProvider theme={theme}>
        <GlobalStyle look={look.css} background={config.backgroundImage} />
        <TextsProvider language={language}>
          <Messages>
            <Layout isSeen={isSeen}>{children}</Layout>
          </Messages>
        </TextsProvider>
      </ThemeProvider>
    </SiteContext.Provider>
  )
}

/** What is the site's own; a page that a server drew came with it. */
function useSiteLook(config: WebsiteConfig): SiteLook | undefined {
  const palette = sitePalette(config)
  const mood = siteMood(config)
  const look = usePublished(`look ${JSON.stringify([palette, mood])}`, async () =>
    (await import("../../shared/theme/look.ts")).siteLook(palette, mood),
  )
  return look.status === "ready" ? look.value : undefined
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
