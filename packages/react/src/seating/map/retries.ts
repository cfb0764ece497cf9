import type { SdkFailure } from "@parterre/sdk"

/** Milliseconds. */
const FIRST_PAUSE = 2000
const LONGEST_PAUSE = 30_000

/** Milliseconds until what failed so many times before may be asked for again: ever more, and what the service asks for. */
export function retryPause(failuresBefore: number, failure?: SdkFailure): number {
  const asked = failure !== undefined && "retryAfter" in failure ? (failure.retryAfter ?? 0) * 1000 : 0
  return Math.max(asked, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failuresBefore))
}

export interface Retries {
  /** What failed is tried again after a pause. */
  later(id: string, failure: SdkFailure): void
  /** It is there, or not wanted any more. */
  forget(id: string): void
  /** Nothing is tried again before this is called, nor once the answered function was. */
  start(): () => void
}

/** Tries again what failed, each after its own pauses. */
export function createRetries(retry: (id: string) => void): Retries {
  const waiting = new Map<
    string,
    { readonly failures: number; readonly due: ReturnType<typeof setTimeout> }
  >()
  const starts = new Set<object>()
  function forget(id: string) {
    clearTimeout(waiting.get(id)?.due)
    waiting.delete(id)
  }
  return {
    later(id, failure) {
      if (starts.size === 0) return
      const { failures = 0, due } = waiting.get(id) ?? {}
      clearTimeout(due)
      const next = setTimeout(() => retry(id), retryPause(failures, failure))
      waiting.set(id, { failures: failures + 1, due: next })
    },
    forget,
    start() {
      const own = {}
      starts.add(own)
      return () => {
        starts.delete(own)
        if (starts.size === 0) [...waiting.keys()].forEach(forget)
      }
    },
  }
}
