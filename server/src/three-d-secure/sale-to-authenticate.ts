import type { Knex } from "knex"
import { hasLapsed, readCart } from "../carts/cart-store.ts"
import { amountToPay } from "../checkout/amount-due.ts"
import { CURRENCY } from "../checkout/check-authentication.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { Shopper } from "../checkout/start-sale.ts"
import type { AuthenticationRow, SaleRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { authenticationReference } from "../payments/references.ts"
import { Refusal } from "../refusal.ts"

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

export interface BegunAuthentication {
  readonly rowId: string
  /** What the processor calls the authentication by. */
  readonly reference: string
}

/** Writes down that a card is about to be authenticated for a sale. */
export async function beginAuthentication(
  { db, newId, clock }: PaymentDependencies,
  sale: SaleRow,
  authentication: { readonly processor: string; readonly amount: number; readonly number: string },
): Promise<BegunAuthentication> {
  const { processor, amount, number } = authentication
  const rowId = newId()
  return inTransaction(db, async (trx) => {
    // The lock of the sale numbers its authentications one after the other.
    await trx<SaleRow>("sales").where({ id: sale.id }).forUpdate().first("id")
    const earlier = await trx<AuthenticationRow>("authentications").where({ sale_id: sale.id }).select("id")
    await trx<AuthenticationRow>("authentications").insert({
      id: rowId,
      website_id: sale.website_id,
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

/** Keeps what the processor answered; the state is its result at that moment, read again before paying. */
export async function keepAuthentication(
  db: Knex,
  rowId: string,
  kept: Pick<AuthenticationRow, "processor_id" | "state"> & { readonly version?: string | undefined },
): Promise<void> {
  const { processor_id, state, version } = kept
  await db<AuthenticationRow>("authentications")
    .where({ id: rowId })
    .update({
      processor_id,
      state,
      ...(version === undefined ? {} : { details: JSON.stringify({ version }) }),
    })
}

/** The authentication of this sale that a processor's id names. */
export async function findAuthentication(
  db: Knex,
  sale: SaleRow,
  processorId: string,
  number: string,
): Promise<AuthenticationRow> {
  const row = await db<AuthenticationRow>("authentications")
    .where({ sale_id: sale.id, processor_id: processorId })
    .first()
  if (row === undefined || row.bin !== number.slice(0, 6) || row.last_four !== number.slice(-4))
    throw new Refusal("authentication-mismatch")
  return row
}
