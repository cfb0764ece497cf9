import type { SaleRow } from "../../src/database/checkout-tables.ts"
import { inTransaction } from "../../src/database/in-transaction.ts"
import { carryOutRefund } from "../../src/refunds/carry-out-refund.ts"
import { planRefund, type RefundPlan } from "../../src/refunds/plan-refund.ts"
import { requestRefund } from "../../src/refunds/request-refund.ts"
import { readPaidSale } from "../../src/sales/paid-sale.ts"
import type { CheckoutBench } from "./checkout-shop.ts"

/** Refunds pieces of a sale as the staff does, all of it without any named. */
export async function refunded(
  { db, payments, clock }: Pick<CheckoutBench, "db" | "payments" | "clock">,
  sale: SaleRow,
  items?: readonly string[],
): Promise<RefundPlan> {
  const { id: saleId, website_id: websiteId } = sale
  const plan = await planRefund(db, websiteId, await readPaidSale(db, sale), { items })
  const asked = {
    ...{ refundId: payments.newId(), websiteId, saleId, staffName: "Ada", reason: "Malade" },
    ...{ keepSeats: false, items, amount: plan.amount },
  }
  const { refund, record } = await inTransaction(db, (trx) => requestRefund(trx, asked, clock.now()))
  await carryOutRefund(payments, refund, record.attempt, true)
  return plan
}
