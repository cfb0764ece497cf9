import type { ProblemCode } from "@parterre/contract"
import type { Clock } from "../clock.ts"
import { Refusal } from "../refusal.ts"

/** Keys remembered before those that are forgiven are dropped. */
const mostKeys = 10_000

export interface RefusalLimit {
  /** Does the work, unless too many tries of this key have failed lately. */
  watch<Result>(key: string, work: () => Promise<Result>): Promise<Result>
  /** Counts one try of a key, whatever becomes of it; false when there were too many before. */
  count(key: string): boolean
}

export interface RefusalLimitOptions {
  readonly most: number
  /** Milliseconds after which a failed try is forgiven. */
  readonly within: number
  /** The refusals that count as a failed try. */
  readonly codes: ReadonlySet<ProblemCode>
  /** A try under way counts as a failed one, so that a burst is told no more than one try after the other is. */
  readonly countsPending?: boolean
}

/** When a try began, or failed; epoch milliseconds. */
interface Try {
  readonly at: number
}

/** Against those who try and try: what failed is counted, per process. */
export function refusalLimit(
  { most, within, codes, countsPending = false }: RefusalLimitOptions,
  clock: Clock,
): RefusalLimit {
  const counted = new Map<string, Try[]>()

  const recent = (key: string): Try[] =>
    (counted.get(key) ?? []).filter(({ at }) => clock.now() - at < within)

  function add(key: string): Try {
    if (counted.size >= mostKeys)
      for (const known of counted.keys()) if (recent(known).length === 0) counted.delete(known)
    const one = { at: clock.now() }
    counted.set(key, [...recent(key), one])
    return one
  }

  function forget(key: string, one: Try): void {
    const others = recent(key).filter((other) => other !== one)
    if (others.length > 0) counted.set(key, others)
    else counted.delete(key)
  }

  return {
    async watch(key, work) {
      const first = recent(key).at(-most)
      if (first !== undefined) {
        const retryAfter = Math.ceil((first.at + within - clock.now()) / 1000)
        throw new Refusal("rate-limited", { retryAfter })
      }
      const pending = countsPending ? add(key) : undefined
      let failed = false
      try {
        return await work()
      } catch (error) {
        failed = error instanceof Refusal && codes.has(error.code)
        throw error
      } finally {
        if (failed && pending === undefined) add(key)
        if (!failed && pending !== undefined) forget(key, pending)
      }
    },

    count(key) {
      if (recent(key).length >= most) return false
      add(key)
      return true
    },
  }
}
