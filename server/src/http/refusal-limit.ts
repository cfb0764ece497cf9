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
}

/** Against those who try and try: only what failed is counted, per process. */
export function refusalLimit({ most, within, codes }: RefusalLimitOptions, clock: Clock): RefusalLimit {
  const failedAt = new Map<string, number[]>()

  const recent = (key: string): number[] =>
    (failedAt.get(key) ?? []).filter((at) => clock.now() - at < within)

  function add(key: string): void {
    if (failedAt.size >= mostKeys)
      for (const known of failedAt.keys()) if (recent(known).length === 0) failedAt.delete(known)
    failedAt.set(key, [...recent(key), clock.now()])
  }

  return {
    async watch(key, work) {
      const first = recent(key).at(-most)
      if (first !== undefined)
        throw new Refusal("rate-limited", { retryAfter: Math.ceil((first + within - clock.now()) / 1000) })
      try {
        return await work()
      } catch (error) {
        if (error instanceof Refusal && codes.has(error.code)) add(key)
        throw error
      }
    },

    count(key) {
      if (recent(key).length >= most) return false
      add(key)
      return true
    },
  }
}
