import { holdMachine } from "@parterre/domain/holds"
import type { Uncharged } from "@parterre/domain/payments"
import type { Knex } from "knex"
import { sellClaims } from "../availability/own-claim-store.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inOneTrip } from "../database/in-one-trip.ts"
import { defined } from "../defined.ts"
import { journalDone } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"
import { bumpSections } from "../seating/section-version-store.ts"
import { changeCart, changedCart, hasLapsed, saveCarts } from "./cart-store.ts"
import { changeHolds, type HoldWithLines, liveHolds, sectionsHeld } from "./hold-store.ts"
import { lapseOf, writeLapse } from "./lapse.ts"
import { moveClaims } from "./move-claims.ts"

/**
 * Claims of a cart being paid do not lapse: no shopper may take over and no sweeper may release seats whose money
 * may already be on its way. The year 9999, which both databases and JSON can write.
 */
const untilThePaymentEnds = Date.UTC(9999, 11, 31)

/** Gives a locked cart time enough to pay; `until` is epoch milliseconds. */
export async function extendForCheckout(
  trx: Knex.Transaction,
  cart: CartRow,
  until: number,
  now: number,
): Promise<CartRow> {
  if (cart.expires_at !== null && cart.expires_at >= until) return cart
  await moveClaims(trx, cart, await liveHolds(trx, cart.id), until)
  await journalDone(trx, { ...factsOf(cart, now), command: "sale.start", data: { expiresAt: until } })
  return changeCart(trx, cart, { expires_at: until }, now)
}

/** Another session than the one before goes to the checkout with a locked cart, by a link or back to its own. */
export async function passToCheckout(
  trx: Knex.Transaction,
  cart: CartRow,
  { sessionId, linkId }: { readonly sessionId: string; readonly linkId: string | undefined },
  until: number,
  now: number,
): Promise<CartRow> {
  const expiresAt = Math.max(until, cart.expires_at ?? 0)
  if (expiresAt !== cart.expires_at) await moveClaims(trx, cart, await liveHolds(trx, cart.id), expiresAt)
  const data = defined({ expiresAt, linkId })
  await journalDone(trx, { ...factsOf(cart, now), sessionId, command: "sale.start", data })
  return changeCart(trx, cart, { expires_at: expiresAt }, now)
}

/** Keeps the seats of a locked cart through its payment; `until` (epoch milliseconds) is what the shopper is shown. */
export async function extendForPayment(
  trx: Knex.Transaction,
  cart: CartRow,
  until: number,
  now: number,
): Promise<CartRow> {
  if (cart.state !== "held" && cart.state !== "paying") throw new Refusal("cart-empty")
  if (hasLapsed(cart, now)) throw new Refusal("cart-expired")
  const expiresAt = Math.max(until, cart.expires_at ?? 0)
  await moveClaims(trx, cart, await liveHolds(trx, cart.id), untilThePaymentEnds)
  await journalDone(trx, { ...factsOf(cart, now), command: "payment.begin", data: { expiresAt } })
  return changeCart(trx, cart, { state: "paying", expires_at: expiresAt }, now)
}

interface PaymentEnd {
  readonly why?: Uncharged | undefined
  /** Writes what goes with it; whoever wants a seat of these sections waits from what comes after it until the commit. */
  readonly before?: (ended: CartRow) => Promise<unknown>
}

/** The payment ended without money: the cart is the shopper's again, with time to try another card. */
export async function endPayment(
  trx: Knex.Transaction,
  cart: CartRow,
  until: number,
  now: number,
  { why, before }: PaymentEnd = {},
): Promise<void> {
  const expiresAt = Math.max(until, cart.expires_at ?? 0)
  const ended =
    cart.state === "paying" ? changedCart(cart, { state: "held", expires_at: expiresAt }, now) : cart
  await before?.(ended)
  if (ended === cart) return
  const holds = await liveHolds(trx, cart.id)
  const data = { expiresAt, ...(why && { why }) }
  await inOneTrip(trx, [
    () => saveCarts(trx, [ended]),
    () => journalDone(trx, { ...factsOf(cart, now), command: "payment.end", data }),
    // Whoever counted on these seats to be gone for good looks again.
    () => bumpSections(trx, holds.flatMap(sectionsHeld)),
    () => moveClaims(trx, cart, holds, expiresAt),
  ])
}

/** The payment ended without money and its shopper is gone: what the cart still holds is free again. */
export async function releaseAfterPayment(
  trx: Knex.Transaction,
  cart: CartRow,
  now: number,
  { why, before }: PaymentEnd = {},
): Promise<void> {
  if (cart.state !== "paying") {
    await before?.(cart)
    return
  }
  const facts = { ...factsOf(cart, now), actor: "system" as const }
  await journalDone(trx, { ...facts, command: "payment.end", data: { expiresAt: now, ...(why && { why }) } })
  const held = await changeCart(trx, cart, { state: "held", expires_at: now }, now)
  const lapse = lapseOf(held, await liveHolds(trx, held.id), now)
  await before?.(lapse.cart)
  await writeLapse(trx, lapse, now)
}

/** Tells the shopper of a cart being paid a later time; its claims do not lapse meanwhile. */
export async function showMoreTime(
  trx: Knex.Transaction,
  cart: CartRow,
  until: number,
  now: number,
): Promise<CartRow> {
  // Half of it left is time enough: the cart is not rewritten at every look.
  if (cart.state !== "paying" || (cart.expires_at ?? 0) >= (now + until) / 2) return cart
  await journalDone(trx, {
    ...factsOf(cart, now),
    actor: "system",
    command: "payment.begin",
    data: { expiresAt: until },
  })
  return changeCart(trx, cart, { expires_at: until }, now)
}

/**
 * Turns what a locked cart holds into sold claims and closes the cart, at the end of the transaction that writes the tickets:
 * everybody who wants a seat of these sections waits from here until it is committed. A seat that is no longer the cart's
 * refuses all of it with `payment-voided`.
 */
export async function claimsToSold(
  trx: Knex.Transaction,
  cart: CartRow,
  holds: readonly HoldWithLines[],
  sale: Pick<SaleRow, "id" | "amount">,
  now: number,
): Promise<void> {
  const state = holdMachine.transitions.paying.paid
  const changes = holds.map((hold) => ({ ...hold, state }))
  const data = { saleId: sale.id, amount: sale.amount }
  const entry = { ...factsOf(cart, now), actor: "system", command: "sale.paid", data } as const
  const [, , , , claimed] = await inOneTrip(trx, [
    () => changeHolds(trx, changes, now),
    () => journalDone(trx, entry),
    () => changeCart(trx, cart, { state: "paid", expires_at: null }, now),
    () =>
      bumpSections(
        trx,
        holds.flatMap(sectionsHeld).map((section) => ({ ...section, frees: false })),
      ),
    () =>
      sellClaims(
        trx,
        cart.website_id,
        holds.map((hold) => hold.id),
      ),
  ])
  const seats = holds.flatMap((hold) => hold.lines.filter((line) => line.seat_id !== null))
  if (holds.length === 0 || claimed !== seats.length) throw new Refusal("payment-voided")
}

const factsOf = (cart: CartRow, now: number) => ({
  websiteId: cart.website_id,
  cartId: cart.id,
  sessionId: cart.session_id,
  at: now,
  actor: "shopper" as const,
  outcome: "done" as const,
})
