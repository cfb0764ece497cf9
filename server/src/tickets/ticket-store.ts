import type { Knex } from "knex"
import type { TicketRow } from "../database/checkout-tables.ts"
import type { EventRow } from "../database/tables.ts"

/** Rows of one statement. */
const atOnce = 40

export async function insertTickets(trx: Knex.Transaction, rows: readonly TicketRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce)
    await trx<TicketRow>("tickets").insert(rows.slice(start, start + atOnce))
}

/**
 * Gives a ticket to somebody, or back, and with that another code; false when it is not as it was read any more. The
 * number of its code is the guard: of two who change a ticket at once, the second finds another.
 */
export async function changeGift(
  trx: Knex.Transaction,
  { id, website_id, code_number }: Pick<TicketRow, "id" | "website_id" | "code_number">,
  change: Pick<TicketRow, "gift_recipient" | "gifted_at">,
): Promise<boolean> {
  const changed = await trx<TicketRow>("tickets")
    .where({ website_id, id, code_number })
    .whereNull("voided_at")
    .whereNull("admitted_at")
    .update({ ...change, code_number: code_number + 1 })
  return changed === 1
}

/** The tickets of one website. */
export const ticketStore = (db: Knex, websiteId: string) => ({
  ofSales: async (saleIds: readonly string[]): Promise<readonly TicketRow[]> =>
    db<TicketRow>("tickets").where({ website_id: websiteId }).whereIn("sale_id", saleIds),

  ofIds: async (ids: readonly string[]): Promise<readonly TicketRow[]> =>
    db<TicketRow>("tickets").where({ website_id: websiteId }).whereIn("id", ids),

  /** By its id, or by the hash of the code that was printed before codes were signed. */
  ofCode: (
    named: Pick<TicketRow, "id"> | Pick<TicketRow, "printed_code_hash">,
  ): Promise<TicketRow | undefined> =>
    db<TicketRow>("tickets")
      .where({ website_id: websiteId, ...named })
      .first(),

  /** Events as they stand now, by id: they may have been moved or cancelled since the sale. */
  eventsOf: async (eventIds: readonly string[]) => {
    const events = await db<EventRow>("events")
      .where({ website_id: websiteId })
      .whereIn("id", eventIds)
      .select("id", "starts_at", "sale_state")
    return new Map(events.map((event) => [event.id, event]))
  },

  /** Ids of a client's sales that have a good ticket for an event that begins after a time. */
  salesWithEventsAfter: async (clientId: string, since: number): Promise<readonly string[]> =>
    db("sales")
      .join("tickets", "tickets.sale_id", "sales.id")
      .join("events", "events.id", "tickets.event_id")
      .where({ "sales.website_id": websiteId, "sales.client_id": clientId })
      .where("events.starts_at", ">", since)
      .whereNull("tickets.voided_at")
      .distinct("sales.id")
      .pluck("sales.id"),
})
