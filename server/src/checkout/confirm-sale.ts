import { GIVEN_BACK, isOutcomeOpen, isPaymentDue, type SaleEvent } from "@parterre/domain/payments"
import type { Knex } from "knex"
import { seatsOnSale } from "../availability/claim-store.ts"
import { heldSeats } from "../availability/own-claim-store.ts"
import { type HoldWithLines, isTicketHold, liveHolds, sectionsHeld } from "../carts/hold-store.ts"
import { claimsToSold } from "../carts/payment-hold.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { isTakenKey } from "../database/taken-key.ts"
import { seatGuard } from "../holds/seat-guard.ts"
import type { Approved, ChargeState } from "../payments/processor.ts"
import { Refusal } from "../refusal.ts"
import { postReceipt } from "../sales/post-receipt.ts"
import { newReceiptNumber } from "../sales/sale-token.ts"
import { bumpSections } from "../seating/section-version-store.ts"
import { readWebsite } from "../websites/website-store.ts"
import { dayInZone } from "../zoned-time.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import { issueTickets } from "./issue-tickets.ts"
import {
  lockPayment,
  movePayment,
  onAttempt,
  onSale,
  type PaymentRecord,
  paymentOf,
} from "./payment-record.ts"

/** Who found out that the card was authorised. */
export type ConfirmedBy = Extract<SaleEvent, `${string}-confirms`>

/** Money a processor has for an attempt; without a state it is reserved, not taken. */
export type Money = Pick<Approved, "processorId" | "brand" | "lastFour"> & {
  readonly state?: Exclude<ChargeState, "voided">
  /** Cents, where the processor was asked. */
  readonly amount?: number
}

export type Confirmation =
  | { readonly kind: "paid"; readonly record: PaymentRecord }
  /** The seats are gone or the sale went on without this attempt: the money must be let go. */
  | { readonly kind: "impossible" }

/**
 * Turns an authorised attempt into a paid sale with tickets, receipt and mail, in one transaction. Coming second is
 * welcome and changes nothing.
 */
export async function confirmSale(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  money: Money,
  by: ConfirmedBy,
): Promise<Confirmation> {
  const { db, clock } = dependencies
  const now = clock.now()
  try {
    return await inTransaction(db, async (trx): Promise<Confirmation> => {
      const locked = await lockPayment(trx, attempt.website_id, attempt.sale_id, attempt.instalment)
      if (locked?.attempt?.id !== attempt.id) return { kind: "impossible" }
      // Tickets are for what they cost, and not for another sum that somebody had approved.
      if (money.amount !== undefined && money.amount !== attempt.amount) return { kind: "impossible" }
      if (locked.sale.state === "paid") return confirmAgain(trx, locked, money, now)
      if (locked.sale.state !== "paying" || !isOpen(locked.attempt)) return { kind: "impossible" }
      return { kind: "paid", record: await completeSale(trx, dependencies, locked, money, by, now) }
    })
  } catch (error) {
    if (error instanceof Refusal && error.code === "payment-voided") return { kind: "impossible" }
    throw error
  }
}

/** Tickets are out: only what is still due of them can come, and a second confirmation changes nothing. */
async function confirmAgain(
  trx: Knex.Transaction,
  record: PaymentRecord,
  money: Money,
  now: number,
): Promise<Confirmation> {
  const { attempt } = record
  const write = async (event: "approved" | "found-captured"): Promise<Confirmation> => ({
    kind: "paid",
    record: await movePayment(trx, record, [onAttempt(event)], now, { attempt: paidWith(money, attempt) }),
  })
  if (attempt !== undefined && isOutcomeOpen(attempt.state)) return write("approved")
  // What staff saw given back is told as taken by some processors still.
  if (!isPaymentDue(paymentOf(record)) || attempt?.code === GIVEN_BACK) return { kind: "paid", record }
  // A card taken for refused was approved after all: its buyer may be paying with another by now.
  return money.state === "captured" ? write("found-captured") : { kind: "impossible" }
}

