import { GIVEN_BACK, LAPSED } from "@parterre/domain/payments"
import type { Knex } from "knex"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import { readAttempt } from "../sales/attempt-store.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import { PAYMENT_DUE_MAIL, type PaymentDueMessage } from "./payment-due-message.ts"
import { movePayment, onAttempt, type PaymentRecord } from "./payment-record.ts"
import { chargeOf, chargeState, onAttemptOf, refundAttempt, touch } from "./settle-attempt.ts"

/**
 * Takes the money of a paid sale; what does not work now, the reconciler tries again. Money that the bank has let go
 * meanwhile is asked for once more, of the buyer. Answers whether it is taken.
 */
export async function captureAttempt(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
): Promise<boolean> {
  const { processors, log } = dependencies
  const processor = await processors.ofAttempt(attempt)
  const { kind } = await processor.capture(chargeOf(attempt, attempt.processor_id ?? ""))
  // It may have been done before, by hand or too long ago for the processor to know the repetition.
  const truth = kind === "rejected" ? await chargeState(processor, attempt) : undefined
  if (kind !== "done" && truth !== "captured") {
    log.error({ reference: attempt.reference, outcome: truth ?? kind }, "a capture did not succeed")
    await (truth === "voided" ? lapseAttempt : touch)(dependencies, attempt)
    return false
  }
  return writeCapture(dependencies, attempt)
}

/**
 * Writes down money that was taken. Staff may have said meanwhile that it was not: where its buyer has paid once more since,
 * or its sale was voided, it goes back. Answers whether it stays.
 */
async function writeCapture(dependencies: PaymentDependencies, attempt: PaymentAttemptRow): Promise<boolean> {
  const isWritten = await onAttemptOf(dependencies, attempt, async (trx, record, now) => {
    if (record.attempt?.state === "authorised") await movePayment(trx, record, [onAttempt("capture")], now)
    if (!isSaidUntaken(record.attempt)) return true
    if (record.sale.state !== "paid") return false
    await movePayment(trx, record, [onAttempt("found-captured")], now, { attempt: { code: null } })
    return true
  })
  if (isWritten === true) return true
  const own = await readAttempt(dependencies.db, attempt)
  if (own === undefined || !isSaidUntaken(own)) return true
  dependencies.log.error({ reference: own.reference }, "money was taken that had been settled as not charged")
  await refundAttempt(dependencies, own, { processorId: own.processor_id ?? "" })
  return false
}

/** What staff saw taken and given back is not there any more. */
const isSaidUntaken = (attempt: PaymentAttemptRow | undefined): boolean =>
  attempt?.state === "lapsed" && attempt.code !== GIVEN_BACK

async function lapseAttempt(dependencies: PaymentDependencies, attempt: PaymentAttemptRow): Promise<void> {
  await onAttemptOf(dependencies, attempt, async (trx, record, now) => {
    if (record.attempt?.state !== "authorised" || record.sale.state !== "paid") return
    await lapse(trx, dependencies, record, now)
  })
}

/** The money of issued tickets is gone: their buyer is told, and asked to pay once more. */
export async function lapse(
  trx: Knex.Transaction,
  { newId }: Pick<PaymentDependencies, "newId">,
  record: PaymentRecord,
  now: number,
  code: typeof LAPSED | typeof GIVEN_BACK = LAPSED,
): Promise<void> {
  await movePayment(trx, record, [onAttempt("lapse")], now, { attempt: { code } })
  const { id: saleId, website_id: websiteId } = record.sale
  const payload: PaymentDueMessage = { saleId }
  await postMessage(trx, { id: newId(), websiteId, kind: PAYMENT_DUE_MAIL, payload }, now)
}
