import type { Knex } from "knex"
import { hasLapsed } from "../carts/cart-store.ts"
import { extendForCheckout } from "../carts/payment-hold.ts"
import { generousAttempts } from "../checkout/attempt-limits.ts"
import { lockPayment } from "../checkout/payment-record.ts"
import { checkoutTime } from "../checkout/start-sale.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import { countPayPalOrders } from "../sales/paypal-order-store.ts"
import { changeSale } from "../sales/sale-store.ts"

/**
 * Keeps the seats of an open sale while its shopper is in PayPal's window, as they are kept at the checkout and in a bank's
 * challenge. For as many orders as a sale may have generous tries: asking again and again does not keep seats for ever.
 */
export async function keepSeatsForOrder(
  trx: Knex.Transaction,
  { id, website_id }: Pick<SaleRow, "id" | "website_id">,
  now: number,
): Promise<void> {
  const record = await lockPayment(trx, website_id, id)
  if (record === undefined) return
  const { cart, sale } = record
  // What the cart is by now is not what the order is for: its payment will say so.
  const isAsAsked = sale.state === "open" && cart.state === "held" && cart.version === sale.cart_version
  if (!isAsAsked || hasLapsed(cart, now) || (await countPayPalOrders(trx, sale)) > generousAttempts) return
  const kept = await extendForCheckout(trx, cart, now + checkoutTime, now)
  if (kept.version !== cart.version)
    await changeSale(trx, sale, { cart_version: kept.version, changed_at: now })
}