/** What an attempt keeps of the card that paid. */
const paidWith = ({ processorId, brand, lastFour }: Money, attempt: PaymentAttemptRow | undefined) => ({
  processor_id: processorId,
  brand,
  last_four: lastFour === "" ? (attempt?.last_four ?? null) : lastFour,
  code: null,
})

/** What the payment machine lets become a paid sale; money on its way back never does. */
const isOpen = ({ state }: PaymentAttemptRow) => hasMoney(state) || isOutcomeOpen(state)

const hasMoney = (state: PaymentAttemptRow["state"] | undefined) =>
  state === "authorised" || state === "captured"

/** The sale, its tickets and its mail, all or nothing; `payment-voided` when a seat is gone. */
export async function completeSale(
  trx: Knex.Transaction,
  { newId, certificateCodes }: Pick<PaymentDependencies, "newId" | "certificateCodes">,
  locked: PaymentRecord,
  money: Money,
  by: ConfirmedBy,
  now: number,
): Promise<PaymentRecord> {
  const { cart, sale, attempt } = locked
  const sold = await liveHolds(trx, cart.id)
  await retakeLostSeats(trx, cart, sold, now)
  const row = await readWebsite(trx, sale.website_id)
  if (row === undefined) throw new Error(`There is no website ${sale.website_id}`)
  // Taxes of the day the shopper agreed to the amount, even when midnight has passed since.
  const day = dayInZone(attempt?.created_at ?? now, row.time_zone)
  try {
    await issueTickets(trx, sale, sold, { newId, certificateCodes, website: row, day, issuedAt: now })
  } catch (error) {
    // A seat that has a living ticket is nobody's any more, whatever the claims say.
    throw isTakenKey(error) ? new Refusal("payment-voided") : error
  }
  const found = money.state === "captured" ? "found-captured" : "approved"
  const moves = hasMoney(attempt?.state) ? [onSale(by)] : [onAttempt(found), onSale(by)]
  const paid = await movePayment(trx, locked, moves, now, {
    sale: { receipt_number: newReceiptNumber(row.account_code), paid_at: now },
    attempt: paidWith(money, attempt),
  })
  await postReceipt(trx, sale, { newId }, now)
  await claimsToSold(trx, cart, sold, sale, now)
  return paid
}

/**
 * Seats of the cart that lost their claim are taken again when they are still on sale and nobody has them. It waits for an
 * import with the sale already locked, against everybody's order: PostgreSQL ends a circle, and the work begins anew.
 */
async function retakeLostSeats(
  trx: Knex.Transaction,
  cart: CartRow,
  holds: readonly HoldWithLines[],
  now: number,
): Promise<void> {
  const kept = await heldSeats(
    trx,
    cart.website_id,
    holds.map((hold) => hold.id),
  )
  const isKept = new Set(kept.map(({ hold_id, seat_id }) => `${hold_id} ${seat_id}`))
  const lost = holds
    .filter(isTicketHold)
    .flatMap((hold) =>
      hold.lines.flatMap(({ seat_id }) =>
        seat_id === null || isKept.has(`${hold.id} ${seat_id}`)
          ? []
          : { eventId: hold.event_id, seatId: seat_id, holdId: hold.id },
      ),
    )
  if (lost.length === 0) return
  await seatGuard.shareSales(trx, [cart.website_id])
  // What nobody held may have been taken out of the plan, or off sale.
  if ((await seatsOnSale(trx, cart.website_id, lost)) !== lost.length) throw new Refusal("payment-voided")
  // Sections come before claims in everybody's order, and the sale is about to change all of these.
  await bumpSections(trx, holds.flatMap(sectionsHeld))
  const wanted = lost.map((seat) => ({ ...seat, websiteId: cart.website_id, expiresAt: now + 60_000 }))
  const taken = await seatGuard.take(trx, wanted, now)
  if (taken.length !== lost.length) throw new Refusal("payment-voided")
}
