import { isMoneyTaken, isPaymentDue, mayHoldMoney } from "@parterre/domain/payments"
import type { Knex } from "knex"
import type { PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import { placesOfPasses } from "../flex-passes/flex-pass-store.ts"
import { planPieces, type RefundPlan } from "../refunds/plan-refund.ts"
import type { DocumentedReturn } from "../refunds/refund-document.ts"
import { soldThings } from "../refunds/refund-store.ts"
import { Refusal } from "../refusal.ts"
import type { PaidSale } from "../sales/paid-sale.ts"

type Kept = RefundPlan["kept"][number]

/** Something of a sale that was used, and how. */
export interface UsedPiece {
  readonly piece: Kept["piece"]
  readonly why: Exclude<Kept["why"], "refunded">
  /** Numbers of the orders whose tickets a pass was exchanged for: they end with it. */
  readonly exchanges: readonly string[]
}

export interface VoidPlan {
  /** What would end, each with what it was sold for. */
  readonly items: RefundPlan["items"]
  /** What was used at the door, or since: it ends where that is wanted. What was refunded has ended already. */
  readonly used: readonly UsedPiece[]
  /** What gift certificates paid. */
  readonly returns: readonly DocumentedReturn[]
  /** Cents that are due, of all its payments. */
  readonly amount: number
}

/**
 * Refuses to void a sale that nobody owes, one of which anything was paid, and one that somebody is paying. The attempts
 * are all of the sale, at its later instalments too.
 */
export function requireDue(
  { state: sale }: Pick<SaleRow, "state">,
  attempts: readonly Pick<PaymentAttemptRow, "state" | "instalment">[],
): void {
  if (sale === "voided") throw new Refusal("sale-voided")
  if (sale !== "paid") throw new Refusal("sale-unknown")
  if (attempts.some(({ state }) => isMoneyTaken(state))) throw new Refusal("void-not-due")
  if (attempts.some(({ state }) => mayHoldMoney(state))) throw new Refusal("void-being-paid")
  const first = attempts.findLast(({ instalment }) => instalment === 0)
  if (first === undefined) throw new Refusal("void-not-due")
  if (!isPaymentDue({ sale, attempt: first.state })) throw new Refusal("void-being-paid")
}

/** What voiding a sale would end now: all of it that was not refunded. */
export async function planVoid(db: Knex, websiteId: string, sale: PaidSale): Promise<VoidPlan> {
  const { items, kept } = await planPieces(db, websiteId, sale, {})
  const places = await placesOfPasses(db, websiteId, sale.id)
  const exchangesOf = (id: string) => [
    ...new Set(
      places.flatMap(({ pass_line_id, receipt_number }) =>
        pass_line_id === id ? (receipt_number ?? []) : [],
      ),
    ),
  ]
  const paid = await soldThings(db, websiteId, [sale.id]).certificatesThatPaid()
  return {
    items,
    used: usedAmong(kept).map((one) => ({ ...one, exchanges: exchangesOf(one.piece.id) })),
    amount: sale.payment.instalments?.reduce((sum, { amount }) => sum + amount, 0) ?? sale.payment.amount,
    returns: paid.map(({ id: certificateId, last_four: lastFour, amount }) => ({
      means: "giftcertificate",
      ...{ certificateId, lastFour, amount },
    })),
  }
}

/** What was used among what a refund would keep. */
export const usedAmong = (kept: RefundPlan["kept"]): Omit<UsedPiece, "exchanges">[] =>
  kept.flatMap(({ piece, why }) => (why === "refunded" ? [] : [{ piece, why }]))
