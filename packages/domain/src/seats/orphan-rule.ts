import {
  type Bits,
  both,
  either,
  emptyMask,
  fromLeft,
  fromRight,
  hasBit,
  isEmpty,
  type Mask,
  maskOf,
  neighboursOf,
  positionsOf,
  without,
  wordFromLeft,
  wordFromRight,
} from "./mask.ts"
import { partySize, type RowPicture, type SeatRule } from "./row.ts"
import { bitsOf, type RowMasks, rowMasks } from "./row-masks.ts"
import { scopeAround } from "./scope.ts"
import { groupStarts, startsOver } from "./starts.ts"

// The orphan rule [SEAT-005]: no pick leaves an orphan, a free seat without a free neighbour that had one before, where
// the venue avoids single seats. Its escape clause, the last resort: a pick may leave one when the section has no other
// place for as many seats of its price level that leaves none, unless the venue switched that off. The section is what the
// caller gives as `scope`; without one, the row alone.
//
// Wheelchair places are outside of the rule, so that who needs one can always have it, alone or with a companion: an
// accessible seat and the seats beside it are never orphans, and a group that takes an accessible seat, or sits down
// beside the shopper's own, may leave any. Such groups are nobody else's better place: the rule sends no one there.

/** What the venue thinks of orphans. */
export type OrphanRule = Pick<SeatRule, "avoidSingle" | "lastResort">

/** The rule at events, some of which may say otherwise than their site: of several events, the strictest. */
export const ruleAtEvents = (
  { avoidSingle, lastResort }: OrphanRule,
  own: readonly (boolean | undefined)[],
): OrphanRule => ({ avoidSingle: own.some((ofEvent) => ofEvent ?? avoidSingle), lastResort })

/** The groups of one price level that may be taken, and those among them that leave an orphan as a last resort. */
export type LegalGroups = {
  startsIn: (row: RowMasks) => Mask
  lastResortsIn: (row: RowMasks) => Mask
  /** Whether groups may leave an orphan: no group but those at wheelchair places leaves none. */
  lastResort: boolean
}

/**
 * The legal groups of a price level in the rows of a scope: those that leave no orphan [SEAT-005]. When no row has
 * one, all of them, unless the venue has no last resort: this is the escape clause.
 */
export function legalGroups(scope: readonly RowMasks[], level: string, rule: SeatRule): LegalGroups {
  const size = partySize(rule)
  const all = (row: RowMasks) => startsOfLevel(row, level, size)
  const none = (row: RowMasks) => emptyMask(row.bits.length)
  if (!rule.avoidSingle) return { startsIn: all, lastResortsIn: none, lastResort: false }
  const ordinary = (row: RowMasks) => withoutExcused(all(row), size, row)
  const ordinaryWithoutOrphan = (row: RowMasks) => startsWithoutOrphan(ordinary(row), size, row)
  const withoutOrphan = (row: RowMasks) =>
    row.wheelchair === undefined
      ? ordinaryWithoutOrphan(row)
      : without(all(row), without(ordinary(row), ordinaryWithoutOrphan(row)))
  const lastResort = rule.lastResort !== false && scope.every((row) => isEmpty(ordinaryWithoutOrphan(row)))
  return lastResort
    ? { startsIn: all, lastResortsIn: ordinary, lastResort }
    : { startsIn: withoutOrphan, lastResortsIn: none, lastResort }
}

/** Where groups of a price level start that are legal at every event; by the index of the row. */
export type LegalAtAll = {
  startsAt: (row: number) => Mask
  /** Of these, the groups that leave an orphan at some event, as a last resort there. */
  lastResortsAt: (row: number) => Mask
}

/** The groups that are legal at each event by itself; each gives the same rows as they are there. */
export function legalAtAll(
  events: readonly (readonly RowMasks[])[],
  level: string,
  rule: SeatRule,
): LegalAtAll {
  const legal = events.map((rows) => legalGroups(rows, level, rule))
  const atEvents = (row: number, startsOf: (groups: LegalGroups, masks: RowMasks) => Mask) =>
    legal.flatMap((groups, event) => {
      const masks = events[event]?.[row]
      return masks === undefined ? [] : [startsOf(groups, masks)]
    })
  const startsAt = (row: number) => atEvents(row, ({ startsIn }, masks) => startsIn(masks)).reduce(both)
  const isLastResort = legal.some(({ lastResort }) => lastResort)
  return {
    startsAt,
    lastResortsAt: (row) =>
      isLastResort
        ? both(
            startsAt(row),
            atEvents(row, ({ lastResortsIn }, masks) => lastResortsIn(masks)).reduce(either),
          )
        : [],
  }
}

/** Where groups of one price level start, legal or not. */
export const startsOfLevel = (row: RowMasks, level: string, size: number): Mask =>
  groupStarts(row.levels.get(level) ?? emptyMask(row.bits.length), size, row.bits)

