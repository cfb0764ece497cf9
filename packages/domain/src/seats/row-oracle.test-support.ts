/**
 * The plain scan of one row of one price level: for each start, look at every seat of the group and at the seats
 * beside it. The exhaustive tests and the benchmark hold the masks against it.
 */

/** A group that fits: where it starts, and how many seats it would leave alone. */
export type Fit = { start: number; alone: number }

/** Every start of a party of `size` on free seats; in a ring the seat after the last is the first. */
export function scanRow(free: readonly boolean[], ring: boolean, size: number): Fit[] {
  const n = free.length
  const around = ring && n > 2
  const isFree = (i: number) => (around ? free[((i % n) + n) % n] === true : free[i] === true)
  const fits: Fit[] = []
  for (let start = 0; start < n; start++) {
    if (size > n || (!around && start + size > n)) break
    let taken = 0
    while (taken < size && isFree(start + taken)) taken++
    if (taken < size) continue
    const before = start - 1
    const after = start + size
    let alone = 0
    if (around && size === n - 1) {
      if (isFree(after)) alone = 1
    } else if (size < n || !around) {
      if (isFree(before) && !isFree(before - 1)) alone++
      if (isFree(after) && !isFree(after + 1)) alone++
    }
    fits.push({ start, alone })
  }
  return fits
}

export type Legal = { legal: readonly Fit[]; lastResort: boolean }

/** What may be taken: the groups that leave none alone, or all when there is no such group. */
export function legalFits(fits: readonly Fit[]): Legal {
  const clean = fits.filter(({ alone }) => alone === 0)
  return clean.length > 0 ? { legal: clean, lastResort: false } : { legal: fits, lastResort: true }
}

/** The start a click takes: the one nearest by centre, of two the one further along; -1 for none. */
export function clickedStart(
  legal: readonly Fit[],
  clicked: number,
  size: number,
  { length, ring }: { length: number; ring: boolean },
): number {
  let best = -1
  let least = Infinity
  for (const { start } of legal) {
    const before = ring ? (clicked - start + length) % length : clicked - start
    const after = size - 1 - before
    if (before < 0 || after < 0) continue
    const uneven = Math.abs(before - after) + (before > after ? 0.5 : 0)
    if (uneven >= least) continue
    least = uneven
    best = start
  }
  return best
}
