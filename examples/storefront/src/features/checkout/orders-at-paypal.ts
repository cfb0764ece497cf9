import { isEntriesOf, isTextUpTo, storedFields } from "@parterre/domain/json-fields"
import { browserNote } from "../../shared/site/browser-note.ts"

/** An order waits three hours for its approval. */
const untilApproved = 3 * 3_600_000
/** More orders than anybody has open at PayPal. */
const MOST = 10

interface Kept {
  /** What each of PayPal's own orders is for. */
  readonly orders: Readonly<Record<string, string>>
}

/**
 * What is being paid at PayPal, whose way back must not say which: a token would stand in its records. Whoever approves in
 * PayPal's own app comes back in another tab, which knows the order alone.
 */
function ordersAtPayPal(name: string) {
  const notes = browserNote(name, untilApproved)
  const ordersOf = (subdomain: string) =>
    storedFields<Kept>(notes.read(subdomain), { orders: isEntriesOf(isTextUpTo(2_000)) }).orders ?? {}
  const keep = (subdomain: string, orders: readonly (readonly [string, string])[]) =>
    orders.length === 0
      ? notes.forget(subdomain)
      : notes.write(
          subdomain,
          JSON.stringify({ orders: Object.fromEntries(orders.slice(-MOST)) } satisfies Kept),
        )
  return {
    write: (subdomain: string, orderId: string, paid: string): void =>
      keep(subdomain, [...Object.entries(ordersOf(subdomain)), [orderId, paid]]),
    read(subdomain: string, orderId: string): string | undefined {
      const orders = ordersOf(subdomain)
      return Object.hasOwn(orders, orderId) ? orders[orderId] : undefined
    },
    /** Nothing is to be paid of it any more. */
    forget: (subdomain: string, paid: string): void =>
      keep(
        subdomain,
        Object.entries(ordersOf(subdomain)).filter(([, one]) => one !== paid),
      ),
  }
}

/** Tokens of sales whose payment is due. */
export const dueAtPayPal = ordersAtPayPal("due-at-paypal")

/** Seasons that are renewed: the query of the checkout. */
export const renewalAtPayPal = ordersAtPayPal("renewal-at-paypal")
