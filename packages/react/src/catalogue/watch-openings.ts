const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Milliseconds over which those who wait for an opening are spread: nobody asks at the same moment. */
const SPREAD = 2_000
/** Milliseconds, give or take a half, until it is asked once more what was not open yet, and how often in all. */
const PAUSE = 15_000
const MOST = 5

/** Moments at which something goes on sale. */
export interface Openings {
  /** Epoch milliseconds, in any order; those that have passed are none. */
  readonly moments: readonly number[]
  /** The server's time, as far as it is known. */
  readonly now: () => number
  /** Learns the server's time: a shopper's clock may be wrong. */
  readonly learn: () => Promise<unknown>
  /** Reads anew; answers whether it was open. */
  readonly read: () => Promise<boolean>
}

/** Reads anew each time the server's clock has passed an opening, until the answered function is called. */
export function watchOpenings({ moments, now, learn, read }: Openings): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let isLearnt = false
  let tries = 0
  let left = moments.toSorted((a, b) => a - b)
  const spread = Math.random() * SPREAD
  const begunAt = Date.now()

  const later = (milliseconds: number) => {
    if (!isOver) timer = setTimeout(look, milliseconds)
  }
  async function look(): Promise<void> {
    // No clock is wrong by more than a day.
    if (!isLearnt && left.some((at) => Math.abs(at - now()) < DAY))
      isLearnt = await learn().then(
        () => true,
        () => false,
      )
    if (isOver) return
    // What had passed when this began was read with the page; what has passed since, while a device slept, was not.
    const begun = now() - (Date.now() - begunAt)
    if (tries === 0) left = left.filter((at) => at > begun - (isLearnt ? MINUTE : DAY))
    const [at] = left
    if (at === undefined) return
    const wait = at + spread - now()
    // A timer is late after a device has slept, and none is as long as months.
    if (wait > 0) return later(Math.min(wait, HOUR))
    tries += 1
    const isOpen = await read().catch(() => false)
    if (!isOpen && tries < MOST) return later(PAUSE * (0.5 + Math.random()))
    tries = 0
    left = left.slice(1)
    if (!isOver) await look()
  }
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
