import type { Knex } from "knex"
import type { EventRefundRow, EventRefundSaleRow } from "../database/event-refund-tables.ts"
import type { RefundRow } from "../database/refund-tables.ts"
import { rowsOf } from "../database/row-sets.ts"
import { cartsOfEvent } from "./refundable-event-store.ts"

export type OwnedRun = Pick<EventRefundRow, "id" | "website_id">

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
