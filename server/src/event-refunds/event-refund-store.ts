import type { EventRefundSaleState, Localized } from "@parterre/contract"
import type { RefundState } from "@parterre/domain/refunds"
import type { Knex } from "knex"
import type { EventRefundRow, EventRefundSaleRow } from "../database/event-refund-tables.ts"
import type { RefundRow } from "../database/refund-tables.ts"
import { rowsOf } from "../database/row-sets.ts"
import type { EventRow, ShowRow } from "../database/tables.ts"

type OwnedRun = Pick<EventRefundRow, "id" | "website_id">

/** The carts whose paid sale has something for an event that was not refunded whole: tickets, or places to park. */
const cartsOfEvent = `SELECT cart_id FROM holds WHERE website_id = ? AND state = 'sold'
  AND (event_id = ? OR product_id IN (SELECT id FROM products WHERE website_id = ? AND event_id = ?))`

export interface EventToRefund {
  readonly id: string
  readonly title: Localized
  readonly startsAt: number
  readonly isCancelled: boolean
}

/** An event as it is now. */
export async function eventToRefund(
  db: Knex,
  websiteId: string,
  id: string,
): Promise<EventToRefund | undefined> {
  const row:
    | (Pick<EventRow, "starts_at" | "sale_state"> & Pick<ShowRow, "title_fr" | "title_en">)
    | undefined = await db("events")
    .join("shows", "shows.id", "events.show_id")
    .where({ "events.website_id": websiteId, "events.id": id })
    .first("events.starts_at", "events.sale_state", "shows.title_fr", "shows.title_en")
  return (
    row && {
      id,
      title: { fr: row.title_fr, en: row.title_en },
      startsAt: row.starts_at,
      isCancelled: row.sale_state === "CANCELLED",
    }
  )
}

/** Ids of the paid sales that have something for an event, in the order in which they were paid. */
export async function salesOfEvent(db: Knex, websiteId: string, eventId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    `SELECT id FROM sales WHERE website_id = ? AND state = 'paid' AND cart_id IN (${cartsOfEvent}) ORDER BY paid_at, id`,
    [websiteId, websiteId, eventId, websiteId, eventId],
  )
  return rows.map(({ id }) => id)
}

/** The live holds of an event: its tickets, and places to park. */
const liveHoldsOf = (db: Knex, websiteId: string, eventId: string) =>
  db("holds")
    .where({ "holds.website_id": websiteId, "holds.state": "live" })
    .where((ofEvent) =>
      ofEvent
        .where("holds.event_id", eventId)
        .orWhereIn(
          "holds.product_id",
          db("products").where({ website_id: websiteId, event_id: eventId }).select("id"),
        ),
    )

/** How many carts with something for an event are being paid: no other is sold a cancelled event. */
export async function cartsBeingPaid(db: Knex, websiteId: string, eventId: string): Promise<number> {
  const [counted] = await liveHoldsOf(db, websiteId, eventId)
    .join("carts", "carts.id", "holds.cart_id")
    .where({ "carts.state": "paying" })
    .countDistinct({ carts: "carts.id" })
  return Number(counted?.carts ?? 0)
}

/** Milliseconds for which a refund of an event waits for money that is not taken yet, and for payments under way. */
export const patience = 24 * 3_600_000

/** Payments of which nobody knows yet whether they succeed, and until when a refund waits for them. */
export interface AwaitedPayments {
  readonly payments: number
  /** Epoch milliseconds. */
  readonly until: number
}

/** What a refund of an event still waits for; nothing where no payment is under way, or all had their time. */
export async function awaitedPayments(
  db: Knex,
  { website_id, event_id, state, created_at }: EventRefundRow,
  now: number,
): Promise<AwaitedPayments | undefined> {
  const until = created_at + patience
  if (state !== "running" || until <= now) return undefined
  const payments = await cartsBeingPaid(db, website_id, event_id)
  return payments === 0 ? undefined : { payments, until }
}

/** Waits for payments that are just beginning: one that read the event before it was cancelled has its cart locked until it shows. */
export async function waitForBeginning(
  trx: Knex.Transaction,
  { website_id, event_id }: Pick<EventRefundRow, "website_id" | "event_id">,
): Promise<void> {
  await trx("carts")
    .where({ website_id, state: "held" })
    .whereIn("id", liveHoldsOf(trx, website_id, event_id).select("holds.cart_id"))
    .orderBy("id")
    .forShare()
    .select("id")
}

/** Begins a refund of an event, unless one is running: its index says whether. */
export async function insertRun(trx: Knex.Transaction, row: EventRefundRow): Promise<boolean> {
  const inserted = await trx<EventRefundRow>("event_refunds")
    .insert(row)
    .onConflict()
    .ignore()
    .returning("id")
  return inserted.length === 1
}

