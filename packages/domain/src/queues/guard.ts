import type { KeyKind } from "./key-records.ts"

/** What a queue may be of. */
export interface Guarded {
  readonly type: KeyKind
  readonly id: string
}

/**
 * What a shopper needs a key of, to be shown or to hold a thing: the thing itself when it has a queue of its own, else
 * its page; nothing when neither has one.
 */
export function guardOf(
  thing: Guarded & { readonly pageId?: string | undefined },
  hasQueue: (guarded: Guarded) => boolean,
): Guarded | undefined {
  const { type, id, pageId } = thing
  if (hasQueue({ type, id })) return { type, id }
  const page: Guarded = { type: "pages", id: pageId ?? "" }
  return pageId !== undefined && hasQueue(page) ? page : undefined
}
