import type { Knex } from "knex"
import type { SaleRow } from "../database/checkout-tables.ts"
import { defined } from "../defined.ts"
import { type Authentication, bindAuthentication } from "../payments/authentication.ts"
import type { CardPayment } from "../payments/processor.ts"
import { processorRefusal } from "../payments/processor-refusal.ts"
import type { WebsitePayments } from "../payments/website-processors.ts"
import { Refusal } from "../refusal.ts"
import { readSale } from "../sales/sale-store.ts"
import { isOfCard } from "./authenticated-card.ts"
import { authenticationStore } from "./authentication-store.ts"
import type { PaymentDependencies } from "./dependencies.ts"

/** Canada only, so far. */
export const CURRENCY = "CAD"

/** No tenant takes the risk of a card its issuer could not check. */
export const UNAVAILABLE_PASSES = false

export interface CheckedAuthentication {
  /** Of our row, to mark as used. */
  readonly rowId: string
  readonly result: Authentication["result"]
  /** What to send with the authorisation; none for a card outside 3-D Secure. */
  readonly proof?: Authentication
}

/**
 * Reads the authentication again at the processor and ties it to this sale, amount and card; none when the sale is
 * already being paid with it.
 */
export async function checkAuthentication(
  { db, log }: Pick<PaymentDependencies, "db" | "log">,
  { processor }: WebsitePayments,
  sale: SaleRow,
  payment: {
    readonly id: string | undefined
    readonly card: CardPayment
    readonly amount: number
    readonly now: number
  },
): Promise<CheckedAuthentication | undefined> {
  const { id, card, amount, now } = payment
  if (id === undefined) throw new Refusal("authentication-needed")
  const store = authenticationStore(db, sale.website_id)
  const row = await store.ofProcessor(processor.type, id)
  if (row === undefined || row.sale_id !== sale.id || !isOfCard(row, card))
    throw new Refusal("authentication-mismatch")
  // Used by the very payment that is under way, or done: a second click, which is told so under lock.
  if (row.used_at !== null && !(await isOpen(db, sale))) return undefined
  const read = await processor.readAuthentication?.(id)
  if (read?.kind === "unavailable" || read?.kind === "rejected")
    throw processorRefusal(log, processor.type, read)
  if (read?.kind !== "authentication") throw new Refusal("authentication-mismatch")
  // Where the processor does not tell the first digits, ours stand in.
  const authentication = { ...read.authentication, bin: read.authentication.bin ?? row.bin }
  const binding = bindAuthentication(authentication, {
    saleToken: sale.id,
    amount,
    currency: CURRENCY,
    // Of a token we know what its processor told when the bank was asked, and that must still be so.
    bin: row.bin,
    lastFour: row.last_four,
    now,
    used: row.used_at !== null,
    unavailablePasses: UNAVAILABLE_PASSES,
  })
  if (binding.bound) return defined({ rowId: row.id, result: authentication.result, proof: binding.proof })
  if (binding.mismatch !== "result") throw new Refusal("authentication-mismatch")
  throw new Refusal(authentication.result === "C" ? "authentication-needed" : "authentication-failed")
}

async function isOpen(db: Knex, { id, website_id }: SaleRow): Promise<boolean> {
  const sale = await readSale(db, website_id, id)
  return sale?.state === "open"
}

/** An authentication pays for one attempt; of two that come at once, one loses. */
export async function markUsed(
  trx: Knex.Transaction,
  sale: SaleRow,
  rowId: string,
  now: number,
): Promise<void> {
  if (!(await authenticationStore(trx, sale.website_id).markUsed(rowId, now)))
    throw new Refusal("authentication-mismatch")
}
