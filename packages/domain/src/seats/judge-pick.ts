import { type Bits, fromLeft, hasBit, type Mask, maskOf, neighboursOf, positionsOf, without } from "./mask.ts"
import { type NearestGroup, nearestGroup } from "./nearest-group.ts"
import { legalGroups } from "./orphan-rule.ts"
import { groupSize, type RowPicture, type SeatRefusal, type SeatRule } from "./row.ts"
import { bitsOf, rowMasks } from "./row-masks.ts"
import { scopeAround } from "./scope.ts"
import { loneSeats } from "./starts.ts"

export type PickJudgement =
  | { ok: true; lastResort: boolean }
  /**
   * `seats` are the positions at fault: those not to be had, or those left alone. `nearest` is the legal group for as
   * many tickets nearest to the pick, of the price level it begins with, when the scope has one.
   */
  | { ok: false; reason: SeatRefusal; seats: number[]; nearest?: NearestGroup }

type Group = { level: string | undefined; seats: number[] }
type Fault = { reason: SeatRefusal; seats: number[] }

/**
 * Whether a pick in a row may be held, on the row as it is now. Neighbouring picked seats of one price level are a
 * group; a pick of exactly the rule's size is one party and must be one group. What counts is the final picture:
 * a seat that was alone before is nobody's fault, and one left alone is forgiven when a group beside it had no better
 * place, before or after the pick's other groups took theirs. The rows of the scope are read with the request's
 * other picks in them as `mine`.
 */
export function judgePick(row: RowPicture, picked: readonly number[], rule: SeatRule): PickJudgement {
  const positions = [...new Set(picked)]
  const unknown = positions.filter((position) => row.seats[position] === undefined)
  if (unknown.length > 0) return { ok: false, reason: "seat-not-for-sale", seats: unknown }

  const bits = bitsOf(row)
  const groups = groupsOf(row, maskOf(positions, bits.length), bits)
  const fault = unavailable(row, positions) ?? splitParty(positions, groups, groupSize(rule), bits)
  if (fault !== undefined) return refused(fault, row, groups, rule)

  const stranded = rule.avoidSingle ? strandedBy(row, positions, bits) : []
  if (stranded.length === 0) return { ok: true, lastResort: false }
  const beside = (alone: number) =>
    groups.filter(({ seats }) => neighboursOf(alone, bits).some((seat) => seats.includes(seat)))
  const hadNoChoice = (group: Group) => {
    const others = groups.filter((other) => other !== group)
    return isLastResort(row, group, rule) || isLastResort(withMine(row, others), group, rule)
  }
  return stranded.every((alone) => beside(alone).some(hadNoChoice))
    ? { ok: true, lastResort: true }
    : refused({ reason: "strands-seat", seats: stranded }, row, groups, rule)
}

function unavailable(row: RowPicture, positions: readonly number[]): Fault | undefined {
  const gone = positions.filter((position) => ["taken", "mine"].includes(row.seats[position]?.state ?? ""))
  if (gone.length > 0) return { reason: "seat-taken", seats: gone }
  const { free } = rowMasks(row)
  const closed = positions.filter((position) => !hasBit(free, position))
  return closed.length > 0 ? { reason: "seat-not-for-sale", seats: closed } : undefined
}

/** A party in several groups either has a gap or crosses a price level border. */
function splitParty(
  positions: readonly number[],
  groups: readonly Group[],
  size: number,
  bits: Bits,
): Fault | undefined {
  if (groups.length <= 1 || positions.length !== size) return undefined
  const pick = maskOf(positions, bits.length)
  const pieces = positionsOf(without(pick, fromLeft(pick, 1, bits))).length
  return { reason: pieces > 1 ? "not-contiguous" : "mixed-price-levels", seats: positionsOf(pick) }
}

/** Free seats that the pick leaves alone and that were not alone before. */
function strandedBy(row: RowPicture, positions: readonly number[], bits: Bits): number[] {
  const { free } = rowMasks(row)
  const left = without(free, maskOf(positions, bits.length))
  return positionsOf(without(loneSeats(left, bits), loneSeats(free, bits)))
}

/** The groups of a pick: neighbouring seats of one price level, in row order. */
function groupsOf(row: RowPicture, pick: Mask, bits: Bits): Group[] {
  const groups: Group[] = []
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

/** Whether no group of this size and level in the scope leaves no seat alone. */
function isLastResort(row: RowPicture, { level, seats }: Group, rule: SeatRule): boolean {
  const ofGroup = { ...rule, size: seats.length, minTickets: undefined }
  return level !== undefined && legalGroups(scopeAround(row, rule).masks, level, ofGroup).lastResort
}

const withMine = (row: RowPicture, groups: readonly Group[]): RowPicture => {
  const taken = new Set(groups.flatMap(({ seats }) => seats))
  return { ...row, seats: row.seats.map((seat, i) => (taken.has(i) ? { ...seat, state: "mine" } : seat)) }
}

function refused(fault: Fault, row: RowPicture, groups: readonly Group[], rule: SeatRule): PickJudgement {
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
