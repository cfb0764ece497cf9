import type { Price } from "@parterre/contract"
import type { SeatRefusal } from "@parterre/domain/seats"
import type { SeatPlace } from "../map/seat-places.ts"
import { defaultPrice, priceLevelOf } from "../party/choose-party.ts"
import { judgeSelection } from "./hold-request.ts"
import { type SeatSelectionState, type SelectedSeat, soldOf } from "./selection-state.ts"

interface Asked {
  /** Seats by party: those of one click, of one group of an offer. */
  readonly parties: readonly (readonly string[])[]
  /** What stays selected beside them. */
  readonly kept: readonly SelectedSeat[]
  /** Seats they come instead of, whose price types they keep. */
  readonly instead: readonly SelectedSeat[]
  /** Number of the first party; the others follow. */
  readonly from: number
}

type Taken =
  | { readonly ok: true; readonly seats: readonly SelectedSeat[] }
  | { readonly ok: false; readonly reason: SeatRefusal | "too-many"; readonly max?: number }

/** The selection with more seats, or why it cannot have them: what a price allows, and what the server would hold. */
export function withTaken(
  state: SeatSelectionState,
  placeOf: (seatId: string) => SeatPlace | undefined,
  { parties, kept, instead, from }: Asked,
): Taken {
  const prices = ownPrices(instead)
  const added = parties.flatMap((seatIds, index) =>
    seatIds.flatMap((seatId): SelectedSeat[] => {
      const place = placeOf(seatId)
      const detail = place && state.sections.get(place.sectionId)?.details.get(seatId)
      const level = priceLevelOf(state, detail?.priceLevelId)
      const price = prices(level?.id) ?? defaultPrice(level)?.id
      if (place === undefined || level === undefined || price === undefined) return []
      return [{ ...place, priceLevelId: level.id, priceId: price, party: from + index }]
    }),
  )
  // Nothing makes way for seats that are not known, or not sold here.
  if (added.length < parties.flat().length) return { ok: false, reason: "seat-not-for-sale" }
  const seats = [...kept, ...added]
  const tooMany = pricesOf(state, added).find((price) => isOver(price, seats))
  if (tooMany !== undefined) return { ok: false, reason: "too-many", max: tooMany.maxTickets }
  const judged = judgeSelection(state, seats)
  return judged.ok ? { ok: true, seats } : { ok: false, reason: judged.reason }
}

/** Hands out the price types of seats, by price level and in the order of the seats. */
function ownPrices(seats: readonly SelectedSeat[]): (priceLevelId: string | undefined) => string | undefined {
  const left = Map.groupBy(
    seats.toSorted((one, other) => one.party - other.party || one.position - other.position),
    ({ priceLevelId }) => priceLevelId,
  )
  return (priceLevelId = "") => left.get(priceLevelId)?.shift()?.priceId
}

const pricesOf = (state: SeatSelectionState, seats: readonly SelectedSeat[]): readonly Price[] =>
  (soldOf(state)?.priceLevels ?? [])
    .flatMap(({ prices }) => prices)
    .filter(({ id }) => seats.some(({ priceId }) => priceId === id))

const isOver = ({ id, maxTickets }: Price, seats: readonly SelectedSeat[]) =>
  maxTickets > 0 && seats.filter(({ priceId }) => priceId === id).length > maxTickets
