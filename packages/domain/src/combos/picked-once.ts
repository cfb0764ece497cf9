import { type Combo, type ComboDetail, type ComboPick, comboGroups, pickedDetails } from "./combo.ts"

export type ComboRepetition = "detail-picked-twice" | "show-picked-twice" | "event-picked-twice"

/** What is picked more often than the combo allows; a detail never is twice [COMBO-007]. */
export function comboRepetition(combo: Combo, picks: readonly ComboPick[]): ComboRepetition | undefined {
  if (hasRepeats(picks.map((pick) => `${pick.groupId}\n${pick.detailId}`))) return "detail-picked-twice"
  const details = allPicked(combo, picks)
  if (combo.onePerPerformance && hasRepeats(details.map((detail) => detail.eventId)))
    return "event-picked-twice"
  if (combo.onePerShow && hasRepeats(details.map((detail) => detail.showId))) return "show-picked-twice"
  return undefined
}

/** Whether another pick already has the show or the event that a combo allows once [COMBO-007]. */
export const isUsedUp = (
  combo: Combo,
  picks: readonly ComboPick[],
  detail: Pick<ComboDetail, "showId" | "eventId">,
): boolean =>
  allPicked(combo, picks).some(
    (picked) =>
      (combo.onePerShow && picked.showId === detail.showId) ||
      (combo.onePerPerformance && picked.eventId === detail.eventId),
  )

const allPicked = (combo: Combo, picks: readonly ComboPick[]): ComboDetail[] =>
  comboGroups(combo).flatMap((group) => pickedDetails(group, picks))

const hasRepeats = (ids: readonly string[]) => new Set(ids).size < ids.length
