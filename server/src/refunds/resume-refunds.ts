import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { RefundRow } from "../database/refund-tables.ts"
import { latestAttempt } from "../sales/attempt-store.ts"
import { inWebsiteTurns } from "../websites/website-turns.ts"
import { carryOutRefund } from "./carry-out-refund.ts"
import { changeRequested, dueRefunds, takeInHand } from "./refund-store.ts"

/** Asks again for refunds that nobody knows to be done or refused; answers how many it looked at. */
export async function resumeRefunds(
  dependencies: PaymentDependencies,
  now: number,
  atMost: number,
): Promise<number> {
  const due = await dueRefunds(dependencies.db, now, atMost)
  // Of one sale in their order, for one may wait for the other.
  const inOrder = due.toSorted((one, other) => one.ordinal - other.ordinal)
  await inWebsiteTurns(dependencies, inOrder, (refund) => resume(dependencies, refund))
  return due.length
}

async function resume(dependencies: PaymentDependencies, refund: RefundRow): Promise<void> {
  const { db, clock, log } = dependencies
  try {
    const { sale_id: id, website_id } = refund
    // Another process asks for it, or staff settle it. Those before it may have taken a while.
    if (!(await takeInHand(db, refund, clock.now()))) return
    await carryOutRefund(dependencies, refund, await latestAttempt(db, { id, website_id }))
  } catch (error) {
    // One broken refund must not keep the others waiting.
    log.error({ err: error, reference: refund.reference }, "a refund could not be resumed")
    await changeRequested(db, refund, { changed_at: clock.now() })
  }
}
