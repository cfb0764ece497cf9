import { type Combo, type ComboPick, comboGroups, pickedDetails } from "./combo.ts"
import { areOptionalGroupsOpen } from "./completion.ts"
import { isUsedUp } from "./picked-once.ts"

/** Whether a shopper may add a detail to the picks: it is on sale, its group has room and is open [COMBO-006] [COMBO-007]. */
export function canPickInCombo(
  combo: Combo,
  picks: readonly ComboPick[],
  groupId: string,
  detailId: string,
): boolean {
  const group = comboGroups(combo).find(({ id }) => id === groupId)
  const detail = group?.details.find(({ id }) => id === detailId)
  if (group === undefined || detail === undefined || detail.soldOut) return false
  const picked = pickedDetails(group, picks)
  return (
    !picked.includes(detail) &&
    picked.length < mostOf(combo, picks, groupId) &&
    !isUsedUp(combo, picks, detail)
  )
}

function mostOf(combo: Combo, picks: readonly ComboPick[], groupId: string): number {
  const named = ({ id }: { id: string }) => id === groupId
  const mandatory = combo.mandatoryGroups.find(named)
  const pseudo = combo.pseudoMandatoryGroups.find(named)
  return mandatory?.required ?? pseudo?.max ?? (areOptionalGroupsOpen(combo, picks) ? Infinity : 0)
}
