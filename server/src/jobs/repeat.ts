import type { IsStopping } from "../stopping.ts"

/** Sets an alarm and answers how to take it back; tests ring it themselves. */
export type Timer = (ring: () => void, milliseconds: number) => () => void

const systemTimer: Timer = (ring, milliseconds) => {
  const alarm = setTimeout(ring, milliseconds)
  return () => clearTimeout(alarm)
}

export interface RepeatOptions {
  readonly everyMilliseconds: number
  readonly timer?: Timer
  /** A round that failed is told here, and the next one comes all the same. */
  readonly onError: (error: unknown) => void
}

export interface RepeatedJob {
  /** Lets a round that is under way finish what it is at, and starts no other. */
  stop(): Promise<void>
}

/**
 * Runs a job again and again, a pause after each round, never two rounds at once. A round that answers `true` has left work
 * over, and the next one follows at once.
 */
export function repeat(
  job: (isStopping: IsStopping) => Promise<unknown>,
  { everyMilliseconds, timer = systemTimer, onError }: RepeatOptions,
): RepeatedJob {
  let stopped = false
  let round: Promise<void> = Promise.resolve()
  let cancel = timer(next, everyMilliseconds)

  function next(): void {
    round = job(() => stopped)
      .catch(onError)
      .then((answer) => {
        if (!stopped) cancel = timer(next, answer === true ? 0 : everyMilliseconds)
      })
  }

  return {
    async stop() {
      stopped = true
      cancel()
      await round
    },
  }
}
