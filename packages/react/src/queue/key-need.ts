import { type AccessKeys, accessKeyOf, type Guarded, letsIn } from "@parterre/domain/queues"

/** What is known of a thing that may need a key. */
export interface KeyFacts {
  /** What needs a key for the thing: itself or its page, or nothing. */
  readonly guard: Guarded | undefined
  readonly keys: AccessKeys
  /**
   * Epoch milliseconds by the server's clock when the thing was opened; undefined while no answer has told the time, 0 where
   * none could be had.
   */
  readonly openedAt: number | undefined
}

export interface KeyNeed {
  /** Whether it has been asked: a thing that is shown before may have to go again. */
  readonly isKnown: boolean
  /** What a shopper must have a key of to be shown the thing, and has none: the thing itself or its page. */
  readonly needed: Guarded | undefined
}

/**
 * Whether a key that ends is good is told by the server's clock alone: that of a phone may be hours off. Where it cannot be
 * told, the thing is shown, for the server holds nothing without a key.
 */
export function keyNeed({ guard, keys, openedAt }: KeyFacts): KeyNeed {
  const key = guard && accessKeyOf(keys, guard.type, guard.id)
  const isKnown = key?.goodUntil === undefined || openedAt !== undefined
  return { isKnown, needed: isKnown && !letsIn(key, openedAt ?? 0) ? guard : undefined }
}
