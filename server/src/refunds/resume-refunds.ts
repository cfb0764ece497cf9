import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { latestAttempt } from "../sales/attempt-store.ts"
import { carryOutRefund } from "./carry-out-refund.ts"
import { changeRequested, dueRefunds } from "./refund-store.ts"

/** Asks again for refunds that nobody knows to be done or refused; answers how many it looked at. */
export async function resumeRefunds(
  dependencies: PaymentDependencies,
  now: number,
  atMost: number,
): Promise<number> {
  const { db, log } = dependencies
  const due = await dueRefunds(db, now, atMost)
  for (const refund of due) {
    try {
      const { sale_id: id, website_id } = refund
      await carryOutRefund(dependencies, refund, await latestAttempt(db, { id, website_id }))
    } catch (error) {
      // One broken refund must not keep the others waiting.
      log.error({ err: error, reference: refund.reference }, "a refund could not be resumed")
      await changeRequested(db, refund, { changed_at: now })
    }
  }
  return due.length
}
