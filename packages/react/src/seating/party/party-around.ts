import { chooseParty, type RowPicture, type SeatRefusal } from "@parterre/domain/seats"
import { eventCount, pictureOf, rowsAtEvents } from "../map/row-pictures.ts"
import type { SeatLocation } from "../map/seat-locations.ts"
import { defaultPrice, mineOf, priceLevelOf, ruleOf } from "../seat-rule.ts"
import type { SeatSelectionState } from "../selection-state.ts"

/** Seat ids: those the party would have, or those nearest that would do for as many. */
export type PartyAround =
  | { readonly ok: true; readonly seatIds: readonly string[] }
  | { readonly ok: false; readonly reason: SeatRefusal; readonly nearest: readonly string[] }

/** Whether a party may be raised to the fewest tickets of the price it starts with, or is sought as it is. */
type PartySought = "raised" | "exactly"

/**
 * The party a click on a seat would take, judged beside what is selected and in the cart: what it accepts can be held.
 * The rule's positions in a row begin and end here; everywhere else a seat is its id. Nothing for a seat whose section
 * is not loaded.
 */
export function partyAround(
  state: SeatSelectionState,
  place: SeatLocation,
  sought: PartySought = "raised",
): PartyAround | undefined {
  const loaded = state.sections.get(place.sectionId)
  if (loaded === undefined) return undefined
  const mine = mineOf(state)
  const rows = loaded.section.rows ?? []
  const scope = rows.map((row) => pictureOf(row, loaded, mine))
  const row = scope[rows.findIndex(({ id }) => id === place.rowId)]
  if (row === undefined) return undefined
  const { priceLevelId } = loaded.details.get(place.seatId) ?? {}
  const fewest = sought === "raised" ? defaultPrice(priceLevelOf(state, priceLevelId))?.minTickets : undefined
  const events = rowsAtEvents(loaded, mine, eventCount(state))
  const choice = chooseParty(row, place.position, {
    ...ruleOf(state, state.partySize, fewest),
    scope,
    events,
  })
  if (choice.ok) return { ok: true, seatIds: seatIdsAt(row, choice.seats) }
  const { reason, nearest } = choice
  return { ok: false, reason, nearest: nearest === undefined ? [] : seatIdsAt(nearest.row, nearest.seats) }
}

/** The seats at positions of a row. */
export const seatIdsAt = ({ seats }: RowPicture, positions: readonly number[]): readonly string[] =>
  positions.flatMap((position) => seats[position]?.id ?? [])
