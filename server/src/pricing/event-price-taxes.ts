import type { TaxSummary } from "@parterre/contract"
import { taxSummary } from "@parterre/domain/taxes"
import type { Knex } from "knex"
import type { EventPriceRow, EventRow, VenueRow } from "../database/tables.ts"
import type { Language, Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { dayInZone } from "../zoned-time.ts"
import { printedTaxes, taxesOfLines } from "./tax-summaries.ts"

/** The taxes on one ticket at a price of an event. */
export async function eventPriceTaxes(
  db: Knex,
  website: Website,
  asked: { readonly eventId: string; readonly priceId: string },
  language: Language,
  now: number,
): Promise<TaxSummary> {
  const event = await findEvent(db, website.id, asked.eventId)
  const price = await db<EventPriceRow>("event_prices")
    .where({ id: asked.priceId, event_id: event.id })
    .first()
  if (price === undefined) throw new Refusal("price-unknown")
  const venue = await db<VenueRow>("venues").where({ id: event.venue_id }).first("municipal_taxes")
  const line = {
    province: event.province,
    venue,
    amount: price.price,
    serviceCharge: price.service_charge,
  }
  return printedTaxes(taxSummary(taxesOfLines([line], dayInZone(now, website.timeZone))), language)
}

/** An event of the website that is shown to shoppers. */
export async function findEvent(db: Knex, websiteId: string, eventId: string): Promise<EventRow> {
  const event = await db<EventRow>("events").where({ website_id: websiteId, id: eventId }).first()
  if (event === undefined || event.sale_state === "INVISIBLE") throw new Refusal("event-unknown")
  return event
}
