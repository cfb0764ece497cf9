import { isMoneyTaken, isPaymentDue } from "@parterre/domain/payments"
import type { InstalmentRow, PaymentAttemptRow, SaleRow } from "../../src/database/checkout-tables.ts"
import type { RefundRow } from "../../src/database/refund-tables.ts"
import { unrest } from "../house/unrest.ts"
import type { Storm } from "./storm.ts"

export interface PaymentStormReport {
  readonly sequences: number
  readonly acts: number
  /** Payments by what they were answered. */
  readonly answers: Readonly<Record<string, number>>
  /** Refunds by their state at rest. */
  readonly refunds: Readonly<Record<string, number>>
  readonly events: number
  readonly crashes: number
  /** Attempts, sales and later instalments by their state at rest. */
  readonly attempts: Readonly<Record<string, number>>
  readonly sales: Readonly<Record<string, number>>
  readonly instalments: Readonly<Record<string, number>>
  /** Cents at the processors at rest, taken and not given back; and of the paid sales without what is due of them and what was refunded. */
  readonly taken: number
  readonly sold: number
  /** What is not at rest, in sentences. */
  readonly unrest: readonly string[]
}

/** Compares what the processors took with what was sold. Every day of an instalment has come. */
export async function reportOf(
  storm: Storm,
  { sequences, acts }: Pick<PaymentStormReport, "sequences" | "acts">,
): Promise<PaymentStormReport> {
  const { db, sandboxes } = storm.bench
  const attempts = await db<PaymentAttemptRow>("payment_attempts").orderBy("attempt")
  const sales = await db<SaleRow>("sales")
  const refunds = await db<RefundRow>("refunds")
  const instalments = await db<InstalmentRow>("instalments")
  const returned = refunds.reduce(
    (sum, { state, card_amount }) => sum + (state === "done" ? card_amount : 0),
    0,
  )
  const latest = new Map(attempts.map((each) => [`${each.sale_id} ${each.instalment}`, each]))
  const later = Map.groupBy(instalments, ({ sale_id }) => sale_id)
  const soldOf = ({ id, state, amount }: SaleRow): number => {
    if (state !== "paid") return 0
    const rows = later.get(id) ?? []
    const first = latest.get(`${id} 0`)
    const isDue = isPaymentDue({ sale: state, attempt: first?.state })
    if (rows.length === 0) return isDue ? 0 : amount
    return rows.reduce(
      (sum, { ordinal }) => sum + takenBy(latest.get(`${id} ${ordinal}`)),
      isDue ? 0 : (first?.amount ?? 0),
    )
  }
  return {
    sequences,
    acts,
    answers: storm.answers(),
    events: storm.delivered(),
    crashes: storm.points.crashes(),
    attempts: tally(attempts.map(({ state }) => state)),
    sales: tally(sales.map(({ state }) => state)),
    refunds: tally(refunds.map(({ state }) => state)),
    instalments: tally(instalments.map(({ state }) => state)),
    taken: sandboxes.ledger
      .all()
      .reduce((sum, { state, amount, refunded }) => sum + (state === "captured" ? amount - refunded : 0), 0),
    sold: sales.reduce((sum, sale) => sum + soldOf(sale), 0) - returned,
    unrest: [...(await unrest(storm.bench)), ...(await leftOver(storm, instalments))],
  }
}

const takenBy = (attempt: PaymentAttemptRow | undefined): number =>
  attempt !== undefined && isMoneyTaken(attempt.state) ? attempt.amount : 0

/** Instalments that nobody was asked for although their day has come, and cards that are kept for nothing. */
async function leftOver({ bench: { db } }: Storm, instalments: readonly InstalmentRow[]): Promise<string[]> {
  const paid = new Set(await db<SaleRow>("sales").where({ state: "paid" }).pluck("id"))
  const unasked = instalments.filter(
    ({ state, amount, sale_id }) => state === "due" && amount > 0 && paid.has(sale_id),
  )
  const unpaid = new Set(instalments.flatMap(({ state, sale_id }) => (state === "ended" ? [] : sale_id)))
  const kept: string[] = await db("kept_cards").pluck("client_id")
  return [
    ...unasked.map(({ sale_id, ordinal }) => `instalment ${ordinal} of ${sale_id} is still due`),
    ...kept.filter((owner) => !unpaid.has(owner)).map((owner) => `the card of ${owner} is kept for nothing`),
  ]
}

const tally = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]))
