import { isMoneyTaken } from "@parterre/domain/payments"
import type { Knex } from "knex"
import type { SaleRow } from "../database/checkout-tables.ts"
import { attemptsOfSales } from "./attempt-store.ts"
import { instalmentsOfSales } from "./instalment-store.ts"

/** Cents of a paid sale that were not taken yet: of its first payment, and of its instalments less what refunds took off. */
export async function unpaidAmount(
  db: Knex,
  { id, website_id }: Pick<SaleRow, "id" | "website_id">,
): Promise<number> {
  const attempts = await attemptsOfSales(db, website_id, [id])
  const latest = (ordinal: number) => attempts.findLast(({ instalment }) => instalment === ordinal)
  const first = latest(0)
  const payments = [
    ...(first === undefined ? [] : [{ ordinal: 0, amount: first.amount }]),
    ...(await instalmentsOfSales(db, website_id, [id])),
  ]
  return payments.reduce((sum, { ordinal, amount }) => {
    const attempt = latest(ordinal)
    return attempt !== undefined && isMoneyTaken(attempt.state) ? sum : sum + Number(amount)
  }, 0)
}
