import type { ClosingPreview } from "@parterre/contract"
import type { Knex } from "knex"
import type { ClientRow } from "../database/client-tables.ts"
import { flexPassStore } from "../flex-passes/flex-pass-store.ts"
import { keptCardsOf } from "../kept-cards/kept-card-store.ts"
import { newsletterStore } from "../newsletters/newsletter-store.ts"
import { membershipsOf } from "../products/sold-product-store.ts"
import { countSalesOfClient } from "../sales/sale-store.ts"
import { ticketStore } from "../tickets/ticket-store.ts"
import { owedByClient } from "./owed-orders.ts"

/** What closing a client's account would do now. */
export async function closingPreview(db: Knex, client: ClientRow, now: number): Promise<ClosingPreview> {
  const { id, website_id: websiteId, email_key } = client
  const { owed, later } = await owedByClient(db, websiteId, id)
  const memberships = await membershipsOf(db, websiteId, id)
  const passes = await flexPassStore(db, websiteId).ofClient(id)
  const cards = await keptCardsOf(db, { website_id: websiteId, client_id: id })
  const subscribed =
    email_key === null ? [] : await newsletterStore(db, websiteId).livingOfClient({ id, email_key })
  return {
    owed: [...owed],
    upcomingTickets: await upcomingCount(db, client, now),
    passTickets: passes.reduce((sum, { credits_left }) => sum + credits_left, 0),
    memberships: memberships.filter(({ ends_at }) => ends_at === null || ends_at > now).length,
    orders: await countSalesOfClient(db, websiteId, id),
    laterPayments: [...later],
    cards: cards.length,
    newsletters: subscribed.length,
    hasPassword: client.password_hash !== null,
  }
}

/** Tickets for events to come that are the client's own: one that was given away is somebody else's. */
async function upcomingCount(db: Knex, { id, website_id }: ClientRow, now: number): Promise<number> {
  const store = ticketStore(db, website_id)
  const tickets = await store.ofSales(await store.salesWithEventsAfter(id, now))
  const events = await store.eventsOf([...new Set(tickets.map(({ event_id }) => event_id))])
  return tickets.filter(
    ({ voided_at, gift_recipient, event_id }) =>
      voided_at === null && gift_recipient === null && Number(events.get(event_id)?.starts_at ?? 0) > now,
  ).length
}
