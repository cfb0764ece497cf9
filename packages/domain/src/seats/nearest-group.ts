import { type Bits, either, emptyMask, type Mask, positionsOf } from "./mask.ts"
import { legalAtAll } from "./orphan-rule.ts"
import { partySize, type RowPicture, type SeatRule } from "./row.ts"
import { levelsIn } from "./row-masks.ts"
import type { Scope } from "./scope.ts"
import { groupAt } from "./starts.ts"

/** A legal group and its row, which may be another than the one asked about. */
export type NearestGroup = { row: RowPicture; seats: number[] }

/** What is looked for: a group of the rule's size, of one price level or of any, near a place in its row. */
export type Wanted = { rule: SeatRule; priceLevelId: string | undefined; centre: number }

/**
 * The legal group nearest to a place of the scope's own row; there is one whenever the scope has a legal group. Rows
 * fewer apart are nearer, of two the one in front; in a row, the group whose centre is nearest to the place, of two
 * the one further along. In another row both are measured from the middle of their row.
 */
export function nearestGroup(scope: Scope, { rule, priceLevelId, centre }: Wanted): NearestGroup | undefined {
  const levels = priceLevelId === undefined ? levelsIn(scope.masks) : [priceLevelId]
  const legal = levels.map((level) => legalAtAll(scope.events, level, rule))
  const size = partySize(rule)
  const home = scope.masks[scope.at]?.bits.length ?? 0
  for (const index of outward(scope.at, scope.rows.length)) {
    const [row, masks] = [scope.rows[index], scope.masks[index]]
    if (row === undefined || masks === undefined) continue
    const { bits } = masks
    const starts = legal
      .map(({ startsAt }) => startsAt(index))
      .reduce<Mask>((found, more) => either(found, more), emptyMask(bits.length))
    const start = nearestStart(starts, size, centre + (bits.length - home) / 2, bits)
    if (start !== undefined) return { row, seats: groupAt(start, size, bits) }
  }
  return undefined
}

/** Of starts, the one whose group is centred nearest to a place; of two equally near, the one further along. */
export function nearestStart(starts: Mask, size: number, centre: number, bits: Bits): number | undefined {
  let nearest: number | undefined
  let least = Infinity
  for (const start of positionsOf(starts)) {
    const beyond = beyondPlace(start, size, centre, bits)
    // A quarter of a seat breaks the tie: distances differ by halves.
    const away = Math.abs(beyond) - (beyond > 0 ? 0.25 : 0)
    if (away >= least) continue
    least = away
    nearest = start
  }
  return nearest
}

/** How far the centre of a group lies beyond a place, in seats; around a ring, the short way. */
function beyondPlace(start: number, size: number, centre: number, { length, ring }: Bits): number {
  const beyond = start + (size - 1) / 2 - centre
  if (!ring) return beyond
  const around = ((beyond % length) + length) % length
  return around > length / 2 ? around - length : around
}

/** Indices from `at` outward, the lower of two equally far first. */
const outward = (at: number, length: number): number[] =>
  Array.from({ length }, (_, index) => index).sort((a, b) => Math.abs(a - at) - Math.abs(b - at) || a - b)
