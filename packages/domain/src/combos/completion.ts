import {
  type Combo,
  type ComboPick,
  type MandatoryGroup,
  type PseudoMandatoryGroup,
  pickedDetails,
} from "./combo.ts"

/**
 * Whether a mandatory group asks for nothing more: exactly the number required is picked [COMBO-003], or something in
 * the group is sold out, however little is picked [COMBO-004].
 */
export const isMandatoryGroupComplete = (group: MandatoryGroup, picks: readonly ComboPick[]): boolean =>
  pickedDetails(group, picks).length === group.required || group.details.some((detail) => detail.soldOut)

/** Whether the picks of a pseudo-mandatory group are within its bounds [COMBO-005]. */
export function isPseudoMandatoryGroupComplete(
  group: PseudoMandatoryGroup,
  picks: readonly ComboPick[],
): boolean {
  const count = pickedDetails(group, picks).length
  return count >= group.min && count <= group.max
}

/** Whether optional groups may be picked from: every pseudo-mandatory group is within bounds, or there is none [COMBO-006]. */
export const areOptionalGroupsOpen = (combo: Combo, picks: readonly ComboPick[]): boolean =>
  combo.pseudoMandatoryGroups.every((group) => isPseudoMandatoryGroupComplete(group, picks))

/** Whether a combo can go to the cart: nothing it asks for is missing. */
export const isComboComplete = (combo: Combo, picks: readonly ComboPick[]): boolean =>
  combo.mandatoryGroups.every((group) => isMandatoryGroupComplete(group, picks)) &&
  areOptionalGroupsOpen(combo, picks)
