import type { Knex } from "knex"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { chargeOf } from "../checkout/settle-attempt.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import type { RefundRow } from "../database/refund-tables.ts"
import { type RefundOutcome, remembers } from "../payments/processor.ts"
import { readAttempt } from "../sales/attempt-store.ts"
import { endRefund, refuseRefund } from "./end-refund.ts"
import { documentOf } from "./plan-refund.ts"
import { cardReturns } from "./refund-document.ts"
import { changeRequested, refundsOfSale } from "./refund-store.ts"
import { WAITS } from "./why-refunds-wait.ts"

/**
 * Gives each card its part of a requested refund back and ends the refund. What does not work now stays requested, and the
 * reconciler asks again under the same references: a processor gives back once what it is asked for twice.
 */
export async function carryOutRefund(
  dependencies: PaymentDependencies,
  refund: RefundRow,
  attempt: PaymentAttemptRow | undefined,
  isFirst = false,
): Promise<void> {
  const { clock, log, db } = dependencies
  const done: string[] = []
  for (const [index, part] of (await partsOf(db, refund, attempt)).entries()) {
    // Each card has its own time; what staff have settled meanwhile is over.
    if (index > 0 && !(await changeRequested(db, refund, { changed_at: clock.now() }))) {
      log.error({ reference: refund.reference }, "a refund ended while its cards were asked about")
      return
    }
    const outcome = await giveBack(dependencies, refund, part, isFirst)
    const { reference } = part
    const stays = async (code: string) => {
      await changeRequested(db, refund, { code, changed_at: clock.now() })
    }
    switch (outcome.kind) {
      case "done":
        done.push(outcome.processorId)
        continue
      case "rejected":
        // Once a part of it went back, or may have, the refund stands.
        if (done.length === 0 && (isFirst || "isOver" in outcome)) {
          log.error({ reference, code: outcome.code }, "a refund was refused")
          return refuseRefund(dependencies, refund, outcome.code)
        }
        log.error(
          { reference, code: outcome.code, detail: outcome.message },
          "a refund asked for before was refused",
        )
        return stays(outcome.code)
      default: {
        const { kind, reason } = outcome
        // What waits is nobody's fault, and staff read for what.
        const waits = WAITS.get(reason)
        if (waits === undefined) log.error({ reference, outcome: kind }, "a refund did not succeed")
        else log.info({ reference, outcome: reason }, waits)
        return stays(waits === undefined ? kind : reason)
      }
    }
  }
  return endRefund(dependencies, refund, done.join(" "))
}

/** What of a refund goes back to one charge. */
interface RefundPart {
  readonly attempt: PaymentAttemptRow | undefined
  /** Our idempotency key: the refund's own for the first part. */
  readonly reference: string
  /** Cents. */
  readonly amount: number
}

/** The parts of a refund: one, but of a sale in instalments one for each charge that gets anything back. */
async function partsOf(
  db: Knex,
  refund: RefundRow,
  attempt: PaymentAttemptRow | undefined,
): Promise<RefundPart[]> {
  const parts: RefundPart[] = []
  for (const { amount, attemptId } of cardReturns(documentOf(refund))) {
    const { website_id, reference } = refund
    const charged = attemptId === undefined ? attempt : await readAttempt(db, { id: attemptId, website_id })
    const number = parts.length + 1
    parts.push({ attempt: charged, amount, reference: number === 1 ? reference : `${reference}:${number}` })
  }
  return parts
}

async function giveBack(
  { processors, db, clock }: PaymentDependencies,
  { id, website_id, sale_id, ordinal, created_at }: RefundRow,
  { attempt, reference, amount }: RefundPart,
  isFirst: boolean,
): Promise<RefundOutcome> {
  const processor = attempt && (await processors.ofAttempt(attempt))
  // The organiser has changed processors since: the one that was paid has to be asked by hand.
  if (attempt === undefined || attempt.processor !== processor?.type)
    return {
      kind: "rejected",
      code: "other-processor",
      message: "The sale was paid through another processor",
    }
  if (!isFirst && !remembers(processor, created_at, clock.now()))
    return {
      kind: "rejected",
      code: "repeat-too-late",
      message: "The processor has forgotten the first request: it would give back once more",
    }
  const others = (await refundsOfSale(db, website_id, sale_id)).filter((other) => other.id !== id)
  const isNext = others.every((other) => other.state !== "requested" || other.ordinal > ordinal)
  if (processor.findsLatestRefundOnly && !isNext) return { kind: "unavailable", reason: "earlier-refund" }
  const known = others.flatMap(({ processor_id }) => processor_id?.split(" ") ?? [])
  return processor.refund(chargeOf(attempt, attempt.processor_id ?? ""), { reference, amount, known })
}
