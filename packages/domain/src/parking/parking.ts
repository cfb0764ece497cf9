import { compareDates } from "../dates/compare-dates.ts"
import type { HoldGroup } from "../holds/hold-group.ts"
import type { Cents } from "../money/cents.ts"

/** A parking place on offer with an event; `amount` is of one place, in cents, and `date` is a local day. */
export type ParkingOffer = { id: string; eventId: string; date: string; type: string; amount: Cents }

/** The offers for the events of a cart, by day; the order of one day is theirs [PARK-002]. */
export const parkingFor = <Offer extends ParkingOffer>(
  offers: readonly Offer[],
  eventIds: readonly string[],
): Offer[] =>
  offers
    .filter(({ eventId }) => eventIds.includes(eventId))
    .sort((one, other) => compareDates(one.date, other.date))

/** The hold group that asks for places: the line names the parking, its day and its type [PARK-001]. */
export const parkingHoldGroup = ({ id, date, type, amount }: ParkingOffer, qty: number): HoldGroup => ({
  type: "parking",
  id,
  prices: [{ id, qty, amount, parkingId: id, parkingDate: date, parkingType: type }],
})
