import type { Cart, CartElement } from "@parterre/contract"
import { CART_EXPIRED, emptyCart } from "@parterre/domain/carts"
import { remainingSeconds } from "@parterre/domain/holds"
import { taxSummary } from "@parterre/domain/taxes"
import type { CartRow } from "../database/hold-tables.ts"
import { printedTaxes, taxedHolds } from "../pricing/tax-summaries.ts"
import { dayInZone, isoInZone } from "../zoned-time.ts"
import { elementOf } from "./cart-elements.ts"
import { hasLapsed } from "./cart-store.ts"
import {
  type CartDependencies,
  elementId,
  fromDatabase,
  type HoldDetails,
  type TaxedHold,
} from "./hold-details.ts"
import { isToBeSold } from "./hold-facts.ts"
import { liveHolds } from "./hold-store.ts"
import type { Viewer } from "./viewer.ts"

/** Shows a cart that is not paid. One whose time ran out shows nothing of what it held. */
export async function showCart(
  { db, holdDetails = fromDatabase }: Pick<CartDependencies, "db" | "holdDetails">,
  cart: CartRow,
  viewer: Viewer,
): Promise<Cart> {
  const holds = hasLapsed(cart, viewer.now) ? [] : await liveHolds(db, cart.id)
  const read = await holdDetails(holds)
  return cartHolding(cart, await read(db, holds), viewer)
}

/** A cart that is not paid with what it holds. */
export const cartHolding = (cart: CartRow, holds: readonly HoldDetails[], viewer: Viewer): Cart =>
  cartOf(cart, taxedInCart(holds, dayInZone(viewer.now, viewer.website.timeZone)), viewer)

/**
 * The holds of a cart with their taxes. What is to be sold is taxed as its sale is, by itself: shares of a cent do not wait
 * for what nobody has confirmed.
 */
export function taxedInCart(holds: readonly HoldDetails[], day: string): TaxedHold<HoldDetails>[] {
  const taxed = [true, false].flatMap((isSold) =>
    taxedHolds(
      holds.filter(({ hold }) => isToBeSold(hold) === isSold),
      day,
    ),
  )
  const byId = new Map(taxed.map((one) => [one.hold.id, one]))
  return holds.flatMap(({ hold }) => byId.get(hold.id) ?? [])
}

/** What a session without a cart sees. */
export const noCart = ({ website, now }: Pick<Viewer, "website" | "now">): Cart =>
  emptyCart({ serverTime: isoInZone(now, website.timeZone), renewalsLeft: website.renewals })

/** A cart with what it holds, or with what was sold of it, as the contract shows it. */
export function cartOf(cart: CartRow, holds: readonly TaxedHold[], viewer: Viewer): Cart {
  const { website, now } = viewer
  const elements = elementsOf(holds, viewer)
  const sold = holds.filter(({ hold }) => isToBeSold(hold))
  const expired = cart.state === "expired" || hasLapsed(cart, now)
  const timed = !expired && cart.expires_at !== null
  return {
    id: cart.id,
    state: expired ? "expired" : cart.state,
    version: cart.version,
    cartElements: elements,
    // What nobody has confirmed is not paid, so it is not counted.
    tax: taxesOf(sold, viewer),
    totalQty: totalQty(sold.length === holds.length ? elements : elementsOf(sold, viewer)),
    reservationTime: timed ? website.holdSeconds : 0,
    remainingTime: expired ? CART_EXPIRED : remainingSeconds(cart.expires_at ?? now, now),
    serverTime: isoInZone(now, website.timeZone),
    ...(timed ? { expiresAt: isoInZone(cart.expires_at ?? now, website.timeZone) } : {}),
    renewalsLeft: Math.max(0, website.renewals - cart.renewals_used),
  }
}

const totalQty = (elements: readonly CartElement[]): number =>
  elements.reduce((sum, { prices }) => sum + prices.reduce((all, { qty }) => all + qty, 0), 0)

/** The elements of a cart or a receipt: what each shows of the taxes is the sum of the shares of its holds that count. */
export const elementsOf = (holds: readonly TaxedHold[], viewer: Viewer): CartElement[] =>
  [...Map.groupBy(holds, elementId).values()].map((ofElement) => ({
    ...elementOf(ofElement, viewer),
    tax: taxesOf(
      ofElement.filter(({ hold }) => isToBeSold(hold)),
      viewer,
    ),
  }))

/** What taxed holds add up to, in the viewer's language. */
export const taxesOf = (holds: readonly TaxedHold[], { language }: Pick<Viewer, "language">) =>
  printedTaxes(taxSummary(holds.map(({ taxes }) => taxes)), language)
