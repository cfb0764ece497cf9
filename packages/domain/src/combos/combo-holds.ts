import { type HoldGroup, type HoldLine, holdAmount } from "../holds/hold-group.ts"
import { type Combo, type ComboDetail, type ComboPick, comboGroups, pickedPrice } from "./combo.ts"

/** The hold groups a combo asks for: one for each group picked from, with `comboQty` tickets a line [COMBO-008]. */
export function comboHoldGroups(combo: Combo, picks: readonly ComboPick[], comboQty: number): HoldGroup[] {
  return comboGroups(combo).flatMap((group): HoldGroup[] => {
    const prices = group.details.flatMap((detail) =>
      picks
        .filter((pick) => pick.groupId === group.id && pick.detailId === detail.id)
        .flatMap((pick) => comboLine(detail, pick, comboQty) ?? []),
    )
    if (prices.length === 0) return []
    return [{ type: "COMBO", id: combo.id, comboId: combo.id, comboGroupId: group.id, comboQty, prices }]
  })
}

function comboLine(detail: ComboDetail, pick: ComboPick, qty: number): HoldLine | undefined {
  const price = pickedPrice(detail, pick)
  if (price === undefined) return undefined
  const { seatIds } = pick
  return {
    id: price.id,
    qty,
    amount: holdAmount(price),
    comboGroupDetailId: detail.id,
    ...(seatIds === undefined ? {} : { seatIds: [...seatIds] }),
  }
}
