/** What is no page: the API, and the ways in of providers, wallets, staff and tests. */
const SERVICES = ["/v1/", "/v2/", "/backend/", "/sandbox/", "/social/", "/studio/", "/wallet/"]

/**
 * Screens of one visitor, under each language. What has a token in its address is left open: a crawler that finds such an
 * address has to read the page to be told not to list it.
 */
const PRIVATE: readonly (readonly [closed: string, open?: string])[] = [
  ["ads-pages"],
  ["cart", "cart?*oken="],
  ["checkout/", "checkout/*oken="],
  ["client/", "client/client-"],
  ["key-server/"],
  ["not-authorized"],
  ["redirect"],
  ["seatmap/venue/"],
]

/** `robots.txt` (RFC 9309) of a host: what crawlers leave alone, and where its sitemaps are. */
export const robots = (sitemaps: readonly string[]): string =>
  [
    "User-agent: *",
    ...SERVICES.map((path) => `Disallow: ${path}`),
    ...["fr", "en"].flatMap((language) =>
      PRIVATE.flatMap(([closed, open]) => [
        `Disallow: /${language}/${closed}`,
        ...(open === undefined ? [] : [`Allow: /${language}/${open}`]),
      ]),
    ),
    ...(sitemaps.length > 0 ? ["", ...sitemaps.map((address) => `Sitemap: ${address}`)] : []),
    "",
  ].join("\n")

/** Of a server that is no shop: one with the sandboxes sells nothing, and its events are nobody's. */
export const NO_ROBOTS = "User-agent: *\nDisallow: /\n"
