import { FINAL_FAILURES, type SdkFailure } from "@parterre/sdk"

/** Milliseconds. */
const FIRST_PAUSE = 2000
const LONGEST_PAUSE = 30_000

/** Milliseconds until what failed so many times may be asked for again: ever more, and no less than the service asks for. */
function retryPause(failures: number, failure: SdkFailure, random: () => number): number {
  const asked = "retryAfter" in failure ? (failure.retryAfter ?? 0) * 1000 : 0
  const pause = Math.max(asked, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1)))
  // All who were refused together would come back together.
  return pause * (1 + random() / 2)
}

export interface Retries {
  /** What failed is tried again after a pause. */
  later(id: string, failure: SdkFailure): void
  /** It is there, or not wanted any more. */
  forget(id: string): void
  /** Whether it is not to be asked for now: it has its pause, or is given up. */
  isWaiting(id: string): boolean
  /** Nothing is tried again before this is called, nor once the answered function was; what is left waits for the next call. */
  start(): () => void
}

/** What no later answer can do better. */
const final: readonly string[] = ["section-unknown" satisfies SdkFailure["_tag"], ...FINAL_FAILURES]

interface Failed {
  readonly times: number
  readonly last: SdkFailure
  due: ReturnType<typeof setTimeout> | undefined
}

/** Tries again what failed, each after its own pauses. */
export function createRetries(retry: (id: string) => void, random = Math.random): Retries {
  const waiting = new Map<string, Failed>()
  const starts = new Set<object>()
  function plan(failed: Failed, id: string) {
    if (starts.size === 0 || final.includes(failed.last._tag)) return
    failed.due = setTimeout(
      () => {
        failed.due = undefined
        retry(id)
      },
      retryPause(failed.times, failed.last, random),
    )
  }
  return {
    later(id, failure) {
      const { times = 0, due } = waiting.get(id) ?? {}
      clearTimeout(due)
      const failed = { times: times + 1, last: failure, due: undefined }
      waiting.set(id, failed)
      plan(failed, id)
    },
    forget(id) {
      clearTimeout(waiting.get(id)?.due)
      waiting.delete(id)
    },
    isWaiting(id) {
      const failed = waiting.get(id)
      return failed !== undefined && (failed.due !== undefined || final.includes(failed.last._tag))
    },
    start() {
      const own = {}
      starts.add(own)
      if (starts.size === 1) waiting.forEach(plan)
      return () => {
        starts.delete(own)
        if (starts.size === 0)
          for (const failed of waiting.values()) {
            clearTimeout(failed.due)
            failed.due = undefined
          }
      }
    },
  }
}
