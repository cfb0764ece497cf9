import type { Knex } from "knex"
import { hasLapsed, readCart } from "../carts/cart-store.ts"
import { amountToPay } from "../checkout/amount-due.ts"
import { longestWait } from "../checkout/attempt-limits.ts"
import { columnsOf, detailsOf, isOfCard } from "../checkout/authenticated-card.ts"
import { authenticationStore } from "../checkout/authentication-store.ts"
import { CURRENCY } from "../checkout/check-authentication.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { Shopper } from "../checkout/start-sale.ts"
import type { AuthenticationRow, SaleRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { EnrolmentOutcome } from "../payments/global-payments-authentication.ts"
import type { AuthenticationOutcome, CardToAuthenticate } from "../payments/processor.ts"
import { authenticationReference } from "../payments/references.ts"
import { Refusal } from "../refusal.ts"
import { firstPayment, termsOf } from "../sales/instalment-plan.ts"
import { renewalStore } from "../sales/renewal-store.ts"
import { lockSale } from "../sales/sale-store.ts"
import { dayInZone } from "../zoned-time.ts"

/** Refuses unless the sale is open, its cart still holds its seats and the amount is what they cost. */
export async function checkSale(
  { db, clock }: PaymentDependencies,
  shopper: Shopper,
  sale: SaleRow | undefined,
  amount: number,
): Promise<SaleRow> {
  const now = clock.now()
  const cart = sale && (await readCart(db, shopper.website.id, sale.cart_id))
  if (sale?.state !== "open" || cart?.state !== "held" || hasLapsed(cart, now))
    throw new Refusal("sale-needed")
  const due = await amountToPay(db, sale, { ...shopper, now })
  if (due.amount !== amount && amount !== (await firstOfRenewal(db, shopper, sale, due.amount, now)))
    throw new Refusal("amount-changed", { amount: due.amount })
  return sale
}

/** What a card is charged now for a renewal whose holder chooses its instalments, in cents; all of it for any other sale. */
async function firstOfRenewal(
  db: Knex,
  { website }: Shopper,
  sale: SaleRow,
  amount: number,
  now: number,
): Promise<number> {
  const renewal = await renewalStore(db, sale.website_id).ofCart(sale.cart_id)
  return firstPayment(termsOf(renewal?.instalments ?? null), amount, dayInZone(now, website.timeZone))
}

/** Cards one sale may ask the bank about; a processor that could not be reached is not the shopper's doing. */
const mostAuthentications = 10
const unasked: AuthenticationOutcome["kind"] = "unavailable"

export interface BegunAuthentication {
  readonly rowId: string
  /** What the processor calls the authentication by. */
  readonly reference: string
}

/** Writes down that a card is about to be authenticated for a sale, unless too many have been. */
export async function beginAuthentication(
  { db, newId, clock }: PaymentDependencies,
  sale: SaleRow,
  authentication: {
    readonly processor: string
    readonly amount: number
    readonly card: CardToAuthenticate
  },
): Promise<BegunAuthentication> {
  const { processor, amount, card } = authentication
  const rowId = newId()
  return inTransaction(db, async (trx) => {
    // The lock of the sale numbers its authentications one after the other.
    await lockSale(trx, sale)
    const store = authenticationStore(trx, sale.website_id)
    const earlier = await store.ofSale(sale.id)
    const asked = earlier.filter(({ state }) => state !== unasked)
    if (asked.length >= mostAuthentications) throw new Refusal("rate-limited", { retryAfter: longestWait })
    await store.insert({
      id: rowId,
      sale_id: sale.id,
      processor,
      processor_id: null,
      amount,
      currency: CURRENCY,
      ...columnsOf(card),
      state: "begun",
      created_at: clock.now(),
      used_at: null,
    })
    return { rowId, reference: authenticationReference(sale.id, earlier.length + 1) }
  })
}

/**
 * Keeps what the processor answered; the state is its result at that moment, read again before paying, or why there is
 * none.
 */
export async function keepOutcome(
  db: Knex,
  sale: SaleRow,
  rowId: string,
  card: CardToAuthenticate,
  outcome: AuthenticationOutcome | EnrolmentOutcome,
): Promise<void> {
  const store = authenticationStore(db, sale.website_id)
  if (!("authentication" in outcome)) return store.update(rowId, { state: outcome.kind })
  const { id, result, version, bin = "", lastFour } = outcome.authentication
  const state = outcome.kind === "enrolled" ? "enrolled" : result
  const columns = columnsOf(card)
  const details = version === undefined ? columns.details : JSON.stringify({ ...detailsOf(columns), version })
  const told = "token" in card ? { bin, last_four: lastFour } : {}
  await store.update(rowId, { processor_id: id, state, details, ...told })
}

/**
 * Takes the enrolled card of this sale that a processor's id names, to be initiated once: of a number we know no more
 * than its ends, and somebody could ask about all that share them.
 */
export async function takeEnrolled(
  db: Knex,
  sale: SaleRow,
  processorId: string,
  card: CardToAuthenticate,
): Promise<AuthenticationRow> {
  const store = authenticationStore(db, sale.website_id)
  const row = await store.ofSaleAndProcessor(sale.id, processorId)
  if (row === undefined || !isOfCard(row, card)) throw new Refusal("authentication-mismatch")
  if (!(await store.initiate(row.id))) throw new Refusal("authentication-mismatch")
  return row
}

/** The processor could not be asked: the card may be initiated again. */
export const giveBackEnrolled = (db: Knex, { id, website_id }: AuthenticationRow): Promise<void> =>
  authenticationStore(db, website_id).update(id, { state: "enrolled" })
