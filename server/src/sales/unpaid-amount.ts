import type { Knex } from "knex"
import type { SaleRow } from "../database/checkout-tables.ts"
import { readPaidSale } from "./paid-sale.ts"

/** Cents of a paid sale that were not taken yet: of its first payment, and of its instalments less what refunds took off. */
export async function unpaidAmount(db: Knex, sale: SaleRow): Promise<number> {
  const { amount, instalments, isDeferred } = (await readPaidSale(db, sale)).payment
  if (instalments === undefined) return isDeferred ? amount : 0
  return instalments.reduce((sum, each) => (each.state === "paid" ? sum : sum + each.amount), 0)
}
