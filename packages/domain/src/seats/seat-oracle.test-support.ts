/**
 * The seat rules once more, written the slow and obvious way from their definition: no masks, no shifts, every seat
 * looked at on its own. The tests compare the kernel with it.
 */
import type { RowPicture, SeatRule, SeatState } from "./row.ts"

/** A row from letters: `.` free in level A, `b` free in level B, `m` mine, `x` taken, `#` blocked, `?` no level. */
export function rowFrom(letters: string, ring = false): RowPicture {
  const states: Record<string, SeatState> = {
    ".": "free",
    b: "free",
    m: "mine",
    x: "taken",
    "#": "blocked",
    "?": "free",
  }
  return {
    ring,
    seats: [...letters].map((letter, i) => ({
      id: `${letters}-${i}`,
      state: states[letter] ?? "blocked",
      priceLevelId: letter === "?" ? undefined : letter === "b" ? "B" : "A",
    })),
  }
}

export const isFree = (row: RowPicture, i: number) =>
  row.seats[i]?.state === "free" && row.seats[i]?.priceLevelId !== undefined

export function naiveNeighbours(row: RowPicture, i: number): number[] {
  const n = row.seats.length
  if (row.ring && n > 2) return [(i - 1 + n) % n, (i + 1) % n]
  return [i - 1, i + 1].filter((j) => j >= 0 && j < n)
}

/** Free seats alone after a pick that were not alone before. */
export function naiveStranded(row: RowPicture, picked: readonly number[]): number[] {
  const isAlone = (i: number, gone: readonly number[]) =>
    naiveNeighbours(row, i).every((j) => gone.includes(j) || !isFree(row, j))
  return row.seats
    .map((_, i) => i)
    .filter((i) => isFree(row, i) && !picked.includes(i))
    .filter((i) => isAlone(i, picked) && !isAlone(i, []))
}

/** Every group of a size in one price level, each as its seats in order. */
export function naiveGroups(row: RowPicture, size: number, level: string): number[][] {
  const n = row.seats.length
  const wraps = row.ring && n > 2
  const groups = []
  for (let start = 0; start < n; start++) {
    const seats = Array.from({ length: size }, (_, i) => (wraps ? (start + i) % n : start + i))
    const fits = size <= n && seats.every((i) => isFree(row, i) && row.seats[i]?.priceLevelId === level)
    if (fits) groups.push(seats)
  }
  return groups
}

/** The legal groups of a price level: those that strand none, or all of them when none in the scope does. */
export function naiveLegal(
  row: RowPicture,
  rule: SeatRule,
  level: string,
): { groups: number[][]; lastResort: boolean } {
  const size = Math.max(1, rule.size, rule.minTickets ?? 0)
  const cleanIn = (other: RowPicture) =>
    naiveGroups(other, size, level).filter((group) => naiveStranded(other, group).length === 0)
  const groups = naiveGroups(row, size, level)
  const clean = cleanIn(row)
  if (!rule.avoidSingle || groups.length === 0) return { groups, lastResort: false }
  if (clean.length > 0 || (rule.scope ?? []).some((other) => cleanIn(other).length > 0))
    return { groups: clean, lastResort: false }
  return { groups, lastResort: true }
}

/** The group a click takes, or undefined. */
export function naiveChoice(row: RowPicture, clicked: number, rule: SeatRule) {
  const level = row.seats[clicked]?.priceLevelId
  if (!isFree(row, clicked) || level === undefined) return undefined
  const { groups, lastResort } = naiveLegal(row, rule, level)
  return pickAround(row, groups, lastResort, clicked)
}

/** Of legal groups, the one a click takes: in the last resort fewest stranded first, then centred, then further. */
export function pickAround(
  row: RowPicture,
  groups: readonly number[][],
  lastResort: boolean,
  clicked: number,
) {
  const strandedBy = (group: number[]) => (lastResort ? naiveStranded(row, group).length : 0)
  const offCentre = (group: number[]) => Math.abs(group.indexOf(clicked) - (group.length - 1) / 2)
  const best = groups
    .filter((group) => group.includes(clicked))
    .sort(
      (a, b) =>
        strandedBy(a) - strandedBy(b) ||
        offCentre(a) - offCentre(b) ||
        a.indexOf(clicked) - b.indexOf(clicked),
    )[0]
  return best === undefined ? undefined : { seats: best, lastResort }
}
