import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { RefundRow } from "../database/refund-tables.ts"
import { Refusal } from "../refusal.ts"
import { endRefund, refuseRefund, type Settlement } from "./end-refund.ts"
import { mayBeAnswering, takeInHand } from "./refund-store.ts"
import { isStuck } from "./why-refunds-wait.ts"

/** What keeps staff and the server from ending one refund in two ways. */
export interface SettleGuard {
  readonly mayBeAnswering: typeof mayBeAnswering
  readonly takeInHand: typeof takeInHand
}

/**
 * Ends a refund that is stuck, as staff found it in the processor's console. Throws `refund-not-stuck` where it has ended,
 * where its processor may yet answer, or where it is being asked at this moment: what it would answer then stands.
 */
export async function settleRefund(
  dependencies: PaymentDependencies,
  refund: RefundRow,
  settlement: Settlement,
  guard: SettleGuard = { mayBeAnswering, takeInHand },
): Promise<void> {
  const now = dependencies.clock.now()
  if (!isStuck(refund) || guard.mayBeAnswering(refund, now)) throw new Refusal("refund-not-stuck")
  if (!(await guard.takeInHand(dependencies.db, refund, now))) throw new Refusal("refund-not-stuck")
  if (settlement.outcome === "given-back")
    await endRefund(dependencies, refund, settlement.processorIds.join(" "), settlement)
  else await refuseRefund(dependencies, refund, "not-given-back", settlement)
}
