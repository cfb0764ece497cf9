const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Milliseconds over which those who wait for an opening are spread: nobody asks at the same moment. */
const SPREAD = 2_000
/** Milliseconds, give or take a half, until it is asked once more what was not open yet, and how often in all. */
const PAUSE = 15_000
const MOST = 5

/** A moment at which something goes on sale. */
export interface Opening {
  /** Epoch milliseconds. */
  readonly at: number
  /** The server's time, as far as it is known. */
  readonly now: () => number
  /** Learns the server's time: a shopper's clock may be wrong. */
  readonly learn: () => Promise<unknown>
  /** Reads anew; answers whether it was open. */
  readonly read: () => Promise<boolean>
}

/** Reads anew once the server's clock has passed an opening, until the answered function is called. */
export function watchOpening({ at, now, learn, read }: Opening): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let isLearnt = false
  let tries = 0
  const opensFor = at + Math.random() * SPREAD

  const later = (milliseconds: number) => {
    if (!isOver) timer = setTimeout(look, milliseconds)
  }
  async function look() {
    if (!isLearnt && at - now() < DAY) {
      isLearnt = true
      await learn().catch(() => undefined)
    }
    const left = opensFor - now()
    // A timer is late after a device has slept, and none is as long as months.
    if (left > 0) return later(Math.min(left, HOUR))
    if (isOver) return
    tries += 1
    const isOpen = await read().catch(() => false)
    if (!isOpen && tries < MOST) later(PAUSE * (0.5 + Math.random()))
  }
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** The soonest of some moments that is still to come, or passed no longer ago than a clock may be wrong; ISO 8601. */
export function nextOpening(moments: readonly (string | undefined)[], now: number): number | undefined {
  const times = moments.flatMap((moment) => (moment === undefined ? [] : Date.parse(moment)))
  const soonest = Math.min(...times.filter((time) => time > now - DAY))
  return Number.isFinite(soonest) ? soonest : undefined
}
