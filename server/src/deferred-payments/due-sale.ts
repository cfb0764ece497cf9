import { isMoneyTaken, isPaymentDue } from "@parterre/domain/payments"
import type { Knex } from "knex"
import type { PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import { Refusal } from "../refusal.ts"
import { attemptsOfSales } from "../sales/attempt-store.ts"
import { paidSaleOfToken } from "../sales/sale-store.ts"

/** A paid sale whose tickets were issued before its money was taken, and all its attempts, in order. */
export interface DeferredSale {
  readonly sale: SaleRow
  readonly attempts: readonly PaymentAttemptRow[]
  readonly latest: PaymentAttemptRow
}

/**
 * The sale that the link of a mail names, for whoever has the link: a payment was once due of it. Throws `sale-unknown`,
 * `sale-voided` once support has ended it, and `nothing-due` for a sale of which none ever was.
 */
export async function deferredSaleOf(db: Knex, websiteId: string, saleToken: string): Promise<DeferredSale> {
  const sale = await paidSaleOfToken(db, websiteId, saleToken)
  if (sale === undefined) throw new Refusal("sale-unknown")
  if (sale.state === "voided") throw new Refusal("sale-voided")
  const attempts = await attemptsOfSales(db, websiteId, [sale.id])
  const latest = attempts.at(-1)
  if (latest === undefined || attempts.every(({ state }) => state !== "lapsed"))
    throw new Refusal("nothing-due")
  return { sale, attempts, latest }
}

/** Whether its buyer may pay now: neither paid nor being paid. */
export const isDueNow = ({ latest }: Pick<DeferredSale, "latest">): boolean =>
  isPaymentDue({ sale: "paid", attempt: latest.state })

/** Whether its money was taken after all. */
export const isSettled = ({ latest }: Pick<DeferredSale, "latest">): boolean => isMoneyTaken(latest.state)
