/** A `<link>` of a page's head. */
export interface AddressLink {
  readonly rel: "canonical" | "alternate"
  readonly hreflang?: string
  readonly href: string
}

/** The addresses of a page in the languages of its site, for search engines. Readers of any other language are sent to the first. */
export function alternateAddresses(
  path: string,
  languages: readonly string[],
  addressOf: (path: string) => string,
): readonly (AddressLink & { readonly hreflang: string })[] {
  const alternate = (hreflang: string, one: string) =>
    ({ rel: "alternate", hreflang, href: addressOf(`/${one}${path}`) }) as const
  return [
    ...languages.map((one) => alternate(`${one}-CA`, one)),
    ...languages.slice(0, 1).map((one) => alternate("x-default", one)),
  ]
}

/**
 * The one address of a page in a language, and its addresses in all of them.
 *
 * @param path without its language, such as `/pages/belvedere.le-cid`
 * @param addressOf the whole address of a path
 */
export const pageAddresses = (
  path: string,
  language: string,
  languages: readonly string[],
  addressOf: (path: string) => string,
): readonly AddressLink[] => [
  { rel: "canonical", href: addressOf(`/${language}${path}`) },
  ...alternateAddresses(path, languages, addressOf),
]
