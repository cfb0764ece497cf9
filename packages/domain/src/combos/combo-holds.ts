import { type HoldGroup, holdAmount } from "../holds/hold-group.ts"
import { type Combo, type ComboPick, comboGroups } from "./combo.ts"

/** The hold groups a combo asks for: one for each group picked from, with `comboQty` tickets a line [COMBO-008]. */
export function comboHoldGroups(combo: Combo, picks: readonly ComboPick[], comboQty: number): HoldGroup[] {
  return comboGroups(combo).flatMap((group): HoldGroup[] => {
    const prices = group.details.flatMap((detail) =>
      picks
        .filter((pick) => pick.groupId === group.id && pick.detailId === detail.id)
        .map(({ seatIds }) => ({
          id: detail.price.id,
          qty: comboQty,
          amount: holdAmount(detail.price),
          comboGroupDetailId: detail.id,
          ...(seatIds === undefined ? {} : { seatIds }),
        })),
    )
    if (prices.length === 0) return []
    return [{ type: "COMBO", id: combo.id, comboId: combo.id, comboGroupId: group.id, comboQty, prices }]
  })
}
