import type { Knex } from "knex"

/** What is published and sold: pages, their shows, the events of a show and what these cost. */
export async function createCatalogueTables(knex: Knex): Promise<void> {
  await createPages(knex)
  await createEvents(knex)
  await createPlacesOff(knex)
}

async function createPages(knex: Knex): Promise<void> {
  await knex.schema.createTable("pages", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable().references("websites.id")
    table.text("title_fr").notNullable()
    table.text("title_en").notNullable()
    table.text("subtitle_fr")
    table.text("subtitle_en")
    table.text("description_fr").notNullable() // HTML
    table.text("description_en").notNullable()
    table.text("category").notNullable()
    table.text("image").notNullable() // path of an asset
    table.integer("featured").notNullable()
    table.text("display").notNullable() // ITEMS | DATES | CALENDAR_ONLY | PRICES
    table.index(["website_id"])
  })
  await knex.schema.createTable("shows", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("page_id").notNullable().references("pages.id")
    table.text("venue_id").notNullable().references("venues.id")
    table.text("title_fr").notNullable()
    table.text("title_en").notNullable()
    table.integer("duration_minutes")
    table.integer("ordinal").notNullable()
    table.index(["page_id", "ordinal"])
    table.index(["venue_id"])
  })
}

async function createEvents(knex: Knex): Promise<void> {
  await knex.schema.createTable("events", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("page_id").notNullable().references("pages.id")
    table.text("show_id").notNullable().references("shows.id")
    table.text("venue_id").notNullable().references("venues.id")
    table.text("code").notNullable()
    table.bigInteger("starts_at").notNullable()
    table.bigInteger("doors_at")
    table.text("sale_state").notNullable()
    table.bigInteger("on_sale_from")
    table.text("note_fr")
    table.text("note_en")
    table.text("province").notNullable() // where it is taxed
    table.index(["website_id", "starts_at"])
    table.index(["page_id"])
    table.index(["show_id"])
    table.index(["venue_id"])
  })
  await knex.schema.createTable("event_prices", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("event_id").notNullable().references("events.id")
    table.text("price_level_id").notNullable().references("venue_price_levels.id")
    table.text("key").notNullable() // the price type
    table.text("name_fr").notNullable()
    table.text("name_en").notNullable()
    table.integer("price").notNullable() // cents, without the service charge
    table.integer("service_charge").notNullable() // cents
    table.integer("min_tickets").notNullable()
    table.integer("max_tickets")
    table.integer("divisor").notNullable()
    table.integer("ordinal").notNullable()
    table.index(["event_id", "ordinal"])
    table.index(["price_level_id"])
  })
}

async function createPlacesOff(knex: Knex): Promise<void> {
  // Seats that the organiser keeps or sold elsewhere; they are not for sale here.
  await knex.schema.createTable("event_seats_off", (table) => {
    table.text("event_id").notNullable().references("events.id")
    table.text("seat_id").notNullable()
    table.text("website_id").notNullable()
    table.text("reason").notNullable() // sold | blocked
    table.primary(["event_id", "seat_id"])
  })
  // The same for general admission. The import counts them as taken in event_capacities.
  await knex.schema.createTable("event_places_off", (table) => {
    table.text("event_id").notNullable().references("events.id")
    table.text("section_id").notNullable()
    table.text("website_id").notNullable()
    table.integer("places").notNullable()
    table.primary(["event_id", "section_id"])
  })
}
