import { confirmOrUndo } from "../checkout/confirm-or-undo.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { attemptsLeft, touchLeft } from "./interac-store.ts"

/** Milliseconds between two looks at an attempt that was left. */
const pause = 2 * 60_000
/** Milliseconds in which a form is taken by the payment page, and in which a bank ends what was begun there. */
export const atBankTime = 30 * 60_000

/**
 * Looks again at payments that ended here while the bank's page may still have been open: money that comes after all is
 * given back, for its sale went on without it. Answers how many were looked at.
 */
export async function settleLateInterac(
  dependencies: PaymentDependencies,
  now: number,
  atMost: number,
): Promise<number> {
  const { db, log } = dependencies
  const left = await attemptsLeft(db, now - pause, atMost)
  for (const attempt of left) {
    try {
      await settleLate(dependencies, attempt, now)
    } catch (error) {
      log.error({ err: error, reference: attempt.reference }, "a late payment could not be looked at")
      await touchLeft(db, attempt, now, false)
    }
  }
  return left.length
}

async function settleLate(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  now: number,
): Promise<void> {
  const processor = await dependencies.processors.ofAttempt(attempt)
  const found = await processor.lookup(attempt.reference)
  if (found.kind === "approved" && found.state !== "voided") {
    await confirmOrUndo(dependencies, attempt, { ...found, state: found.state }, "reconciler-confirms")
    await touchLeft(dependencies.db, attempt, now, false)
    return
  }
  const isKnown = found.kind !== "unavailable" && found.kind !== "rejected"
  const isOver = now - attempt.created_at >= atBankTime + processor.lookupLag
  await touchLeft(dependencies.db, attempt, now, isKnown && isOver)
}
