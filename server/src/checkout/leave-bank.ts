import { ABANDONED } from "@parterre/domain/payments"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { isAtBank } from "../payments/interac-page.ts"
import { confirmFound } from "./confirm-or-undo.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import { lookUpAttempt, refuseAttempt } from "./settle-attempt.ts"

/**
 * A shopper is back from a bank's page, or tries another way to pay. What was paid there becomes tickets; otherwise the
 * attempt ends and the sale is open again. The page may stay open in another window: see `settleLateInterac`.
 */
export async function leaveBank(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  code: string = ABANDONED,
): Promise<void> {
  if (attempt.state !== "challenging" || !isAtBank(attempt)) return
  const processor = await dependencies.processors.ofAttempt(attempt)
  const found = await lookUpAttempt(processor, attempt)
  if (await confirmFound(dependencies, attempt, found, "browser-confirms")) return
  if (found.kind === "approved" || found.kind === "declined" || found.kind === "not-found")
    await refuseAttempt(dependencies, attempt, code)
}