/** Adds the sales of the event that a run does not have yet, to be refunded from now on; answers how many. */
export async function gatherSales(
  trx: Knex.Transaction,
  { id, website_id, event_id }: OwnedRun & Pick<EventRefundRow, "event_id">,
  now: number,
): Promise<number> {
  const added = await rowsOf<{ sale_id: string }>(
    trx,
    `INSERT INTO event_refund_sales
       (event_refund_id, website_id, sale_id, ordinal, state, kept, subtotal, service_charge, tax1, tax2, tax3, try_at,
        gathered_at)
     SELECT ?, website_id, id,
       (SELECT COUNT(*) FROM event_refund_sales WHERE event_refund_id = ?) + ROW_NUMBER() OVER (ORDER BY paid_at, id),
       'waiting', 0, 0, 0, 0, 0, 0, ?, ?
     FROM sales
     WHERE website_id = ? AND state = 'paid' AND cart_id IN (${cartsOfEvent})
       AND id NOT IN (SELECT sale_id FROM event_refund_sales WHERE event_refund_id = ?)
     RETURNING sale_id`,
    [id, id, now, now, website_id, website_id, event_id, website_id, event_id, id],
  )
  return added.length
}

export const readRun = (db: Knex, { id, website_id }: OwnedRun): Promise<EventRefundRow | undefined> =>
  db<EventRefundRow>("event_refunds").where({ website_id, id }).first()

/** The newest refunds of an event first, fifty at most: one is begun again where the one before left something out. */
export const runsOfEvent = (db: Knex, websiteId: string, eventId: string): Promise<EventRefundRow[]> =>
  db<EventRefundRow>("event_refunds")
    .where({ website_id: websiteId, event_id: eventId })
    .orderBy([
      { column: "created_at", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .limit(50)

/** The refund of an event that one of a sale is a part of. */
export async function runOfRefund(
  db: Knex,
  { id, website_id }: Pick<RefundRow, "id" | "website_id">,
): Promise<EventRefundRow | undefined> {
  return db<EventRefundRow>("event_refunds")
    .where({ website_id })
    .whereIn(
      "id",
      db<EventRefundSaleRow>("event_refund_sales")
        .where({ website_id, refund_id: id })
        .select("event_refund_id"),
    )
    .first()
}

/** Keeps others from ending a run until the transaction ends, and reads it as it is now. */
export const lockRun = (
  trx: Knex.Transaction,
  { id, website_id }: OwnedRun,
): Promise<EventRefundRow | undefined> =>
  trx<EventRefundRow>("event_refunds").where({ website_id, id }).forUpdate().first()

/** Ends a locked run that is running. */
export async function endRun(
  trx: Knex.Transaction,
  { id, website_id }: OwnedRun,
  end: Pick<EventRefundRow, "state" | "ended_at"> & Partial<Pick<EventRefundRow, "stopped_by">>,
): Promise<void> {
  await trx<EventRefundRow>("event_refunds").where({ website_id, id, state: "running" }).update(end)
}

/** Leaves out whatever a run has not begun. */
export async function leaveOutWaiting(trx: Knex.Transaction, { id, website_id }: OwnedRun): Promise<void> {
  await trx<EventRefundSaleRow>("event_refund_sales")
    .where({ website_id, event_refund_id: id, state: "waiting" })
    .update({ state: "left-out", why: "stopped" })
}

/** Running refunds of all websites, the oldest first. */
export const runningRuns = (db: Knex): Promise<EventRefundRow[]> =>
  db("event_refunds")
    .join("websites", "websites.id", "event_refunds.website_id")
    .where({ "event_refunds.state": "running" })
    .orderBy("event_refunds.created_at")
    .select("event_refunds.*")

/** Sales of a run whose turn it is, the one left alone longest first. */
export const dueSales = (
  db: Knex,
  { id, website_id }: OwnedRun,
  now: number,
  atMost: number,
): Promise<EventRefundSaleRow[]> =>
  db<EventRefundSaleRow>("event_refund_sales")
    .where({ website_id, event_refund_id: id, state: "waiting" })
    .where("try_at", "<=", now)
    .orderBy(["try_at", "ordinal"])
    .limit(atMost)

/** Whether a run has anything left to begin. */
export const hasWaiting = async (db: Knex, { id, website_id }: OwnedRun): Promise<boolean> =>
  (await db<EventRefundSaleRow>("event_refund_sales")
    .where({ website_id, event_refund_id: id, state: "waiting" })
    .first("sale_id")) !== undefined

/** Keeps a waiting sale to oneself until a time; false where another process was faster. */
export async function leaseSale(
  db: Knex,
  { event_refund_id, website_id, sale_id, try_at }: EventRefundSaleRow,
  until: number,
): Promise<boolean> {
  const leased = await db<EventRefundSaleRow>("event_refund_sales")
    .where({ event_refund_id, website_id, sale_id, state: "waiting", try_at })
    .update({ try_at: until })
  return leased === 1
}

/** Changes a sale of a run that is waiting; answers whether it was. */
export async function changeWaiting(
  db: Knex,
  { event_refund_id, website_id, sale_id }: EventRefundSaleRow,
  change: Partial<EventRefundSaleRow>,
): Promise<boolean> {
  const changed = await db<EventRefundSaleRow>("event_refund_sales")
    .where({ event_refund_id, website_id, sale_id, state: "waiting" })
    .update(change)
  return changed === 1
}

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
