import { legalStarts } from "./legal-starts.ts"
import { type Bits, fromLeft, hasBit, type Mask, maskOf, neighboursOf, positionsOf, without } from "./mask.ts"
import { groupSize, type RowPicture, type SeatRefusal, type SeatRule } from "./row.ts"
import { bitsOf, rowMasks } from "./row-masks.ts"
import { loneSeats } from "./starts.ts"

export type PickJudgement =
  | { ok: true; lastResort: boolean }
  /** `seats` are the positions at fault: those not to be had, or those left alone. */
  | { ok: false; reason: SeatRefusal; seats: number[] }

type Group = { level: string; seats: number[] }

/**
 * Whether a pick in a row may be held, on the row as it is now. Neighbouring picked seats of one price level are a
 * group; a pick of exactly the rule's size is one party and must be one group. What counts is the final picture:
 * a seat that was alone before is nobody's fault. The rows of the scope are read with the request's other picks
 * in them as `mine`.
 */
export function judgePick(row: RowPicture, picked: readonly number[], rule: SeatRule): PickJudgement {
  const positions = [...new Set(picked)]
  const unknown = positions.filter((position) => row.seats[position] === undefined)
  if (unknown.length > 0) return { ok: false, reason: "seat-not-for-sale", seats: unknown }
  const gone = positions.filter((position) => ["taken", "mine"].includes(row.seats[position]?.state ?? ""))
  if (gone.length > 0) return { ok: false, reason: "seat-taken", seats: gone }

  const masks = rowMasks(row)
  const closed = positions.filter((position) => !hasBit(masks.free, position))
  if (closed.length > 0) return { ok: false, reason: "seat-not-for-sale", seats: closed }

  const bits = bitsOf(row)
  const pick = maskOf(positions, bits.length)
  const groups = groupsOf(row, pick, bits)
  if (groups.length > 1 && positions.length === groupSize(rule))
    return { ok: false, reason: partyRefusal(pick, bits), seats: positionsOf(pick) }

  if (!rule.avoidSingle) return { ok: true, lastResort: false }
  const aloneBefore = loneSeats(masks.free, bits)
  const stranded = positionsOf(without(loneSeats(without(masks.free, pick), bits), aloneBefore))
  if (stranded.length === 0) return { ok: true, lastResort: false }
  const hadNoChoice = groups
    .filter((group) =>
      group.seats.some((seat) => neighboursOf(seat, bits).some((beside) => stranded.includes(beside))),
    )
    .every((group) => isLastResort(row, group, groups, rule))
  return hadNoChoice ? { ok: true, lastResort: true } : { ok: false, reason: "strands-seat", seats: stranded }
}

/** The groups of a pick: neighbouring seats of one price level, in row order. */
function groupsOf(row: RowPicture, pick: Mask, bits: Bits): Group[] {
  const groups: Group[] = []
  for (const seat of positionsOf(pick)) {
    const level = row.seats[seat]?.priceLevelId ?? ""
    const last = groups.at(-1)
    if (last?.level === level && last.seats.at(-1) === seat - 1) last.seats.push(seat)
    else groups.push({ level, seats: [seat] })
  }
  const [first, last] = [groups[0], groups.at(-1)]
  const closes =
    bits.ring && first !== last && first?.seats[0] === 0 && last?.seats.at(-1) === bits.length - 1
  if (!closes || first === undefined || last === undefined || first.level !== last.level) return groups
  return [{ level: first.level, seats: [...last.seats, ...first.seats] }, ...groups.slice(1, -1)]
}

/** A party in several groups either has a gap or crosses a price level border. */
function partyRefusal(pick: Mask, bits: Bits): SeatRefusal {
  const firsts = positionsOf(without(pick, fromLeft(pick, 1, bits)))
  return firsts.length > 1 ? "not-contiguous" : "mixed-price-levels"
}

/** Whether, the request's other groups being taken, no group of this size and level leaves no seat alone. */
function isLastResort(row: RowPicture, group: Group, groups: readonly Group[], rule: SeatRule): boolean {
  const elsewhere = new Set(groups.filter((other) => other !== group).flatMap((other) => other.seats))
  const rest: RowPicture = {
    ring: row.ring,
    seats: row.seats.map((seat, i) => (elsewhere.has(i) ? { ...seat, state: "mine" } : seat)),
  }
  const scope = rule.scope?.filter((other) => !isSameRow(other, row))
  const { lastResort } = legalStarts(rowMasks(rest), group.level, {
    size: group.seats.length,
    avoidSingle: true,
    scope,
  })
  return lastResort
}

const isSameRow = (a: RowPicture, b: RowPicture) => a === b || a.seats[0]?.id === b.seats[0]?.id
