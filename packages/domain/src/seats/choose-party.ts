import { hasBit, isEmpty } from "./mask.ts"
import { type NearestGroup, nearestGroup, nearestStart } from "./nearest-group.ts"
import { legalAtAll, startsOfLevel } from "./orphan-rule.ts"
import { partySize, type RowPicture, type SeatRefusal, type SeatRule } from "./row.ts"
import type { RowMasks } from "./row-masks.ts"
import { scopeAround } from "./scope.ts"
import { groupAt, groupStarts, startsAround } from "./starts.ts"

export type PartyChoice =
  | { ok: true; seats: number[]; lastResort: boolean }
  /** `nearest` is the legal group nearest to the click, of the seat's price level, when the scope has one. */
  | { ok: false; reason: SeatRefusal; nearest?: NearestGroup }

/**
 * The party a click takes: of the legal groups of the clicked seat's price level that contain it, the one centred on
 * it most nearly, of two equally near the one that reaches further along the row [SEAT-007]. In the last resort too:
 * a group that would leave two orphans is then the only one in its place, or one beside it would leave none.
 */
export function chooseParty(row: RowPicture, clicked: number, rule: SeatRule): PartyChoice {
  const scope = scopeAround(row, rule)
  const seat = row.seats[clicked]
  const priceLevelId = seat?.priceLevelId
  const refuse = (reason: SeatRefusal): PartyChoice => {
    const nearest = nearestGroup(scope, { rule, priceLevelId, centre: clicked })
    return nearest === undefined ? { ok: false, reason } : { ok: false, reason, nearest }
  }
  if (seat?.state === "taken") return refuse("seat-taken")
  if (seat?.state === "mine") return refuse("in-cart")
  const masks = scope.masks[scope.at]
  if (seat?.state !== "free" || priceLevelId === undefined || masks === undefined)
    return refuse("seat-not-for-sale")

  const size = partySize(rule)
  const { bits } = masks
  const { startsAt, lastResortsAt } = legalAtAll(scope.events, priceLevelId, rule)
  const legal = startsAround(clicked, startsAt(scope.at), size, bits)
  const start = nearestStart(legal, size, clicked, bits)
  if (start !== undefined) {
    const lastResort = hasBit(lastResortsAt(scope.at), start)
    return { ok: true, seats: groupAt(start, size, bits), lastResort }
  }
  return refuse(reasonAgainst(masks, clicked, priceLevelId, size))
}

/** Why no group around a free seat is legal: what would have to be otherwise for one to be. */
function reasonAgainst(row: RowMasks, clicked: number, level: string, size: number): SeatRefusal {
  const { bits, free } = row
  if (!isEmpty(startsAround(clicked, startsOfLevel(row, level, size), size, bits))) return "strands-seat"
  return isEmpty(startsAround(clicked, groupStarts(free, size, bits), size, bits))
    ? "not-enough-together"
    : "mixed-price-levels"
}
