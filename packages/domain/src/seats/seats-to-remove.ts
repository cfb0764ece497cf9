import { type Bits, hasBit, neighboursOf } from "./mask.ts"
import { partySize, type RowPicture, type SeatRule } from "./row.ts"
import { type RowMasks, rowMasks } from "./row-masks.ts"

/** Positions kept in the selection or the cart, and positions that leave it. */
export type Selection = { kept: ReadonlySet<number>; removed: ReadonlySet<number> }

/**
 * The seats that leave the selection when a selected seat is clicked [MAP-026]. When the venue avoids single seats,
 * two more kinds go along: a selected neighbour of a party left on its own, and the neighbour of a freed seat that
 * would be an orphan. Who has a wheelchair place keeps it.
 */
export function seatsToRemove(row: RowPicture, clicked: number, rule: SeatRule): number[] {
  const mine = row.seats.flatMap((seat, position) => (seat.state === "mine" ? [position] : []))
  if (!mine.includes(clicked)) return []
  const masks = rowMasks(row)
  const removed = new Set([clicked])
  for (let more = rule.avoidSingle; more; ) {
    const selection = { kept: new Set(mine.filter((seat) => !removed.has(seat))), removed }
    const left = partySize(rule) > 1 ? companionless(selection, masks) : []
    const next = left.length > 0 ? left : besideOrphan(selection, masks)
    for (const seat of next) removed.add(seat)
    more = next.length > 0
  }
  return [...removed].sort((a, b) => a - b)
}

/** Kept seats that lost their last companion to the removal; nobody gives up a wheelchair place for one. */
const companionless = ({ kept, removed }: Selection, { bits, wheelchair }: RowMasks): number[] =>
  [...kept].filter((seat) => {
    if (wheelchair !== undefined && hasBit(wheelchair.seats, seat)) return false
    const beside = neighboursOf(seat, bits)
    return beside.some((other) => removed.has(other)) && !beside.some((other) => kept.has(other))
  })

/**
 * Kept seats beside a freed one that would be an orphan: those of the shorter remaining group. A group is forgiven where
 * it had no better place, or has a wheelchair place; a seat that may be left alone is nobody's fault.
 */
export function besideOrphan(
  { kept, removed }: Selection,
  { free, bits, wheelchair }: RowMasks,
  isForgiven: (group: ReadonlySet<number>) => boolean = () => false,
): number[] {
  const isAccessible = (seat: number) => wheelchair !== undefined && hasBit(wheelchair.seats, seat)
  for (const seat of removed) {
    if (wheelchair !== undefined && hasBit(wheelchair.spared, seat)) continue
    const beside = neighboursOf(seat, bits)
    if (beside.some((other) => removed.has(other) || hasBit(free, other))) continue
    const companions = beside.filter((other) => kept.has(other))
    const groups = companions.map((companion) => groupAround(companion, kept, bits))
    if (groups.some((group) => [...group].some(isAccessible) || isForgiven(group))) continue
    const lengths = groups.map(({ size }) => size)
    const shortest = companions.filter((_, i) => lengths[i] === Math.min(...lengths))
    // Two single seats go both: neither has more claim to stay.
    if (shortest.length > 0) return Math.max(...lengths) === 1 ? shortest : shortest.slice(-1)
  }
  return []
}

function groupAround(seat: number, kept: ReadonlySet<number>, bits: Bits): ReadonlySet<number> {
  const group = new Set([seat])
  // A set walks over what is added to it on the way.
  for (const member of group) {
    for (const beside of neighboursOf(member, bits)) if (kept.has(beside)) group.add(beside)
  }
  return group
}
