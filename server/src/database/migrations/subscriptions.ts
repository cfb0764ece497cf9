import type { Knex } from "knex"

/** What is sold of several events together: its own name and prices, and which events it is of. */
export async function createSubscriptionTables(knex: Knex): Promise<void> {
  await knex.schema.createTable("subscriptions", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("page_id").notNullable().references("pages.id")
    table.text("venue_id").notNullable().references("venues.id")
    table.text("title_fr").notNullable()
    table.text("title_en").notNullable()
    table.text("description_fr") // HTML
    table.text("description_en")
    table.integer("ordinal").notNullable()
    table.index(["page_id", "ordinal"])
    table.index(["venue_id"])
  })
  await knex.schema.createTable("subscription_events", (table) => {
    table.text("subscription_id").notNullable().references("subscriptions.id")
    table.text("event_id").notNullable().references("events.id")
    table.text("website_id").notNullable()
    table.primary(["subscription_id", "event_id"])
    table.index(["event_id"])
  })
  await knex.schema.createTable("subscription_prices", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("subscription_id").notNullable().references("subscriptions.id")
    table.text("price_level_id").notNullable().references("venue_price_levels.id")
    table.text("key").notNullable() // the price type
    table.text("name_fr").notNullable()
    table.text("name_en").notNullable()
    table.integer("price").notNullable() // cents for all events together, without the service charge
    table.integer("service_charge").notNullable() // cents for all events together
    table.integer("min_tickets").notNullable()
    table.integer("max_tickets")
    table.integer("divisor").notNullable()
    table.integer("ordinal").notNullable()
    table.index(["subscription_id", "ordinal"])
    table.index(["price_level_id"])
  })
}
