import { either, emptyMask, type Mask, positionsOf } from "./mask.ts"
import { legalAtAll } from "./orphan-rule.ts"
import { partySize, type RowPicture, type SeatRule } from "./row.ts"
import { levelsIn, type RowMasks, rowMasks } from "./row-masks.ts"
import { covered } from "./starts.ts"

/**
 * The ids of the free seats that no click can give a party, for the map to dim [MAP-028]. The rows are the scope.
 * `fewest` holds the fewest tickets of the price that a click starts with, by price level.
 */
export function dimmedSeats(
  rows: readonly RowPicture[],
  rule: SeatRule,
  fewest: ReadonlyMap<string, number> = new Map(),
): string[] {
  const scope = rows.map(rowMasks)
  const events = rule.events?.map((event) => event.map(rowMasks)) ?? [scope]
  const reaches = levelsIn(scope).map((level) => {
    const ofLevel = { ...rule, minTickets: fewest.get(level) ?? rule.minTickets }
    const { startsAt } = legalAtAll(events, level, ofLevel)
    return ({ bits }: RowMasks, at: number) => covered(startsAt(at), partySize(ofLevel), bits)
  })
  return rows.flatMap(({ seats }, index) => {
    const masks = scope[index]
    if (masks === undefined) return []
    const reached = reaches.reduce<Mask>(
      (all, reach) => either(all, reach(masks, index)),
      emptyMask(seats.length),
    )
    const inReach = new Set(positionsOf(reached))
    return seats.flatMap(({ id, state }, position) =>
      state === "free" && !inReach.has(position) ? [id] : [],
    )
  })
}
