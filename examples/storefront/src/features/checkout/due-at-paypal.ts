import { isEntriesOf, isTextUpTo, storedFields } from "@parterre/domain/json-fields"
import { browserNote } from "../../shared/site/browser-note.ts"

/** An order waits three hours for its approval. */
const notes = browserNote("due-at-paypal", 3 * 3_600_000)
/** More orders than anybody has open at PayPal. */
const MOST = 10

interface Kept {
  /** Tokens of sales, by PayPal's own orders. */
  readonly orders: Readonly<Record<string, string>>
}

const ordersOf = (subdomain: string) =>
  storedFields<Kept>(notes.read(subdomain), { orders: isEntriesOf(isTextUpTo(2_000)) }).orders ?? {}

const keep = (subdomain: string, orders: readonly (readonly [string, string])[]) =>
  orders.length === 0
    ? notes.forget(subdomain)
    : notes.write(
        subdomain,
        JSON.stringify({ orders: Object.fromEntries(orders.slice(-MOST)) } satisfies Kept),
      )

/**
 * The sales that are being paid at PayPal, whose way back must not say which: the token would stand in its records. Whoever
 * approves in PayPal's own app comes back in another tab, which knows the order alone.
 */
export const dueAtPayPal = {
  write: (subdomain: string, orderId: string, saleToken: string): void =>
    keep(subdomain, [...Object.entries(ordersOf(subdomain)), [orderId, saleToken]]),
  read(subdomain: string, orderId: string): string | undefined {
    const orders = ordersOf(subdomain)
    return Object.hasOwn(orders, orderId) ? orders[orderId] : undefined
  },
  /** Nothing is due of a sale any more. */
  forget: (subdomain: string, saleToken: string): void =>
    keep(
      subdomain,
      Object.entries(ordersOf(subdomain)).filter(([, token]) => token !== saleToken),
    ),
}
