import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { chargeOf } from "../checkout/settle-attempt.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import type { RefundRow } from "../database/refund-tables.ts"
import type { RefundOutcome } from "../payments/processor.ts"
import { endRefund, refuseRefund } from "./end-refund.ts"
import { changeRequested, refundsOfSale } from "./refund-store.ts"

/**
 * Gives the card its part of a requested refund back and ends the refund. What does not work now stays requested, and the
 * reconciler asks again under the same reference: a processor gives back once what it is asked for twice.
 */
export async function carryOutRefund(
  dependencies: PaymentDependencies,
  refund: RefundRow,
  attempt: PaymentAttemptRow | undefined,
  isFirst = false,
): Promise<void> {
  const { clock, log, db } = dependencies
  const outcome = await giveBack(dependencies, refund, attempt)
  switch (outcome.kind) {
    case "done":
      return endRefund(dependencies, refund, outcome.processorId)
    case "rejected":
      if (!isFirst && !("isOver" in outcome)) {
        log.error(
          { reference: refund.reference, code: outcome.code },
          "a refund asked for before was refused",
        )
        await changeRequested(db, refund, { code: outcome.code, changed_at: clock.now() })
        return
      }
      log.error({ reference: refund.reference, code: outcome.code }, "a refund was refused")
      return refuseRefund(dependencies, refund, outcome.code)
    default: {
      const { kind, reason } = outcome
      // What is looked at first is nobody's fault, and staff read why it waits.
      const code = reason === "refund-pending" ? reason : kind
      const fields = { reference: refund.reference, outcome: code }
      if (code === kind) log.error(fields, "a refund did not succeed")
      else log.info(fields, "a refund is being reviewed by its processor")
      await changeRequested(db, refund, { code, changed_at: clock.now() })
    }
  }
}

async function giveBack(
  { processors, db }: PaymentDependencies,
  { id, reference, website_id, sale_id, card_amount }: RefundRow,
  attempt: PaymentAttemptRow | undefined,
): Promise<RefundOutcome> {
  if (card_amount === 0) return { kind: "done", processorId: "" }
  const processor = attempt && (await processors.ofAttempt(attempt))
  // The organiser has changed processors since: the one that was paid has to be asked by hand.
  if (attempt === undefined || attempt.processor !== processor?.type)
    return {
      kind: "rejected",
      code: "other-processor",
      message: "The sale was paid through another processor",
    }
  const others = (await refundsOfSale(db, website_id, sale_id)).filter((other) => other.id !== id)
  const known = others.flatMap(({ processor_id }) => processor_id ?? [])
  return processor.refund(chargeOf(attempt, attempt.processor_id ?? ""), {
    reference,
    amount: card_amount,
    known,
  })
}
