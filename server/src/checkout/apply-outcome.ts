import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { cardInvalid, declined } from "../payments/card-refusal.ts"
import type { AuthoriseOutcome, CardProcessor } from "../payments/processor.ts"
import { processorRefusal } from "../payments/processor-refusal.ts"
import { Refusal } from "../refusal.ts"
import { UNREACHED } from "./begin-payment.ts"
import { type ConfirmedBy, confirmSale } from "./confirm-sale.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import type { PaymentGuard } from "./payment-guard.ts"
import type { PaymentRecord } from "./payment-record.ts"
import { awaitShopper, refuseAttempt, voidAttempt } from "./settle-attempt.ts"

const AUTHENTICATION_CODES: readonly string[] = [
  "payment_intent_authentication_failure",
  "authentication_not_handled",
]

/** What the processor said becomes rows; a paid sale is answered, anything else is refused after it was written. */
export async function applyOutcome(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  processor: CardProcessor,
  outcome: AuthoriseOutcome,
  guard: Pick<PaymentGuard, "onLostAnswer">,
): Promise<PaymentRecord> {
  switch (outcome.kind) {
    case "approved":
      return confirmOrVoid(dependencies, attempt, outcome, "browser-confirms")
    case "declined":
      await refuseAttempt(dependencies, attempt, outcome.declineCode ?? outcome.code)
      throw AUTHENTICATION_CODES.includes(outcome.code)
        ? new Refusal("authentication-failed")
        : declined(processor.type, outcome)
    case "card-invalid":
      await refuseAttempt(dependencies, attempt, outcome.code)
      throw cardInvalid(processor.type, outcome)
    case "authentication-needed":
      await awaitShopper(dependencies, attempt, outcome.processorId)
      throw new Refusal("authentication-needed", { clientSecret: outcome.clientSecret })
    case "rejected":
      await refuseAttempt(dependencies, attempt, `${UNREACHED}${outcome.code}`)
      throw processorRefusal(dependencies.log, processor.type, outcome)
    case "unavailable":
      await refuseAttempt(dependencies, attempt, `${UNREACHED}${outcome.reason}`)
      throw processorRefusal(dependencies.log, processor.type, outcome)
    case "unknown":
    case "duplicate":
      await guard.onLostAnswer(dependencies, attempt, outcome.kind)
      return applyLookup(dependencies, attempt, processor)
  }
}

/** One look at once often knows; otherwise the reconciler goes on asking. */
async function applyLookup(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  processor: CardProcessor,
): Promise<PaymentRecord> {
  const outcome = await processor.lookup(attempt.reference)
  if (outcome.kind === "approved" && outcome.state === "authorised")
    return confirmOrVoid(dependencies, attempt, outcome, "browser-confirms")
  if (outcome.kind === "declined") {
    await refuseAttempt(dependencies, attempt, outcome.code)
    throw declined(processor.type, outcome)
  }
  throw new Refusal("payment-pending")
}

async function confirmOrVoid(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  approved: Parameters<typeof confirmSale>[2],
  by: ConfirmedBy,
): Promise<PaymentRecord> {
  const confirmed = await confirmSale(dependencies, attempt, approved, by)
  if (confirmed.kind === "paid") return confirmed.record
  await voidAttempt(dependencies, attempt, approved)
  throw new Refusal("payment-voided")
}
