import { escapeHtml } from "@parterre/domain/site-html"
import { alternateAddresses } from "@parterre/domain/websites"
import type { Language } from "../http/handler.ts"

/** Addresses in one file: a fifth of what the protocol allows, so that no file comes near its 50 MB. */
const MOST_ADDRESSES = 10_000

export interface SitemapOptions {
  /** The site's, its own first. */
  readonly languages: readonly Language[]
  /** The one address of a path, its language in front. */
  readonly addressOf: (path: string) => string
  /** Addresses in one file. */
  readonly most?: number
}

/**
 * Each path in each language with its addresses in all of them, as https://www.sitemaps.org/protocol.html and Google's
 * `xhtml:link` have it; in as many files as it takes, at least one. None says when it changed: an import tells that of no page.
 */
export function sitemaps(
  paths: readonly string[],
  { languages, addressOf, most = MOST_ADDRESSES }: SitemapOptions,
): readonly string[] {
  const perFile = Math.max(1, Math.floor(most / languages.length))
  const count = Math.max(1, Math.ceil(paths.length / perFile))
  return Array.from({ length: count }, (_, at) => {
    const entries = paths.slice(at * perFile, (at + 1) * perFile).flatMap((path) => {
      const others = alternateAddresses(path, languages, addressOf)
        .map(
          ({ hreflang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
        )
        .join("")
      return languages.map((one) => `<url>${location(addressOf(`/${one}${path}`))}${others}</url>`)
    })
    return document(
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
      entries,
      "</urlset>",
    )
  })
}

/** Where the files of a sitemap are, when they are several. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  document(
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    addresses.map((address) => `<sitemap>${location(address)}</sitemap>`),
    "</sitemapindex>",
  )

const document = (opening: string, lines: readonly string[], closing: string): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', opening, ...lines, closing, ""].join("\n")

const location = (address: string): string => `<loc>${escaped(address)}</loc>`

/** An address in XML: what no address may have as it is, percent-encoded, and then what XML reads itself. */
const escaped = (address: string): string => escapeHtml(new URL(address).href)
