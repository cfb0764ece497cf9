import type { WebsiteConfig } from "@parterre/contract"

/** A `<link>` of the head. */
export interface AddressLink {
  readonly rel: "canonical" | "alternate"
  readonly hreflang?: string
  readonly href: string
}

/**
 * The one address of a page and its addresses in the languages of the site, as search engines read them. Readers of any other
 * language are sent to the first.
 */
export function pageAddresses(
  path: string,
  language: string,
  languages: WebsiteConfig["languages"],
  addressOf: (path: string) => string,
): readonly AddressLink[] {
  const hrefIn = (one: string) => addressOf(`/${one}${path}`)
  const alternate = (hreflang: string, one: string): AddressLink => ({
    rel: "alternate",
    hreflang,
    href: hrefIn(one),
  })
  return [
    { rel: "canonical", href: hrefIn(language) },
    ...languages.map((one) => alternate(`${one}-CA`, one)),
    ...languages.slice(0, 1).map((one) => alternate("x-default", one)),
  ]
}
