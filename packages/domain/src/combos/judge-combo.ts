import { type Combo, type ComboPick, comboGroups, pickedDetails, pickedPrice } from "./combo.ts"
import { type ComboSeatsFault, comboSeatsFault } from "./combo-seats.ts"
import { isMandatoryGroupComplete, isPseudoMandatoryGroupComplete } from "./completion.ts"
import { type ComboRepetition, comboRepetition } from "./picked-once.ts"

export type ComboRefusal =
  | ComboRepetition
  | ComboSeatsFault
  | "invalid-quantity"
  | "nothing-picked"
  | "unknown-detail"
  | "unknown-price"
  | "detail-sold-out"
  | "mandatory-incomplete"
  | "too-many-picks"
  | "pseudo-mandatory-incomplete"

/** `groupId` names the group at fault when there is one, and `detailId` the detail of it that cannot be picked. */
export type ComboJudgement =
  | { ok: true }
  | { ok: false; reason: ComboRefusal; groupId?: string; detailId?: string }

/**
 * What the server says to the picks of so many combos. A mandatory group with something sold out passes without a pick,
 * and the combo is sold without it [COMBO-004]; what is sold out cannot be picked, nor can more than is required.
 */
export function judgeCombo(combo: Combo, picks: readonly ComboPick[], comboQty: number): ComboJudgement {
  if (!Number.isSafeInteger(comboQty) || comboQty < 1) return { ok: false, reason: "invalid-quantity" }
  if (picks.length === 0) return { ok: false, reason: "nothing-picked" }
  return (
    badPick(combo, picks) ??
    repeated(combo, picks) ??
    badGroup(combo, picks) ??
    badSeats(combo, picks, comboQty) ?? { ok: true }
  )
}

function badPick(combo: Combo, picks: readonly ComboPick[]): ComboJudgement | undefined {
  const groups = comboGroups(combo)
  for (const pick of picks) {
    const { groupId, detailId } = pick
    const group = groups.find(({ id }) => id === groupId)
    const detail = group?.details.find(({ id }) => id === detailId)
    if (detail === undefined) return { ok: false, reason: "unknown-detail", groupId }
    const at = { ok: false, groupId, detailId } as const
    if (pickedPrice(detail, pick) === undefined) return { ...at, reason: "unknown-price" }
    if (detail.soldOut) return { ...at, reason: "detail-sold-out" }
  }
  return undefined
}

function repeated(combo: Combo, picks: readonly ComboPick[]): ComboJudgement | undefined {
  const reason = comboRepetition(combo, picks)
  return reason && { ok: false, reason }
}

function badGroup(combo: Combo, picks: readonly ComboPick[]): ComboJudgement | undefined {
  for (const group of combo.mandatoryGroups) {
    if (pickedDetails(group, picks).length > group.required)
      return { ok: false, reason: "too-many-picks", groupId: group.id }
    if (!isMandatoryGroupComplete(group, picks))
      return { ok: false, reason: "mandatory-incomplete", groupId: group.id }
  }
  const outside = combo.pseudoMandatoryGroups.find((group) => !isPseudoMandatoryGroupComplete(group, picks))
  if (outside === undefined) return undefined
  const isOver = pickedDetails(outside, picks).length > outside.max
  return {
    ok: false,
    reason: isOver ? "too-many-picks" : "pseudo-mandatory-incomplete",
    groupId: outside.id,
  }
}

function badSeats(combo: Combo, picks: readonly ComboPick[], comboQty: number): ComboJudgement | undefined {
  const reason = comboSeatsFault(combo, picks, comboQty)
  return reason && { ok: false, reason }
}
