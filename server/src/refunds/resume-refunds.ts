import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { RefundRow } from "../database/refund-tables.ts"
import { latestAttempt } from "../sales/attempt-store.ts"
import { carryOutRefund } from "./carry-out-refund.ts"
import { changeRequested, dueRefunds, takeInHand } from "./refund-store.ts"

/** Asks again for refunds that nobody knows to be done or refused; answers how many it looked at. */
export async function resumeRefunds(
  dependencies: PaymentDependencies,
  now: number,
  atMost: number,
): Promise<number> {
  const due = await dueRefunds(dependencies.db, now, atMost)
  // A processor that does not answer keeps its own website waiting, and no other.
  const ofWebsite = [...Map.groupBy(due, ({ website_id }) => website_id).values()]
  await Promise.all(ofWebsite.map((refunds) => resumeInTurn(dependencies, refunds)))
  return due.length
}

async function resumeInTurn(dependencies: PaymentDependencies, refunds: readonly RefundRow[]): Promise<void> {
  const { db, clock, log } = dependencies
  // Of one sale in their order, for one may wait for the other.
  for (const refund of refunds.toSorted((one, other) => one.ordinal - other.ordinal)) {
    try {
      const { sale_id: id, website_id } = refund
      // Another process asks for it, or staff settle it. Those before it may have taken minutes.
      if (!(await takeInHand(db, refund, clock.now()))) continue
      await carryOutRefund(dependencies, refund, await latestAttempt(db, { id, website_id }))
    } catch (error) {
      // One broken refund must not keep the others waiting.
      log.error({ err: error, reference: refund.reference }, "a refund could not be resumed")
      await changeRequested(db, refund, { changed_at: clock.now() })
    }
  }
}
