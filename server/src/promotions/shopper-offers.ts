import type { Knex } from "knex"
import { type HoldRequest, offersAsked } from "../holds/hold-request.ts"
import type { ShopperOffers } from "../holds/line-offers.ts"
import type { ShopperSession } from "../http/handler.ts"
import { membershipsInForce } from "../products/sold-product-store.ts"
import { boughtWith } from "./promotion-store.ts"

/** What a shopper's request depends on beside their cart: no query for who is not signed in and names no promotion. */
export async function offersOf(
  db: Knex,
  websiteId: string,
  session: ShopperSession,
  request: Pick<HoldRequest, "requested">,
  now: number,
): Promise<ShopperOffers> {
  const promotions = [...new Set(offersAsked(request).flatMap(({ promoId }) => promoId ?? []))]
  const { clientId } = session
  return {
    memberOf: clientId === undefined ? [] : await membershipsInForce(db, websiteId, clientId, now),
    bought: await boughtWith(db, websiteId, session, promotions),
  }
}
