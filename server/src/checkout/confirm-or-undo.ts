import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import type { LookupOutcome } from "../payments/processor.ts"
import { captureAttempt } from "./capture-attempt.ts"
import { type ConfirmedBy, confirmSale, type Money } from "./confirm-sale.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import type { PaymentRecord } from "./payment-record.ts"
import { refundAttempt, voidAttempt } from "./settle-attempt.ts"

export interface Confirmed {
  readonly record: PaymentRecord
  /** False when the money is still to be taken: the reconciler tries again. */
  readonly isCaptured: boolean
}

/**
 * Tickets and then the money, whoever found out that it is there: the browser, a webhook or the reconciler. Where there
 * can be no tickets, a reservation is let go and money that was taken goes back; then there is no answer.
 */
export async function confirmOrUndo(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  money: Money,
  by: ConfirmedBy,
): Promise<Confirmed | undefined> {
  const confirmed = await confirmSale(dependencies, attempt, money, by)
  if (confirmed.kind === "impossible") {
    await (money.state === "captured" ? refundAttempt : voidAttempt)(dependencies, attempt, money)
    return undefined
  }
  const { record } = confirmed
  const isCaptured =
    record.attempt?.state !== "authorised" || (await captureAttempt(dependencies, record.attempt))
  return { record, isCaptured }
}

/** Does so with money that a processor was found to have; false where it has none, or let it go. */
export async function confirmFound(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  found: LookupOutcome,
  by: ConfirmedBy,
): Promise<boolean> {
  if (found.kind !== "approved" || found.state === "voided") return false
  await confirmOrUndo(dependencies, attempt, { ...found, state: found.state }, by)
  return true
}
