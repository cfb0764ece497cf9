import type { Localized } from "@parterre/contract"
import type { Knex } from "knex"
import type { EventRefundRow } from "../database/event-refund-tables.ts"
import { rowsOf } from "../database/row-sets.ts"
import type { EventRow, ShowRow } from "../database/tables.ts"

/** The carts whose paid sale has something for an event that was not refunded whole: tickets, or places to park. */
export const cartsOfEvent = `SELECT cart_id FROM holds WHERE website_id = ? AND state = 'sold'
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
