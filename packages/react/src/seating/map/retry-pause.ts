import type { SdkFailure } from "@parterre/sdk"

/** Milliseconds. */
const FIRST = 2000
const LONGEST = 30_000

/** Milliseconds until what failed so many times before may be asked for again: ever more, and what the service asks for. */
export function retryPause(failuresBefore: number, failure?: SdkFailure): number {
  const asked = failure !== undefined && "retryAfter" in failure ? (failure.retryAfter ?? 0) * 1000 : 0
  return Math.max(asked, Math.min(LONGEST, FIRST * 2 ** failuresBefore))
}
