import type { Cents } from "../money/cents.ts"
import { canPickInCombo } from "./can-pick.ts"
import { type Combo, type ComboPick, comboGroups, pickedPrice } from "./combo.ts"
import { isMandatoryGroupComplete, isPseudoMandatoryGroupComplete } from "./completion.ts"

/** Whether a group takes one pick at most, so that the next one replaces it. */
export const takesOne = (combo: Combo, groupId: string): boolean =>
  combo.mandatoryGroups.some(({ id, required }) => id === groupId && required === 1) ||
  combo.pseudoMandatoryGroups.some(({ id, max }) => id === groupId && max === 1)

/**
 * The picks after a choice: another price of an event that is picked replaces the one there was, and so does another
 * event in a group that takes one; the same choice again takes it off. A choice that names seats gives a pick those
 * seats; an empty list of them, the best there are again. What may not be picked changes nothing.
 */
export function changePick(combo: Combo, picks: readonly ComboPick[], pick: ComboPick): readonly ComboPick[] {
  const isSame = (one: ComboPick) =>
    one.groupId === pick.groupId && one.detailId === pick.detailId && one.priceId === pick.priceId
  if (pick.seatIds === undefined && picks.some(isSame)) return picks.filter((one) => !isSame(one))
  const eventOf = ({ groupId, detailId }: ComboPick) => detailOf(combo, groupId, detailId)?.eventId
  const isReplaced = (one: ComboPick) =>
    one.groupId === pick.groupId && (takesOne(combo, pick.groupId) || eventOf(one) === eventOf(pick))
  const kept = picks.filter((one) => !isReplaced(one))
  if (!canPickInCombo(combo, kept, pick.groupId, pick.detailId)) return picks
  const detail = detailOf(combo, pick.groupId, pick.detailId)
  if (detail === undefined || pickedPrice(detail, pick) === undefined) return picks
  const { seatIds = [], ...choice } = pick
  return [...kept, seatIds.length === 0 ? choice : pick]
}

/** The picks with the best seats there are: for another number of combos, what was named no longer matches. */
export const withoutSeats = (picks: readonly ComboPick[]): readonly ComboPick[] =>
  picks.map(({ seatIds: _, ...pick }) => pick)

/** Of picks that were made before, those that the combo still has, at a price it still has; what is sold out since is none. */
export const picksLeft = (combo: Combo, picks: readonly ComboPick[]): readonly ComboPick[] =>
  picks.filter((pick) => {
    const detail = detailOf(combo, pick.groupId, pick.detailId)
    return detail !== undefined && !detail.soldOut && pickedPrice(detail, pick) !== undefined
  })

/** The groups that keep a combo from the cart, in the order in which they are asked for. */
export const missingGroups = (combo: Combo, picks: readonly ComboPick[]): string[] => [
  ...combo.mandatoryGroups.filter((group) => !isMandatoryGroupComplete(group, picks)).map(({ id }) => id),
  ...combo.pseudoMandatoryGroups
    .filter((group) => !isPseudoMandatoryGroupComplete(group, picks))
    .map(({ id }) => id),
]

/** What so many combos cost, in cents: prices and service charges, taxes to follow. */
export const comboTotal = (combo: Combo, picks: readonly ComboPick[], comboQty: number): Cents =>
  comboQty *
  picks.reduce((sum, pick) => {
    const detail = detailOf(combo, pick.groupId, pick.detailId)
    const price = detail && pickedPrice(detail, pick)
    return sum + (price === undefined ? 0 : price.price + price.serviceCharge)
  }, 0)

const detailOf = (combo: Combo, groupId: string, detailId: string) =>
  comboGroups(combo)
    .find(({ id }) => id === groupId)
    ?.details.find(({ id }) => id === detailId)
