import type { PriceLevel, Venue } from "@parterre/contract"
import { allInPrice, toldPrices } from "@parterre/domain/pricing"

/** The venue with the price levels that are sold, at what they cost. */
export const soldVenue = (venue: Venue, priceLevels: readonly PriceLevel[]): Venue => ({
  ...venue,
  priceLevels: venue.priceLevels.flatMap((level) => {
    const prices = priceLevels.find(({ id }) => id === level.id)?.prices ?? []
    const amounts = toldPrices(prices).map(({ price, serviceCharges }) => allInPrice(price, serviceCharges))
    return amounts.length === 0
      ? []
      : { ...level, prices: [...prices], min: Math.min(...amounts), max: Math.max(...amounts) }
  }),
})
