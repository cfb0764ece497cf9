import type { Cart, CartElement } from "@parterre/contract"
import { CART_EXPIRED } from "@parterre/domain/carts"
import { remainingSeconds } from "@parterre/domain/holds"
import type { Knex } from "knex"
import type { CartRow, HoldRow } from "../database/hold-tables.ts"
import type { Language, Website } from "../http/handler.ts"
import { municipalTaxesOf } from "../pricing/municipal-taxes.ts"
import { cartTaxes } from "../pricing/tax-summaries.ts"
import { dayInZone, isoInZone } from "../zoned-time.ts"
import { elementId, elementOf, type Viewer } from "./cart-elements.ts"
import { hasLapsed, liveHolds, readCart, withLines } from "./cart-store.ts"
import { type HoldDetails, readHoldDetails } from "./hold-details.ts"

/** A cart of the website as the contract shows it, or none when the website has no such cart. */
export async function cartView(
  db: Knex,
  website: Website,
  cartId: string,
  language: Language,
  now: number,
): Promise<Cart | undefined> {
  const cart = await readCart(db, website.id, cartId)
  return cart === undefined ? undefined : showCart(db, cart, { website, language, now })
}

/** Shows a cart. One whose time ran out shows nothing of what it held; a paid one what was sold. */
export async function showCart(db: Knex, cart: CartRow, viewer: Viewer): Promise<Cart> {
  return cartOf(cart, await readHoldDetails(db, await shownHolds(db, cart, viewer.now)), viewer)
}

async function shownHolds(db: Knex, cart: CartRow, now: number) {
  if (hasLapsed(cart, now)) return []
  if (cart.state !== "paid") return liveHolds(db, cart.id)
  const sold = await db<HoldRow>("holds").where({ cart_id: cart.id, state: "sold" }).orderBy("ordinal")
  return withLines(db, sold)
}

/** What a session without a cart sees. */
export const noCart = ({ website, now }: Viewer): Cart => ({
  id: "",
  state: "empty",
  version: 0,
  cartElements: [],
  tax: cartTaxes([], dayInZone(now, website.timeZone), "en").total,
  totalQty: 0,
  reservationTime: 0,
  remainingTime: 0,
  serverTime: isoInZone(now, website.timeZone),
  renewalsLeft: website.renewals,
})

function cartOf(cart: CartRow, holds: readonly HoldDetails[], viewer: Viewer): Cart {
  const { website, now } = viewer
  const taxes = taxesOf(holds, viewer)
  const elements = [...Map.groupBy(holds, elementId)].map(
    ([id, ofElement]): CartElement => ({
      ...elementOf(ofElement, viewer),
      tax: taxes.ofElement.get(id) ?? taxes.total,
    }),
  )
  const expired = cart.state === "expired" || hasLapsed(cart, now)
  const timed = !expired && cart.expires_at !== null
  return {
    id: cart.id,
    state: expired ? "expired" : cart.state,
    version: cart.version,
    cartElements: elements,
    tax: taxes.total,
    totalQty: elements.reduce((sum, { prices }) => sum + prices.reduce((all, { qty }) => all + qty, 0), 0),
    reservationTime: timed ? website.holdSeconds : 0,
    remainingTime: expired ? CART_EXPIRED : remainingSeconds(cart.expires_at ?? now, now),
    serverTime: isoInZone(now, website.timeZone),
    ...(timed ? { expiresAt: isoInZone(cart.expires_at ?? now, website.timeZone) } : {}),
    renewalsLeft: Math.max(0, website.renewals - cart.renewals_used),
  }
}

/** The taxes of what a cart holds; a subscription's holds carry its shares, which add up. */
export const taxesOf = (holds: readonly HoldDetails[], { website, language, now }: Viewer) =>
  cartTaxes(
    holds.map((details) => ({
      elementId: elementId(details),
      province: details.event.province,
      municipalTaxes: municipalTaxesOf(details.event.venue),
      amount: details.hold.price * details.hold.qty,
      serviceCharge: details.hold.service_charge * details.hold.qty,
    })),
    dayInZone(now, website.timeZone),
    language,
  )
