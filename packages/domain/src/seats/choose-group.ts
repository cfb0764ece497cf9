import { legalStarts } from "./legal-starts.ts"
import { hasBit, type Mask, positionsOf } from "./mask.ts"
import { groupSize, type RowPicture, type SeatRefusal, type SeatRule } from "./row.ts"
import { type RowMasks, rowMasks } from "./row-masks.ts"
import { groupAt, groupStarts, strandingStarts } from "./starts.ts"

export type GroupChoice =
  | { ok: true; seats: number[]; lastResort: boolean }
  /** `nearest` is the legal group of the row closest to the click, when the row has one. */
  | { ok: false; reason: SeatRefusal; nearest?: number[] }

/**
 * The group a click takes: of the groups of the clicked seat's price level that contain it, the one centred on it
 * most nearly that leaves no seat alone [SEAT-007]. When no group in the scope leaves none alone, the one that
 * leaves the fewest, marked `lastResort`. Of two equally near, the one that reaches further along the row.
 */
export function chooseGroup(row: RowPicture, clicked: number, rule: SeatRule): GroupChoice {
  const masks = rowMasks(row)
  const seat = row.seats[clicked]
  const level = seat?.priceLevelId
  if (seat?.state === "taken" || seat?.state === "mine") return refuse("seat-taken", masks, clicked, rule)
  if (seat?.state !== "free" || level === undefined) return refuse("seat-not-for-sale", masks, clicked, rule)

  const { bits } = masks
  const size = groupSize(rule)
  const around = startsAround(clicked, size, masks)
  const { starts, lastResort } = legalStarts(masks, level, rule)
  const legal = around.filter((start) => hasBit(starts, start))
  const start = lastResort ? leastStranding(legal, starts, size, masks) : legal[0]
  if (start !== undefined) return { ok: true, seats: groupAt(start, size, bits), lastResort }

  const together = (seats: Mask) => around.some((start) => hasBit(groupStarts(seats, size, bits), start))
  if (together(masks.levels.get(level) ?? [])) return refuse("strands-seat", masks, clicked, rule, level)
  return refuse(
    together(masks.free) ? "mixed-price-levels" : "not-enough-together",
    masks,
    clicked,
    rule,
    level,
  )
}

/** The starts of all groups that contain a seat, the one centred on it first. */
function startsAround(clicked: number, size: number, { bits }: RowMasks): number[] {
  if (size > bits.length) return []
  return Array.from({ length: size }, (_, before) => before)
    .sort((a, b) => Math.abs(2 * a - (size - 1)) - Math.abs(2 * b - (size - 1)) || a - b)
    .map((before) => (bits.ring ? (clicked - before + bits.length) % bits.length : clicked - before))
    .filter((start) => start >= 0)
}

function leastStranding(candidates: readonly number[], starts: Mask, size: number, row: RowMasks) {
  const { before, after } = strandingStarts(starts, size, row.free, row.bits)
  const alone = (start: number) => Number(hasBit(before, start)) + Number(hasBit(after, start))
  return candidates.toSorted((a, b) => alone(a) - alone(b))[0]
}

function refuse(
  reason: SeatRefusal,
  row: RowMasks,
  clicked: number,
  rule: SeatRule,
  level?: string,
): GroupChoice {
  const nearest = nearestLegalGroup(row, clicked, rule, level)
  return nearest === undefined ? { ok: false, reason } : { ok: false, reason, nearest }
}

function nearestLegalGroup(
  row: RowMasks,
  clicked: number,
  rule: SeatRule,
  level?: string,
): number[] | undefined {
  const size = groupSize(rule)
  const { length, ring } = row.bits
  const away = (start: number) => {
    const gap = Math.abs(2 * start + size - 1 - 2 * clicked)
    return ring ? Math.min(gap % (2 * length), 2 * length - (gap % (2 * length))) : gap
  }
  const best = (level === undefined ? [...row.levels.keys()] : [level])
    .flatMap((id) => positionsOf(legalStarts(row, id, rule).starts))
    .sort((a, b) => away(a) - away(b) || a - b)[0]
  return best === undefined ? undefined : groupAt(best, size, row.bits)
}
