/** Mean, middle, 95th percentile and longest of a series, in milliseconds. */
export interface Frames {
  /**
   * Time gone by over frames made: where a library answers some frames with nothing new, only this tells, and only this
   * is finer than the browser's clock, which counts tenths.
   */
  readonly mean: number
  readonly median: number
  readonly p95: number
  readonly longest: number
  readonly count: number
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

export function summary(times: readonly number[]): Frames {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => rounded(sorted[Math.ceil(sorted.length * share) - 1] ?? 0, 1)
  const mean = rounded(times.reduce((sum, time) => sum + time, 0) / times.length, 2)
  return { mean, median: at(0.5), p95: at(0.95), longest: at(1), count: sorted.length }
}

/** Resolves when the frame being made now has been handed over: the task after its callbacks, style and paint. */
export const painted = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => resolve(performance.now())
      channel.port2.postMessage(undefined)
    })
  })

/**
 * Milliseconds of an act and of the frame that shows it. A page that has been quiet gets its next frame at the next sixtieth
 * of a second, however fast it is: that wait is not counted.
 */
export async function workOf(act: () => void): Promise<number> {
  let begun = 0
  requestAnimationFrame(() => {
    begun = performance.now()
  })
  const before = performance.now()
  act()
  const acted = performance.now()
  return acted - before + (await painted()) - begun
}

/** Acts once a frame for that long, told the share of time gone; answers the time between frames. */
export async function whileFrames(milliseconds: number, act: (share: number) => void): Promise<number[]> {
  const times: number[] = []
  const start = performance.now()
  let before = start
  while (before - start < milliseconds) {
    act((before - start) / milliseconds)
    await new Promise(requestAnimationFrame)
    const now = performance.now()
    times.push(now - before)
    before = now
  }
  return times
}

/** Frames that pass while nothing is asked, until the picture has been quiet for a while. */
export const rest = (milliseconds = 600) => whileFrames(milliseconds, () => {})
