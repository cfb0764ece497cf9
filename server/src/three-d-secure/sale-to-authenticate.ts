import type { Knex } from "knex"
import { hasLapsed, readCart } from "../carts/cart-store.ts"
import { amountToPay } from "../checkout/amount-due.ts"
import { longestWait } from "../checkout/attempt-limits.ts"
import { authenticationStore } from "../checkout/authentication-store.ts"
import { CURRENCY } from "../checkout/check-authentication.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { Shopper } from "../checkout/start-sale.ts"
import type { AuthenticationRow, SaleRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { defined } from "../defined.ts"
import type { EnrolmentOutcome } from "../payments/global-payments-authentication.ts"
import type { AuthenticationOutcome } from "../payments/processor.ts"
import { authenticationReference } from "../payments/references.ts"
import { Refusal } from "../refusal.ts"
import { lockSale } from "../sales/sale-store.ts"

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
  if (due.amount !== amount) throw new Refusal("amount-changed", { amount: due.amount })
  return sale
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
  authentication: { readonly processor: string; readonly amount: number; readonly number: string },
): Promise<BegunAuthentication> {
  const { processor, amount, number } = authentication
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
      bin: number.slice(0, 6),
      last_four: number.slice(-4),
      state: "begun",
      details: null,
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
  outcome: AuthenticationOutcome | EnrolmentOutcome,
): Promise<void> {
  const store = authenticationStore(db, sale.website_id)
  if (!("authentication" in outcome)) return store.update(rowId, { state: outcome.kind })
  const { id, result, version } = outcome.authentication
  const state = outcome.kind === "enrolled" ? "enrolled" : result
  const details = version === undefined ? undefined : JSON.stringify({ version })
  await store.update(rowId, defined({ processor_id: id, state, details }))
}

/**
 * Takes the enrolled card of this sale that a processor's id names, to be initiated once: we know no more of the number
 * than its ends, and somebody could ask about all that share them.
 */
export async function takeEnrolled(
  db: Knex,
  sale: SaleRow,
  processorId: string,
  number: string,
): Promise<AuthenticationRow> {
  const store = authenticationStore(db, sale.website_id)
  const row = await store.ofSaleAndProcessor(sale.id, processorId)
  if (row === undefined || row.bin !== number.slice(0, 6) || row.last_four !== number.slice(-4))
    throw new Refusal("authentication-mismatch")
  if (!(await store.initiate(row.id))) throw new Refusal("authentication-mismatch")
  return row
}

/** The processor could not be asked: the card may be initiated again. */
export const giveBackEnrolled = (db: Knex, { id, website_id }: AuthenticationRow): Promise<void> =>
  authenticationStore(db, website_id).update(id, { state: "enrolled" })
