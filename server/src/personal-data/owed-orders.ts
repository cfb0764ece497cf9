import type { LaterPayment, OwedOrder } from "@parterre/contract"
import { isMoneyTaken, isPaymentDue, mayHoldMoney } from "@parterre/domain/payments"
import type { Knex } from "knex"
import type { SaleRow } from "../database/checkout-tables.ts"
import { attemptsOfSales } from "../sales/attempt-store.ts"
import { instalmentsOfSales } from "../sales/instalment-store.ts"
import { paidSalesOfClient, payingSalesOfClient } from "../sales/sale-store.ts"

/** Sales that are looked at, far above what anybody buys: one that is owed must not be overlooked. */
const everySale = 10_000

/** What a client still has to pay. */
export interface OwedByClient {
  /** What has to be settled before the account closes. */
  readonly owed: readonly OwedOrder[]
  /** Instalments that a card will still pay. */
  readonly later: readonly LaterPayment[]
}

/** What a client's orders still ask for: what is due, what nobody knows the outcome of, and what is taken later. */
export async function owedByClient(db: Knex, websiteId: string, clientId: string): Promise<OwedByClient> {
  const paying = await payingSalesOfClient(db, websiteId, clientId)
  const paid = (await paidSalesOfClient(db, websiteId, clientId, everySale)).filter(
    ({ state }) => state === "paid",
  )
  const ids = paid.map(({ id }) => id)
  const attempts = Map.groupBy(await attemptsOfSales(db, websiteId, ids), ({ sale_id }) => sale_id)
  const instalments = Map.groupBy(await instalmentsOfSales(db, websiteId, ids), ({ sale_id }) => sale_id)
  const owed = paying.map((sale) => owedOrder(sale, "payment-open"))
  const later: LaterPayment[] = []
  for (const sale of paid) {
    const ofSale = attempts.get(sale.id) ?? []
    const latest = (ordinal: number) => ofSale.findLast(({ instalment }) => instalment === ordinal)?.state
    const isOpen = (ordinal: number) => {
      const state = latest(ordinal)
      return state !== undefined && mayHoldMoney(state) && !isMoneyTaken(state)
    }
    const first = latest(0)
    if (isOpen(0)) owed.push(owedOrder(sale, "payment-open"))
    else if (first !== undefined && isPaymentDue({ sale: "paid", attempt: first }))
      owed.push(owedOrder(sale, "payment-due"))
    for (const { ordinal, amount, state, due_on } of instalments.get(sale.id) ?? []) {
      const made = latest(ordinal)
      if (amount === 0 || (made !== undefined && isMoneyTaken(made))) continue
      if (isOpen(ordinal)) owed.push(owedOrder(sale, "payment-open"))
      else if (state === "failed") owed.push(owedOrder(sale, "payment-due"))
      else if (state === "due") later.push({ saleId: numberOf(sale), dueOn: due_on, amount: Number(amount) })
    }
  }
  return { owed, later }
}

const owedOrder = (sale: SaleRow, why: OwedOrder["why"]): OwedOrder => ({ saleId: numberOf(sale), why })

const numberOf = ({ id, receipt_number }: SaleRow): string => receipt_number ?? id
