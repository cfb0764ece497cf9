import { confirmFound } from "../checkout/confirm-or-undo.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { lookUpAttempt, touch } from "../checkout/settle-attempt.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { atBankTime } from "../payments/interac-page.ts"
import { settleLeft } from "../sales/interac-store.ts"

/**
 * Looks again at a payment that ended here while the bank's page may still have been open: money that comes after all is
 * given back, for its sale went on without it.
 */
export async function settleLateInterac(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  now: number,
): Promise<void> {
  const processor = await dependencies.processors.ofAttempt(attempt)
  const found = await lookUpAttempt(processor, attempt)
  if (await confirmFound(dependencies, attempt, found, "reconciler-confirms")) return
  const isKnown = found.kind !== "unavailable" && found.kind !== "rejected"
  const isOver = now - attempt.created_at >= atBankTime + processor.lookupLag
  await (isKnown && isOver ? settleLeft(dependencies.db, attempt, now) : touch(dependencies, attempt))
}
