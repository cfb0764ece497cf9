import type { Knex } from "knex"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { type Handlers, staffOf } from "../http/handler.ts"
import { carryOutRefund } from "../refunds/carry-out-refund.ts"
import { planRefund } from "../refunds/plan-refund.ts"
import { refundAnswer, refundPreview } from "../refunds/refund-answers.ts"
import { readRefund, refundsOfSale } from "../refunds/refund-store.ts"
import { requestRefund, requireMoney } from "../refunds/request-refund.ts"
import { settleRefund } from "../refunds/settle-refund.ts"
import { Refusal } from "../refusal.ts"
import { latestAttempt } from "../sales/attempt-store.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { salesOfCarts } from "../sales/sale-store.ts"
import { resendReceipt } from "./resend-receipt.ts"
import { saleNumber } from "./shown-carts.ts"
import { supportStore } from "./support-store.ts"

/** Paid sales in the hands of the staff: what a refund would give back, giving it back, what was given back, and the receipt once more. */
export function refundHandlers(dependencies: PaymentDependencies): Handlers {
  const { db, clock, newId } = dependencies
  return {
    previewRefund: async ({ website, language, path, body }) => {
      const sale = await paidSaleMeant(db, website.id, path.id)
      const plan = await planRefund(db, website.id, await readPaidSale(db, sale), body)
      requireMoney(plan, { sale, attempt: await latestAttempt(db, sale) })
      return refundPreview(plan, saleNumber(sale), language)
    },

    listRefunds: async ({ website, language, path }) => {
      const sale = await paidSaleMeant(db, website.id, path.id)
      const { payment } = await readPaidSale(db, sale)
      const rows = await refundsOfSale(db, website.id, sale.id)
      const certificates = payment.giftCertificates.reduce((sum, { amount }) => sum + amount, 0)
      return {
        saleId: saleNumber(sale),
        paid: payment.amount + certificates,
        refunded: rows.reduce((sum, { state, amount }) => sum + (state === "refused" ? 0 : amount), 0),
        refunds: rows.map((row) =>
          refundAnswer(row, saleNumber(sale), { language, timeZone: website.timeZone }),
        ),
      }
    },

    refundSale: async (request) => {
      const { website, language, path, body } = request
      const sale = await paidSaleMeant(db, website.id, path.id)
      const { name: staffName } = staffOf(request)
      const { keepSeats = false, ...asked } = body
      const command = {
        ...asked,
        keepSeats,
        staffName,
        websiteId: website.id,
        saleId: sale.id,
        refundId: newId(),
      }
      const { refund, record } = await inTransaction(db, (trx) => requestRefund(trx, command, clock.now()))
      await carryOutRefund(dependencies, refund, record.attempt, true)
      const now = await readRefund(db, refund)
      if (now === undefined) throw new Error(`There is no refund ${refund.id}`)
      if (now.state === "refused") throw new Refusal("refund-refused")
      return refundAnswer(now, saleNumber(sale), { language, timeZone: website.timeZone })
    },

    resendReceipt: async (request) => {
      const sale = await saleMeant(db, request.website.id, request.path.id)
      return resendReceipt(dependencies, sale, staffOf(request).name)
    },

    settleRefund: async (request) => {
      const { website, language, path, body } = request
      const sale = await saleMeant(db, website.id, path.id)
      const { outcome, processorIds = [], reason } = body
      // Without its number, a processor that names refunds by their order would take this one for a later one.
      if (outcome === "given-back" && processorIds.length === 0)
        throw new Refusal("request-invalid", {
          errors: [{ path: "body/processorIds", message: "is missing" }],
        })
      const mine = { id: path.refundId, website_id: website.id }
      const refund = await readRefund(db, mine)
      if (refund === undefined || refund.sale_id !== sale.id) throw new Refusal("refund-unknown")
      const { name: staffName } = staffOf(request)
      await settleRefund(dependencies, refund, { staffName, outcome, processorIds, reason })
      const settled = await readRefund(db, mine)
      if (settled === undefined) throw new Error(`There is no refund ${refund.id}`)
      return refundAnswer(settled, saleNumber(sale), { language, timeZone: website.timeZone })
    },
  }
}

/** The paid sale that somebody means; one that was voided is refunded no more. */
async function paidSaleMeant(db: Knex, websiteId: string, id: string): Promise<SaleRow> {
  const sale = await saleMeant(db, websiteId, id)
  if (sale.state === "voided") throw new Refusal("sale-voided")
  return sale
}

/** The sale that somebody means, paid or voided: by its id, its receipt's, that of its cart or of one of its holds. */
export async function saleMeant(db: Knex, websiteId: string, id: string): Promise<SaleRow> {
  const cart = await supportStore(db, websiteId).cartMeant(id)
  const sales = cart === undefined ? [] : await salesOfCarts(db, websiteId, [cart.id])
  const sale = sales.find(({ state }) => state === "paid" || state === "voided")
  if (sale === undefined) throw new Refusal("sale-unknown")
  return sale
}
