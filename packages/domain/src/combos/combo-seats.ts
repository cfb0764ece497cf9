import { type Combo, type ComboPick, comboGroups } from "./combo.ts"

export type ComboSeatsFault = "seats-do-not-match" | "seat-picked-twice"

/** What is wrong with the seats of the picks: where seats are named there is one for each combo, and none is named twice. */
export function comboSeatsFault(
  combo: Combo,
  picks: readonly ComboPick[],
  comboQty: number,
): ComboSeatsFault | undefined {
  const seated = picks.flatMap(({ seatIds, ...pick }) =>
    seatIds === undefined ? [] : [{ ...pick, seatIds }],
  )
  if (seated.some(({ seatIds }) => seatIds.length !== comboQty)) return "seats-do-not-match"
  const named = seated.flatMap((pick) => pick.seatIds.map((seatId) => `${eventOf(combo, pick)}\n${seatId}`))
  return new Set(named).size < named.length ? "seat-picked-twice" : undefined
}

const eventOf = (combo: Combo, { groupId, detailId }: ComboPick): string =>
  comboGroups(combo)
    .find(({ id }) => id === groupId)
    ?.details.find(({ id }) => id === detailId)?.eventId ?? ""
