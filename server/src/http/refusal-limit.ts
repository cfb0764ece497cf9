import type { ProblemCode } from "@parterre/contract"
import { Refusal } from "../refusal.ts"
import type { Counters } from "./counters.ts"

export interface RefusalLimit {
  /**
   * Does the work, unless too many tries of this key have failed lately. `hasFailed` knows a failure that the work
   * answers instead of throwing it.
   */
  watch<Result>(
    key: string,
    work: () => Promise<Result>,
    hasFailed?: (result: Result) => boolean,
  ): Promise<Result>
}

export interface RefusalLimitOptions {
  /** What is counted; no other limit has this name. */
  readonly name: string
  readonly most: number
  /** Milliseconds after the first failed try in which no more than `most` may fail. */
  readonly within: number
  /**
   * How many may be under way while none has failed; `most` when absent. Each failure leaves room for one less, so of a
   * burst no more than these fail before all is closed.
   */
  readonly mostAtOnce?: number
  /**
   * Where tries under way are counted; with the failed ones when absent. In a process's memory a try that is right writes
   * nothing, and a burst at several processes is told `mostAtOnce` tries by each of them before all is closed.
   */
  readonly underWay?: Counters
  /** The refusals that count as a failed try. */
  readonly codes: ReadonlySet<ProblemCode>
}

/** Milliseconds after the last try was let in until all are surely done with, even if nobody could say so. */
const longestTry = 5 * 60_000
/** Milliseconds to wait for tries under way. */
const shortWait = 1_000

/**
 * Against those who try and try: what failed is counted. A try under way counts as a failed one, so that a burst is told
 * no more than one try after the other is; or no more than `mostAtOnce`, where many who do nothing wrong come at once.
 */
export function refusalLimit(counters: Counters, options: RefusalLimitOptions): RefusalLimit {
  const { name, most, within, codes, mostAtOnce = most } = options
  const failed = counters(name, within)
  const underWay = (options.underWay ?? counters)(`${name}, under way`, longestTry, "last")
  const isFailure = (error: unknown) => error instanceof Refusal && codes.has(error.code)

  return {
    async watch(key, work, hasFailed = () => false) {
      // Nobody who only asks keeps alive what was never taken back, such as the tries of a process that fell over.
      if ((await underWay.read(key)).count >= mostAtOnce) throw tooMany(shortWait)
      const pending = await underWay.add(key)
      try {
        const before = await failed.read(key)
        if (before.count >= most) throw tooMany(before.endsIn)
        if (before.count + pending.count > mostAtOnce) throw tooMany(shortWait)
        const result = await work()
        if (hasFailed(result)) await failed.add(key)
        return result
      } catch (error) {
        if (isFailure(error)) await failed.add(key)
        throw error
      } finally {
        // What was done, such as a payment, is answered all the same; a try left behind ends with its window.
        await pending.takeBack().catch(() => undefined)
      }
    },
  }
}

/** The refusal of a caller who may come again in so many milliseconds. */
export const tooMany = (milliseconds: number): Refusal<"rate-limited"> =>
  new Refusal("rate-limited", { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) })
