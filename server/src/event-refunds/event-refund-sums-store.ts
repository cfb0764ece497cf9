import type { EventRefundSaleState } from "@parterre/contract"
import type { RefundState } from "@parterre/domain/refunds"
import type { Knex } from "knex"
import type { EventRefundSaleRow } from "../database/event-refund-tables.ts"
import type { OwnedRun } from "./event-refund-store.ts"

/** What the sales of a run in one state come to; money is cents. */
export interface RunSum {
  readonly state: EventRefundSaleState
  readonly sales: number
  readonly amount: number
  readonly card: number
  readonly subtotal: number
  readonly serviceCharge: number
  readonly tax1: number
  readonly tax2: number
  readonly tax3: number
}

/** A sale that has a refund is as far as that is. */
const stateNow = "CASE WHEN sold.state = 'taken' THEN refunds.state ELSE sold.state END"

/** What the sales of runs come to, by run and state. */
export async function sumsOfRuns(
  db: Knex,
  websiteId: string,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RunSum[]>> {
  const sum = (column: string) => db.raw(`COALESCE(SUM(${column}), 0) AS ${column.split(".")[1]}`)
  const rows: Record<string, string>[] = await db("event_refund_sales as sold")
    .leftJoin("refunds", "refunds.id", "sold.refund_id")
    .where({ "sold.website_id": websiteId })
    .whereIn("sold.event_refund_id", runIds)
    .groupBy("sold.event_refund_id", db.raw(stateNow))
    .select(
      "sold.event_refund_id",
      db.raw(`${stateNow} AS state_now`),
      db.raw("COUNT(*) AS sales"),
      ...["refunds.amount", "refunds.card_amount", "sold.subtotal", "sold.service_charge"].map(sum),
      ...["sold.tax1", "sold.tax2", "sold.tax3"].map(sum),
    )
  const sums = rows.map((row): RunSum & { readonly run: string } => ({
    run: row.event_refund_id ?? "",
    state: row.state_now as EventRefundSaleState,
    sales: Number(row.sales),
    amount: Number(row.amount),
    card: Number(row.card_amount),
    subtotal: Number(row.subtotal),
    serviceCharge: Number(row.service_charge),
    tax1: Number(row.tax1),
    tax2: Number(row.tax2),
    tax3: Number(row.tax3),
  }))
  return Map.groupBy(sums, ({ run }) => run)
}

/** A sale of a run with its number on the receipt and what became of its refund. */
export type ReportedSale = Pick<EventRefundSaleRow, "ordinal" | "sale_id" | "state" | "kept" | "why"> & {
  readonly receipt_number: string | null
  readonly refund_state: RefundState | null
  readonly amount: number | null
  readonly code: string | null
}

/** Sales of a run after one, in their order. */
export async function reportedSales(
  db: Knex,
  { id, website_id }: OwnedRun,
  {
    state,
    after,
    limit,
  }: { readonly state?: EventRefundSaleState | undefined; after: number; limit: number },
): Promise<readonly ReportedSale[]> {
  const rows = db("event_refund_sales as sold")
    .join("sales", "sales.id", "sold.sale_id")
    .leftJoin("refunds", "refunds.id", "sold.refund_id")
    .where({ "sold.website_id": website_id, "sold.event_refund_id": id })
    .where("sold.ordinal", ">", after)
    .orderBy("sold.ordinal")
    .limit(limit)
  if (state !== undefined) rows.whereRaw(`${stateNow} = ?`, [state])
  return rows.select(
    ...["sold.ordinal", "sold.sale_id", "sold.state", "sold.kept", "sold.why", "sales.receipt_number"],
    ...["refunds.state as refund_state", "refunds.amount", "refunds.code"],
  )
}
