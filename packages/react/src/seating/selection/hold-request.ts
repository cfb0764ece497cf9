import type { HoldGroup } from "@parterre/contract"
import { allInPrice } from "@parterre/domain/pricing"
import { type HoldJudgement, judgeHolds, type SectionPicture, wholeRemoval } from "@parterre/domain/seats"
import { eventCount, rowsAtEvents } from "../map/row-pictures.ts"
import { idsOf } from "../map/seat-places.ts"
import { ruleOf } from "../party/choose-party.ts"
import type { SeatSelectionState, SelectedSeat, SelectionGroup, SelectionLine } from "./selection-state.ts"

/** The seats of each click, in the order of the clicks. */
const partiesOf = (seats: readonly SelectedSeat[]): readonly (readonly SelectedSeat[])[] =>
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

/**
 * The hold to ask for: a group for each party, which the server judges as one and after those before it, and in it a
 * line for each price and each run of seats side by side. Places without numbers come in the last group.
 */
export function holdGroups(
  sold: Pick<HoldGroup, "type" | "id">,
  groups: readonly SelectionGroup[],
): readonly HoldGroup[] {
  const lines = groups.flatMap((group) => group.lines)
  const parties = partiesOf(lines.flatMap(({ seats }) => seats)).map((party) =>
    lines.flatMap((line) => seatLines(line, party)),
  )
  const places = lines.flatMap(({ price, qty, seats }) =>
    qty > seats.length ? [{ ...askedOf(price), qty: qty - seats.length }] : [],
  )
  const last = parties.at(-1) ?? []
  return [...parties.slice(0, -1), [...last, ...places]]
    .filter((prices) => prices.length > 0)
    .map((prices) => ({ ...sold, prices }))
}

const seatLines = ({ price, seats }: SelectionLine, party: readonly SelectedSeat[]) =>
  sideBySide(seats.filter((seat) => party.includes(seat))).map((run) => ({
    ...askedOf(price),
    qty: run.length,
    seatIds: idsOf(run),
  }))

const askedOf = ({ id, price, serviceCharges }: SelectionLine["price"]) => ({
  id,
  amount: allInPrice(price, serviceCharges),
  confirmed: true,
})

/** Seats of one row at positions that follow one another. */
function sideBySide(seats: readonly SelectedSeat[]): readonly (readonly SelectedSeat[])[] {
  const runs: SelectedSeat[][] = []
  const inOrder = seats.toSorted((a, b) =>
    a.rowId === b.rowId ? a.position - b.position : a.rowId < b.rowId ? -1 : 1,
  )
  for (const seat of inOrder) {
    const last = runs.at(-1)?.at(-1)
    if (last !== undefined && last.rowId === seat.rowId && last.position + 1 === seat.position)
      runs.at(-1)?.push(seat)
    else runs.push([seat])
  }
  return runs
}
