import type { Knex } from "knex"
import type { InteracPaymentRow, PaymentAttemptRow } from "../database/checkout-tables.ts"
import { isTakenKey } from "../database/taken-key.ts"

/** What a bank says of a payment, for its receipt. */
export interface BankResult {
  /** Of the payment page, `x_trans_id`. */
  readonly transactionId: string
  readonly issuerName: string | undefined
  readonly confirmation: string | undefined
}

/** Both stand on every paper of the sale. */
export interface BankWords {
  readonly issuerName: string
  readonly confirmation: string
}

export async function insertInterac(trx: Knex.Transaction, row: InteracPaymentRow): Promise<void> {
  await trx<InteracPaymentRow>("interac_payments").insert(row)
}

/** The attempt that an order number of the payment page names. */
export const attemptOfOrder = (
  db: Knex,
  websiteId: string,
  orderNumber: string,
): Promise<PaymentAttemptRow | undefined> =>
  db("interac_payments")
    .join("payment_attempts", "payment_attempts.id", "interac_payments.attempt_id")
    .where({ "interac_payments.website_id": websiteId, "interac_payments.order_number": orderNumber })
    .first("payment_attempts.*")

/** Writes what the bank said down, once; false when the transaction, or the attempt, has another already. */
export async function keepResult(
  db: Knex,
  { id, website_id }: PaymentAttemptRow,
  { transactionId, issuerName = "", confirmation = "" }: BankResult,
): Promise<boolean> {
  try {
    const kept = await db<InteracPaymentRow>("interac_payments")
      .where({ website_id, attempt_id: id })
      .where((free) => free.whereNull("transaction_id").orWhere("transaction_id", transactionId))
      .update({
        transaction_id: transactionId,
        ...(issuerName === "" ? {} : { issuer_name: issuerName }),
        ...(confirmation === "" ? {} : { issuer_confirmation: confirmation }),
      })
    return kept === 1
  } catch (error) {
    if (isTakenKey(error)) return false
    throw error
  }
}

/** What banks said of payments, by attempt. */
export async function bankWords(
  db: Knex,
  websiteId: string,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, BankWords>> {
  if (attemptIds.length === 0) return new Map()
  const rows = await db<InteracPaymentRow>("interac_payments")
    .where({ website_id: websiteId })
    .whereIn("attempt_id", attemptIds)
    .whereNotNull("issuer_name")
  return new Map(
    rows.map(({ attempt_id, issuer_name, issuer_confirmation }) => [
      attempt_id,
      { issuerName: issuer_name ?? "", confirmation: issuer_confirmation ?? "" },
    ]),
  )
}

/** Writes down that nobody can pay an attempt any more, which ended without money. */
export async function settleLeft(
  db: Knex,
  { id, website_id }: PaymentAttemptRow,
  now: number,
): Promise<void> {
  await db<InteracPaymentRow>("interac_payments")
    .where({ website_id, attempt_id: id })
    .update({ settled_at: now })
}
