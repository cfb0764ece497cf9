import type { TaxSummary } from "@parterre/contract"
import { taxSummary } from "@parterre/domain/taxes"
import type { Knex } from "knex"
import type { EventRow } from "../database/tables.ts"
import type { Language, Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { dayInZone } from "../zoned-time.ts"
import { priceStore } from "./price-store.ts"
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
  const store = priceStore(db, website.id)
  const price = await store.eventPrice(event.id, asked.priceId)
  if (price === undefined) throw new Refusal("price-unknown")
  const venue = await store.municipalTaxes(event.venue_id)
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
  const event = await priceStore(db, websiteId).event(eventId)
  if (event === undefined || event.sale_state === "INVISIBLE") throw new Refusal("event-unknown")
  return event
}