/** Of starts, those of groups that take no seat whose taker is excused. */
const withoutExcused = (starts: Mask, size: number, { bits, wheelchair }: RowMasks): Mask =>
  wheelchair === undefined ? starts : without(starts, startsOver(wheelchair.excused, starts, size, bits))

/** The starts that leave no orphan. */
function startsWithoutOrphan(starts: Mask, size: number, { free, bits, wheelchair }: RowMasks): Mask {
  const minded = wheelchair === undefined ? free : without(free, wheelchair.spared)
  return starts.map(
    (word, i) =>
      word & ~(orphanBefore(minded, free, i, size, bits) | orphanAfter(minded, free, i, size, bits)),
  )
}

/** One word of the starts before which a free seat would be an orphan: one that is minded, and none free before it. */
const orphanBefore = (minded: Mask, free: Mask, word: number, size: number, bits: Bits): number =>
  wordFromLeft(minded, word, 1, bits) & ~(isAllButOne(size, bits) ? 0 : wordFromLeft(free, word, 2, bits))

/** One word of the starts after whose group a free seat would be an orphan. */
const orphanAfter = (minded: Mask, free: Mask, word: number, size: number, bits: Bits): number =>
  isAllButOne(size, bits)
    ? 0
    : wordFromRight(minded, word, size, bits) & ~wordFromRight(free, word, size + 1, bits)

/** Around a ring but for one seat, that seat has the group on both sides and counts once, as the one before. */
const isAllButOne = (size: number, { length, ring }: Bits): boolean => ring && size === length - 1

/** Picked seats side by side, of one price level, in row order. */
export type PickedGroup = { level: string | undefined; seats: number[] }

/**
 * What a pick of these groups in a row leaves: no orphan, orphans that are forgiven, or those at fault. One is forgiven
 * when a group beside it had no better place, before or after the pick's other groups took theirs.
 */
export function judgeOrphans(
  row: RowPicture,
  groups: readonly PickedGroup[],
  rule: SeatRule,
): { ok: true; lastResort: boolean } | { ok: false; orphans: number[] } {
  const bits = bitsOf(row)
  const orphans = rule.avoidSingle ? orphansLeftBy(row, groups, bits) : []
  if (orphans.length === 0) return { ok: true, lastResort: false }
  const hadNoChoice = (group: PickedGroup) => {
    const others = groups.filter((other) => other !== group)
    return isLastResort(row, group, rule) || isLastResort(withMine(row, others), group, rule)
  }
  const isForgiven = (orphan: number) => {
    const beside = neighboursOf(orphan, bits)
    return groups.some((group) => beside.some((seat) => group.seats.includes(seat)) && hadNoChoice(group))
  }
  return orphans.every(isForgiven) ? { ok: true, lastResort: true } : { ok: false, orphans }
}

/**
 * Free seats that a pick leaves without a free neighbour and that had one before; none at wheelchair places, nor beside a
 * group that is excused.
 */
function orphansLeftBy(row: RowPicture, groups: readonly PickedGroup[], bits: Bits): number[] {
  const { free, wheelchair } = rowMasks(row)
  const picked = groups.flatMap(({ seats }) => seats)
  const left = without(free, maskOf(picked, bits.length))
  const orphans = without(withoutNeighbour(left, bits), withoutNeighbour(free, bits))
  if (wheelchair === undefined || isEmpty(orphans)) return positionsOf(orphans)
  // A wheelchair place that is picked is the shopper's own for those beside it.
  const { excused = [] } = rowMasks(withMine(row, groups)).wheelchair ?? {}
  const takers = groups.flatMap(({ seats }) => (seats.some((seat) => hasBit(excused, seat)) ? seats : []))
  return positionsOf(without(orphans, wheelchair.spared)).filter(
    (orphan) => !neighboursOf(orphan, bits).some((seat) => takers.includes(seat)),
  )
}

/** Free seats without a free neighbour. */
const withoutNeighbour = (free: Mask, bits: Bits): Mask =>
  without(free, either(fromLeft(free, 1, bits), fromRight(free, 1, bits)))

/** Whether no group of this size and level in the scope leaves no orphan. */
function isLastResort(row: RowPicture, { level, seats }: PickedGroup, rule: SeatRule): boolean {
  const ofGroup = { ...rule, size: seats.length, minTickets: undefined }
  return level !== undefined && legalGroups(scopeAround(row, rule).masks, level, ofGroup).lastResort
}

const withMine = (row: RowPicture, groups: readonly PickedGroup[]): RowPicture => {
  const taken = new Set(groups.flatMap(({ seats }) => seats))
  return { ...row, seats: row.seats.map((seat, i) => (taken.has(i) ? { ...seat, state: "mine" } : seat)) }
}
