import { UNREACHED } from "@parterre/domain/payments"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { cardInvalid, declined } from "../payments/card-refusal.ts"
import type { AuthoriseOutcome, CardProcessor, Declined } from "../payments/processor.ts"
import { processorRefusal } from "../payments/processor-refusal.ts"
import { walletRefused } from "../payments/wallet-token.ts"
import { Refusal } from "../refusal.ts"
import { type Confirmed, confirmOrUndo } from "./confirm-or-undo.ts"
import type { Money } from "./confirm-sale.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import type { PaymentGuard } from "./payment-guard.ts"
import { awaitShopper, lookUpAttempt, refuseAttempt } from "./settle-attempt.ts"

/** What the processor said becomes rows; a paid sale is answered, anything else is refused after it was written. */
export async function applyOutcome(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  processor: CardProcessor,
  outcome: AuthoriseOutcome,
  guard: Pick<PaymentGuard, "onLostAnswer">,
): Promise<Confirmed> {
  switch (outcome.kind) {
    case "approved":
      return confirm(dependencies, attempt, outcome)
    case "declined":
      return decline(dependencies, attempt, processor, outcome)
    case "card-invalid":
      await refuseAttempt(dependencies, attempt, outcome.code)
      throw cardInvalid(processor.type, outcome)
    case "authentication-needed":
      await awaitShopper(dependencies, attempt, outcome.processorId)
      throw new Refusal("authentication-needed", { clientSecret: outcome.clientSecret })
    case "unproven":
      // Not the shopper's doing, so not counted; the wallet's card pays once its bank has verified them.
      await refuseAttempt(dependencies, attempt, `${UNREACHED}${outcome.kind}`)
      throw new Refusal("authentication-needed", { cardToken: outcome.token })
    case "brand-refused":
      // As where the brand is seen before: no card was refused by its bank.
      await refuseAttempt(dependencies, attempt, `${UNREACHED}${outcome.kind}`)
      throw new Refusal("card-brand-not-accepted")
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
): Promise<Confirmed> {
  const outcome = await lookUpAttempt(processor, attempt)
  if (outcome.kind === "approved" && outcome.state === "authorised")
    return confirm(dependencies, attempt, { ...outcome, state: outcome.state })
  if (outcome.kind === "declined") return decline(dependencies, attempt, processor, outcome)
  throw new Refusal("payment-pending")
}

async function confirm(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  money: Money,
): Promise<Confirmed> {
  const confirmed = await confirmOrUndo(dependencies, attempt, money, "browser-confirms")
  if (confirmed === undefined) throw new Refusal("payment-voided")
  return confirmed
}

async function decline(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  processor: CardProcessor,
  outcome: Declined,
): Promise<never> {
  const { code, declineCode = code } = outcome
  // Spent, or the merchant's own certificate or number is wrong: other ways to pay are not to be shut for it.
  const isUnopened = code === walletRefused.code
  if (isUnopened)
    dependencies.log.warn(
      { processor: processor.type, reference: attempt.reference },
      "a wallet's token was not opened",
    )
  await refuseAttempt(dependencies, attempt, isUnopened ? `${UNREACHED}${code}` : declineCode)
  throw outcome.isUnauthenticated === true
    ? new Refusal("authentication-failed")
    : declined(processor.type, outcome)
}
