/** What a sale in demand guards [KEY-002]. */
export const KEY_KINDS = ["pages", "events", "subscriptions", "flexpass"] as const

export type KeyKind = (typeof KEY_KINDS)[number]

/**
 * A place in the queue of one thing; `keyserver` is absent before the key server's first answer. `goodUntil`, in epoch
 * milliseconds, is there once the place is a key.
 */
export type AccessKey = {
  id: string
  type: KeyKind
  keyserver?: { url: string; token: string }
  goodUntil?: number
}

/** The keys of a session: those of pages, and those of everything else, in two lists [KEY-003]. */
export type AccessKeys = { pages: readonly AccessKey[]; others: readonly AccessKey[] }

export const NO_ACCESS_KEYS: AccessKeys = { pages: [], others: [] }

const isSame = (one: Pick<AccessKey, "id" | "type">, other: Pick<AccessKey, "id" | "type">) =>
  one.id === other.id && one.type === other.type

const listOf = (type: KeyKind): keyof AccessKeys => (type === "pages" ? "pages" : "others")

/** The keys with one more, in its list; it takes the place of an older one of the same thing [KEY-003]. */
export function withAccessKey(keys: AccessKeys, key: AccessKey): AccessKeys {
  const list = listOf(key.type)
  return { ...keys, [list]: [...keys[list].filter((known) => !isSame(known, key)), key] }
}

export const accessKeyOf = (keys: AccessKeys, type: KeyKind, id: string): AccessKey | undefined =>
  keys[listOf(type)].find((key) => isSame(key, { type, id }))

/** Whether a stored key lets in, as far as its holder knows. */
export const letsIn = (key: AccessKey | undefined, now: number): boolean =>
  key?.goodUntil !== undefined && now < key.goodUntil

/** The keys without the key of one thing. */
export function withoutAccessKey(keys: AccessKeys, gone: Pick<AccessKey, "id" | "type">): AccessKeys {
  const list = listOf(gone.type)
  return { ...keys, [list]: keys[list].filter((known) => !isSame(known, gone)) }
}

/** Keys of flex passes whose event is in no list any more: they are to be forgotten [FLEX-011]. */
export const goneFlexPasses = ({ others }: AccessKeys, flexEventIds: readonly string[]): AccessKey[] =>
  others.filter(({ type, id }) => type === "flexpass" && !flexEventIds.includes(id))

/**
 * The token a hold sends: the event's own, else that of the page it was reached by; undefined when neither is stored
 * [HOLD-005].
 */
export const holdToken = (
  keys: AccessKeys,
  held: { type: Exclude<KeyKind, "pages">; id: string; pageId?: string | undefined },
): string | undefined =>
  accessKeyOf(keys, held.type, held.id)?.keyserver?.token ??
  (held.pageId === undefined ? undefined : accessKeyOf(keys, "pages", held.pageId)?.keyserver?.token)
