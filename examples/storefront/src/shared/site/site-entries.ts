import type { SitePage, WebsiteConfig } from "@parterre/contract"
import type { TextKey } from "../texts/TextsProvider.tsx"

export interface SiteEntry {
  readonly name: SitePage | "venues" | "solution"
  readonly text: TextKey
  /** Of this site, without its language; or an address elsewhere. */
  readonly path?: string
  readonly url?: string
}

export const pathOfPage: Readonly<Record<SitePage, string>> = {
  faq: "/static/faq",
  contact: "/static/contact",
  careers: "/static/careers",
  medias: "/static/medias",
  streaming: "/streaming",
  vq: "/vq",
  pos: "/pos",
}

const ORDER = [
  "faq",
  "contact",
  "pos",
  "venues",
  "solution",
  "careers",
  "medias",
  "streaming",
  "vq",
] as const satisfies readonly SiteEntry["name"][]

/** What a site has beside its programme: its venues, and what the organiser gave of the rest [SHELL-063]. */
export const siteEntries = (
  { sitePages = [], solutionUrl }: WebsiteConfig,
  names: readonly SiteEntry["name"][] = ORDER,
): readonly SiteEntry[] =>
  names.flatMap((name): readonly SiteEntry[] => {
    const text = `entry.${name}` as const
    if (name === "venues") return [{ name, text, path: "/locations" }]
    if (name === "solution") return solutionUrl === undefined ? [] : [{ name, text, url: solutionUrl }]
    return sitePages.includes(name) ? [{ name, text, path: pathOfPage[name] }] : []
  })
