import type { HoldGroup } from "@parterre/contract"
import { promotionId } from "../../server/src/promotions/promotion-rows.ts"
import { comboLine } from "../../server/test/house/small-combo.ts"
import { line } from "../../server/test/house/small-house.ts"
import { seasonLine } from "../../server/test/house/small-season.ts"
import { productId } from "../../server/test/house/small-shelf.ts"
import { mixedHouse, pairOf } from "./house.ts"

const { website } = mixedHouse
const promoId = promotionId(website.id, "DIX")

/**
 * What a shopper of the mixed house asks for, a pair of seats of its own each: of eight, four buy it alone, and one each by a
 * promotion, in a combo, in a subscription, and with a place to park.
 */
export function mixedWish(number: number): HoldGroup[] {
  const { seatIds } = pairOf({ ...mixedHouse, events: mixedHouse.events.slice(0, 1) }, number)
  const evening = mixedHouse.events[number % 2] ?? ""
  const alone = line(evening, seatIds, "a", "adulte", website)
  switch (number % 8) {
    case 4:
      return [{ ...alone, prices: alone.prices.map((price) => ({ ...price, promoId })) }]
    case 5:
      return comboLine({ "soir-0": seatIds, "soir-1": seatIds }, 2, website)
    case 6:
      return [seasonLine("saison", seatIds, "a", "adulte", website)]
    case 7: {
      const id = productId("auto", website)
      return [alone, { type: "parking", id, prices: [{ id, qty: 1 }] }]
    }
    default:
      return [alone]
  }
}

/** Seats that a wish takes, at each event. */
export const seatsWished = (groups: readonly HoldGroup[]): number =>
  groups
    .flatMap(({ type, prices }) =>
      prices.map(({ seatIds = [] }) => seatIds.length * (type === "subscription" ? 2 : 1)),
    )
    .reduce((sum, count) => sum + count, 0)
