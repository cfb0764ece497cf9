/**
 * The tag-manager ids whose scripts may be loaded, each once; what does not look like one is left out, for it becomes
 * part of a script's address [TRACK-002].
 */
export const tagManagerIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id) => /^GTM-[A-Z0-9]{4,12}$/.test(id))),
]
