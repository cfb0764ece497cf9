/**
 * The seat rules once more, written the slow and obvious way from their definition: no masks, no shifts, every seat
 * looked at on its own. The tests compare the kernel with it.
 */
import type { RowPicture, SeatRule, SeatState } from "./row.ts"

/**
 * A row from letters: `.` free in level A, `b` free in level B, `m` mine, `x` taken, `#` blocked, `?` no level. Of
 * wheelchair places `w` is free in level A, `v` free in level B, `M` mine, `X` taken.
 * Rows of one test that have the same letters need names of their own.
 */
export function rowFrom(letters: string, ring = false, name = letters): RowPicture {
  const states: Record<string, SeatState> = {
    ".": "free",
    b: "free",
    m: "mine",
    x: "taken",
    "#": "blocked",
    "?": "free",
    w: "free",
    v: "free",
    M: "mine",
    X: "taken",
  }
  return {
    ring,
    seats: [...letters].map((letter, i) => ({
      id: `${name}-${i}`,
      state: states[letter] ?? "blocked",
      priceLevelId: letter === "?" ? undefined : "bv".includes(letter) ? "B" : "A",
      ...("wvMX".includes(letter) ? { accessible: true } : {}),
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

const isAccessible = (row: RowPicture, i: number) => row.seats[i]?.accessible === true

/** Who takes one of these may leave a seat alone: a wheelchair place, or one beside the shopper's own. */
const isExcused = (row: RowPicture, i: number) =>
  isAccessible(row, i) ||
  naiveNeighbours(row, i).some((j) => isAccessible(row, j) && row.seats[j]?.state === "mine")

/** The picked seats of one price level around a seat, side by side. */
function naiveGroupAround(row: RowPicture, picked: readonly number[], seat: number): number[] {
  const group = [seat]
  for (const member of group)
    for (const j of naiveNeighbours(row, member)) {
      const isOfGroup = picked.includes(j) && row.seats[j]?.priceLevelId === row.seats[seat]?.priceLevelId
      if (isOfGroup && !group.includes(j)) group.push(j)
    }
  return group
}

/**
 * Free seats alone after a pick that were not alone before, but for wheelchair places, the seats beside them, and seats
 * beside a group that takes one or sits down beside the shopper's own.
 */
export function naiveOrphans(row: RowPicture, picked: readonly number[]): number[] {
  const isAlone = (i: number, gone: readonly number[]) =>
    naiveNeighbours(row, i).every((j) => gone.includes(j) || !isFree(row, j))
  const after: RowPicture = {
    ...row,
    seats: row.seats.map((seat, i) => (picked.includes(i) ? { ...seat, state: "mine" } : seat)),
  }
  const isTaker = (i: number) =>
    picked.includes(i) && naiveGroupAround(row, picked, i).some((j) => isExcused(after, j))
  return row.seats
    .map((_, i) => i)
    .filter((i) => isFree(row, i) && !picked.includes(i))
    .filter((i) => isAlone(i, picked) && !isAlone(i, []))
    .filter((i) => !isAccessible(row, i) && !naiveNeighbours(row, i).some((j) => isAccessible(row, j)))
    .filter((i) => !naiveNeighbours(row, i).some(isTaker))
}

/** Every group of a size in one price level, each as its seats in order. */
function naiveGroups(row: RowPicture, size: number, level: string): number[][] {
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

const naiveSize = (rule: SeatRule) => Math.max(1, rule.size, rule.minTickets ?? 0)

/**
 * The legal groups of a price level in each row of a scope: those that leave no orphan, or all when none anywhere does
 * but at a wheelchair place. Then those that are not at one are a last resort.
 */
export function naiveLegal(
  scope: readonly RowPicture[],
  rule: SeatRule,
  level: string,
): { groups: number[][][]; isLastResort: (row: RowPicture, group: readonly number[]) => boolean } {
  const all = scope.map((row) => naiveGroups(row, naiveSize(rule), level))
  if (!rule.avoidSingle) return { groups: all, isLastResort: () => false }
  const clean = all.map((groups, i) =>
    groups.filter((group) => naiveOrphans(scope[i] as RowPicture, group).length === 0),
  )
  const isOrdinary = (row: RowPicture, group: readonly number[]) => !group.some((i) => isExcused(row, i))
  const better = clean.flatMap((groups, i) =>
    groups.filter((group) => isOrdinary(scope[i] as RowPicture, group)),
  )
  const stuck = better.length === 0 && rule.lastResort !== false
  return {
    groups: stuck ? all : clean,
    isLastResort: (row, group) => stuck && isOrdinary(row, group),
  }
}

/** The group a click takes, or undefined. The scope has the clicked row at `at`. */
export function naiveChoice(scope: readonly RowPicture[], at: number, clicked: number, rule: SeatRule) {
  const row = scope[at] as RowPicture
  const level = row.seats[clicked]?.priceLevelId
  if (!isFree(row, clicked) || level === undefined) return undefined
  const { groups, isLastResort } = naiveLegal(scope, rule, level)
  // Of last resorts the one that leaves fewest alone; where single seats do not matter, nothing is one.
  const leavesTwo = (group: number[]) => Number(rule.avoidSingle && naiveOrphans(row, group).length > 1)
  const offCentre = (group: number[]) => Math.abs(group.indexOf(clicked) - (group.length - 1) / 2)
  const best = (groups[at] ?? [])
    .filter((group) => group.includes(clicked))
    .sort(
      (a, b) =>
        leavesTwo(a) - leavesTwo(b) || offCentre(a) - offCentre(b) || a.indexOf(clicked) - b.indexOf(clicked),
    )[0]
  return best === undefined ? undefined : { seats: best, lastResort: isLastResort(row, best) }
}

/** Why a click takes nothing: the first of the rules, in this order, that stands against every group around it. */
export function naiveReason(row: RowPicture, clicked: number, rule: SeatRule) {
  const seat = row.seats[clicked]
  if (seat?.state === "taken") return "seat-taken"
  if (seat?.state === "mine") return "in-cart"
  if (seat?.priceLevelId === undefined || seat.state === "blocked") return "seat-not-for-sale"
  const around = (row_: RowPicture, level: string) =>
    naiveGroups(row_, naiveSize(rule), level).some((group) => group.includes(clicked))
  if (around(row, seat.priceLevelId)) return "strands-seat"
  const oneLevel = row.seats.map((other) => ({
    ...other,
    priceLevelId: other.priceLevelId === undefined ? undefined : "any",
  }))
  return around({ ring: row.ring, seats: oneLevel }, "any") ? "mixed-price-levels" : "not-enough-together"
}

/**
 * The legal group nearest to a place: of every legal group of the scope the one fewest rows away, in front before
 * behind, then nearest by centre, then further along. A place is measured from the middle of its row.
 */
export function naiveNearest(
  scope: readonly RowPicture[],
  at: number,
  place: number,
  rule: SeatRule,
  level: string | undefined,
) {
  const levels = level === undefined ? ["A", "B"] : [level]
  const middle = (row: RowPicture | undefined) => ((row?.seats.length ?? 0) - 1) / 2
  const measured = levels.flatMap((one) =>
    naiveLegal(scope, rule, one).groups.flatMap((groups, index) =>
      groups.map((seats) => {
        const row = scope[index] as RowPicture
        const start = seats[0] ?? 0
        const centre = start + (seats.length - 1) / 2 - middle(row) - (place - middle(scope[at]))
        const ways = row.ring && row.seats.length > 2 ? [-2, -1, 0, 1, 2] : [0]
        const beyond = ways
          .map((round) => centre + round * row.seats.length)
          .sort((a, b) => Math.abs(a) - Math.abs(b) || b - a)[0] as number
        return { row, seats, index, beyond }
      }),
    ),
  )
  const [nearest] = measured.sort(
    (a, b) =>
      Math.abs(a.index - at) - Math.abs(b.index - at) ||
      a.index - b.index ||
      Math.abs(a.beyond) - Math.abs(b.beyond) ||
      b.beyond - a.beyond,
  )
  return nearest === undefined ? undefined : { row: nearest.row, seats: nearest.seats }
}
