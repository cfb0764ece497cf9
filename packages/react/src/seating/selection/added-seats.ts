import type { Price } from "@parterre/contract"
import type { SeatRefusal } from "@parterre/domain/seats"
import { defaultPrice, priceLevelOf } from "../seat-rule.ts"
import { locationOf, type SelectedSeat, type SelectionState, soldOf } from "../selection-state.ts"
import { judgeSelection } from "./judge-selection.ts"

/** Seats that are to be selected, by id. */
export interface AddedParties {
  /** The seats of each party: those of one click, of one group of an offer. */
  readonly parties: readonly (readonly string[])[]
  /** What stays selected beside them. */
  readonly kept: readonly SelectedSeat[]
  /** Seats they come instead of, whose price types they keep. */
  readonly instead?: readonly SelectedSeat[]
}

export type Added =
  | { readonly ok: true; readonly seats: readonly SelectedSeat[]; readonly nextParty: number }
  | { readonly ok: false; readonly reason: SeatRefusal | "too-many"; readonly max?: number }

/** The selection with more seats, or why it cannot have them: seats not sold here, more tickets than a price allows. */
export function addedSeats(state: SelectionState, { parties, kept, instead = [] }: AddedParties): Added {
  const { nextParty } = state
  const prices = ownPrices(instead)
  const added = parties.flatMap((seatIds, index) =>
    seatIds.flatMap((seatId): SelectedSeat[] => {
      const place = locationOf(state, seatId)
      const detail = place && state.sections.get(place.sectionId)?.details.get(seatId)
      const level = priceLevelOf(state, detail?.priceLevelId)
      const price = prices(level?.id) ?? defaultPrice(level)?.id
      if (place === undefined || level === undefined || price === undefined) return []
      return [{ ...place, priceLevelId: level.id, priceId: price, party: nextParty + index }]
    }),
  )
  // Nothing makes way for seats that are not known, or not sold here.
  if (added.length < parties.flat().length) return { ok: false, reason: "seat-not-for-sale" }
  const seats = [...kept, ...added]
  const tooMany = pricesOf(state, added).find((price) => isOver(price, seats))
  return tooMany === undefined
    ? { ok: true, seats, nextParty: nextParty + parties.length }
    : { ok: false, reason: "too-many", max: tooMany.maxTickets }
}

/** The same, unless the server would not hold the selection with them: for seats that no click has chosen by the rule. */
export function holdableSeats(state: SelectionState, asked: AddedParties): Added {
  const added = addedSeats(state, asked)
  if (!added.ok) return added
  const judged = judgeSelection(state, added.seats)
  return judged.ok ? added : { ok: false, reason: judged.reason }
}

/** Hands out the price types of seats, by price level and in the order of the seats. */
function ownPrices(seats: readonly SelectedSeat[]): (priceLevelId: string | undefined) => string | undefined {
  const left = Map.groupBy(
    seats.toSorted((one, other) => one.party - other.party || one.position - other.position),
    ({ priceLevelId }) => priceLevelId,
  )
  return (priceLevelId = "") => left.get(priceLevelId)?.shift()?.priceId
}

const pricesOf = (state: SelectionState, seats: readonly SelectedSeat[]): readonly Price[] =>
  (soldOf(state)?.priceLevels ?? [])
    .flatMap(({ prices }) => prices)
    .filter(({ id }) => seats.some(({ priceId }) => priceId === id))

const isOver = ({ id, maxTickets }: Price, seats: readonly SelectedSeat[]) =>
  maxTickets > 0 && seats.filter(({ priceId }) => priceId === id).length > maxTickets
