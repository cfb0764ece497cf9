import { type HoldJudgement, judgeHolds, type SectionPicture, wholeRemoval } from "@parterre/domain/seats"
import { eventCount, rowsAtEvents } from "../map/row-pictures.ts"
import { idsOf } from "../map/seat-locations.ts"
import { ruleOf } from "../seat-rule.ts"
import type { SeatSelectionState, SelectedSeat } from "../selection-state.ts"

/** The seats of each click, in the order of the clicks. */
export const partiesOf = (seats: readonly SelectedSeat[]): readonly (readonly SelectedSeat[])[] =>
  [...Map.groupBy(seats, ({ party }) => party)]
    .sort(([one], [other]) => one - other)
    .map(([, ofParty]) => ofParty)

/**
 * The sections of these seats at each event as the server sees them: the cart is the shopper's, the selection is nobody's
 * yet.
 */
function housesOf(
  state: SeatSelectionState,
  seats: readonly SelectedSeat[],
): readonly (readonly SectionPicture[])[] {
  const events = eventCount(state)
  const sections = [...new Set(seats.map(({ sectionId }) => sectionId))].flatMap((sectionId) => {
    const loaded = state.sections.get(sectionId)
    return loaded === undefined ? [] : [rowsAtEvents(loaded, state.inCart, events)]
  })
  return Array.from({ length: events }, (_, event) => sections.flatMap((rows) => [rows[event] ?? []]))
}

/** What the server would say to a hold of these seats, on the map as it is known. */
export function judgeSelection(state: SeatSelectionState, seats: readonly SelectedSeat[]): HoldJudgement {
  const parties = partiesOf(seats).map((party) => idsOf(party).map((seatId) => [seatId]))
  return judgeHolds(
    housesOf(state, seats).map((sections) => ({ sections, parties })),
    ruleOf(state, 1),
  )
}

/** The seats that leave with a removed one, so that what stays can be held; never those already in the cart. */
export const removalOf = (state: SeatSelectionState, seatId: string): readonly string[] =>
  wholeRemoval(
    housesOf(state, state.seats),
    partiesOf(state.seats).map((party) => [idsOf(party)]),
    seatId,
    ruleOf(state, 1),
  )
