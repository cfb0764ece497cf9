import type { Knex } from "knex"
import type { Website } from "../../src/http/handler.ts"
import { eventId, levelId, smallHouse } from "./small-house.ts"

export interface SmallSeason {
  readonly key: string
  /** Keys of events of the house. */
  readonly events: readonly string[]
  /** Key of its page: that of its first event unless said otherwise. */
  readonly page?: string
  /** Price levels it sells; `a` and `ga` unless said otherwise. */
  readonly levels?: readonly string[]
}

export const subscriptionId = (key: string, website: Website = smallHouse): string => `${website.id}.${key}`
export const seasonPriceId = (
  key: string,
  level = "a",
  type = "adulte",
  website: Website = smallHouse,
): string => `${subscriptionId(key, website)}.${level}.${type}`

/** Cents for all events together: an amount that no two or three events divide evenly. */
export const seasonPrice = { price: 17_003, serviceCharge: 1_001 } as const

/** Adds a subscription to a house, on the page of its first event: adults, at most three children, and pairs at least. */
export async function buildSeason(
  db: Knex,
  season: SmallSeason,
  website: Website = smallHouse,
): Promise<void> {
  const id = subscriptionId(season.key, website)
  const own = { website_id: website.id }
  await db("subscriptions").insert({
    ...own,
    id,
    page_id: eventId(season.page ?? season.events[0] ?? "", website),
    venue_id: `${website.id}.salle`,
    title_fr: "Saison",
    title_en: "Season",
    ordinal: 0,
  })
  for (const event of season.events)
    await db("subscription_events").insert({ ...own, subscription_id: id, event_id: eventId(event, website) })
  const types = [
    { key: "adulte", name_fr: "Adulte", name_en: "Adult", price: seasonPrice.price },
    { key: "enfant", name_fr: "Enfant", name_en: "Child", price: 8_000, max_tickets: 3 },
    { key: "duo", name_fr: "Duo", name_en: "Duo", price: 15_000, min_tickets: 2 },
  ]
  for (const level of season.levels ?? ["a", "ga"])
    for (const [ordinal, type] of types.entries())
      await db("subscription_prices").insert({
        ...own,
        min_tickets: 0,
        max_tickets: null,
        ...type,
        id: seasonPriceId(season.key, level, type.key, website),
        subscription_id: id,
        price_level_id: levelId(level, website),
        service_charge: seasonPrice.serviceCharge,
        divisor: 0,
        ordinal,
      })
}

/** One more event of a house, like `soir` and the hours given later; nobody buys a ticket for it alone. */
export async function addEvent(
  db: Knex,
  key: string,
  hoursLater: number,
  website: Website = smallHouse,
): Promise<void> {
  const id = eventId(key, website)
  const soir = await db("events")
    .where({ id: eventId("soir", website) })
    .first()
  await db("events").insert({
    ...soir,
    id,
    code: key,
    starts_at: Number(soir.starts_at) + hoursLater * 3_600_000,
  })
  const places = await db("event_capacities").where({ event_id: soir.id })
  for (const section of places) await db("event_capacities").insert({ ...section, event_id: id })
}

/** A posted hold group of one line of a subscription's seats. */
export const seasonLine = (
  key: string,
  seats: readonly string[],
  level = "a",
  type = "adulte",
  website: Website = smallHouse,
) => ({
  type: "subscription" as const,
  id: subscriptionId(key, website),
  prices: [{ id: seasonPriceId(key, level, type, website), qty: seats.length, seatIds: [...seats] }],
})

/** A posted hold group of a subscription's general admission places. */
export const seasonPlaces = (key: string, qty: number, website: Website = smallHouse) => ({
  type: "subscription" as const,
  id: subscriptionId(key, website),
  prices: [{ id: seasonPriceId(key, "ga", "adulte", website), qty }],
})
