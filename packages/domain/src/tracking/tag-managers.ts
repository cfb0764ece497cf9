/** Where tag managers' scripts come from. */
const TAG_MANAGER_ORIGIN = "https://www.googletagmanager.com"

/** What an id looks like; it becomes part of a script's address. */
export const TAG_MANAGER_ID = "^GTM-[A-Z0-9]{4,12}$"

const looksLikeId = new RegExp(TAG_MANAGER_ID)

/** The tag-manager ids whose scripts may be loaded, each once; what does not look like one is left out [TRACK-002]. */
export const tagManagerIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id) => looksLikeId.test(id))),
]

/** The script of a tag manager. */
export const tagManagerScript = (id: string): string => `${TAG_MANAGER_ORIGIN}/gtm.js?id=${id}`

/**
 * What the pages of a site with a tag manager may load besides their own: the tag manager, and where its maker's tags of
 * measurement send what they count.
 */
export const TAG_MANAGER_SOURCES = {
  scripts: [TAG_MANAGER_ORIGIN],
  connections: [TAG_MANAGER_ORIGIN, "https://*.google-analytics.com", "https://*.analytics.google.com"],
  pictures: [TAG_MANAGER_ORIGIN, "https://*.google-analytics.com"],
} as const
