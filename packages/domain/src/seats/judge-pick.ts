import { type Bits, fromLeft, type Mask, maskOf, positionsOf, without } from "./mask.ts"
import { type NearestGroup, nearestGroup } from "./nearest-group.ts"
import { judgeOrphans, type PickedGroup } from "./orphan-rule.ts"
import { partySize, type RowPicture, type SeatRefusal, type SeatRule, type SeatState } from "./row.ts"
import { bitsOf, isFree } from "./row-masks.ts"
import { scopeAround } from "./scope.ts"

export type PickJudgement =
  | { ok: true; lastResort: boolean }
  /**
   * `seats` are the positions at fault: those not to be had, or the orphans left. `nearest` is the legal group for as
   * many tickets nearest to the pick, of the price level it begins with, when the scope has one.
   */
  | { ok: false; reason: SeatRefusal; seats: number[]; nearest?: NearestGroup }

type Fault = { reason: SeatRefusal; seats: number[] }

/**
 * Whether a pick in a row may be held, on the row as it is now. Neighbouring picked seats of one price level are a
 * group; a pick of exactly the rule's size is one party and must be one group. What counts is the final picture:
 * a seat that was alone before is nobody's fault, and an orphan may be forgiven (`judgeOrphans`). The rows of the scope are read with the request's
 * other picks in them as `mine`.
 */
export function judgePick(row: RowPicture, picked: readonly number[], rule: SeatRule): PickJudgement {
  const positions = [...new Set(picked)]
  const unknown = positions.filter((position) => row.seats[position] === undefined)
  if (unknown.length > 0) return { ok: false, reason: "seat-not-for-sale", seats: unknown }

  const bits = bitsOf(row)
  const groups = groupsOf(row, maskOf(positions, bits.length), bits)
  const fault = unavailable(row, positions) ?? splitParty(positions, groups, partySize(rule), bits)
  if (fault !== undefined) return refused(fault, row, groups, rule)

  const judged = judgeOrphans(row, groups, rule)
  return judged.ok ? judged : refused({ reason: "strands-seat", seats: judged.orphans }, row, groups, rule)
}

function unavailable(row: RowPicture, positions: readonly number[]): Fault | undefined {
  const held = (state: SeatState) => positions.filter((position) => row.seats[position]?.state === state)
  const [taken, own] = [held("taken"), held("mine")]
  if (taken.length > 0) return { reason: "seat-taken", seats: taken }
  if (own.length > 0) return { reason: "in-cart", seats: own }
  const closed = positions.filter((position) => !isFree(row.seats[position]))
  return closed.length > 0 ? { reason: "seat-not-for-sale", seats: closed } : undefined
}

/** A party in several groups either has a gap or crosses a price level border. */
function splitParty(
  positions: readonly number[],
  groups: readonly PickedGroup[],
  size: number,
  bits: Bits,
): Fault | undefined {
  if (groups.length <= 1 || positions.length !== size) return undefined
  const pick = maskOf(positions, bits.length)
  const pieces = positionsOf(without(pick, fromLeft(pick, 1, bits))).length
  return { reason: pieces > 1 ? "not-contiguous" : "mixed-price-levels", seats: positionsOf(pick) }
}

/** The groups of a pick: neighbouring seats of one price level, in row order. */
function groupsOf(row: RowPicture, pick: Mask, bits: Bits): PickedGroup[] {
  const groups: PickedGroup[] = []
  for (const seat of positionsOf(pick)) {
    const level = row.seats[seat]?.priceLevelId
    const last = groups.at(-1)
    if (last?.level === level && last?.seats.at(-1) === seat - 1) last.seats.push(seat)
    else groups.push({ level, seats: [seat] })
  }
  const [first, last] = [groups[0], groups.at(-1)]
  const closes =
    bits.ring && first !== last && first?.seats[0] === 0 && last?.seats.at(-1) === bits.length - 1
  if (!closes || first === undefined || last === undefined || first.level !== last.level) return groups
  return [{ level: first.level, seats: [...last.seats, ...first.seats] }, ...groups.slice(1, -1)]
}

function refused(
  fault: Fault,
  row: RowPicture,
  groups: readonly PickedGroup[],
  rule: SeatRule,
): PickJudgement {
  const [first] = groups
  const seats = groups.flatMap((group) => group.seats)
  const nearest = nearestGroup(scopeAround(row, rule), {
    rule: { ...rule, size: seats.length },
    priceLevelId: first?.level,
    // Groups of one party are centred where a single group of all its seats would be.
    centre: (first?.seats[0] ?? 0) + (seats.length - 1) / 2,
  })
  return nearest === undefined ? { ok: false, ...fault } : { ok: false, ...fault, nearest }
}
