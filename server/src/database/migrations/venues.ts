import type { Knex } from "knex"

/** Venues, down to each seat and its place on the map. */
export async function createVenueTables(knex: Knex): Promise<void> {
  await createVenues(knex)
  await createSections(knex)
  await createSeats(knex)
}

async function createVenues(knex: Knex): Promise<void> {
  await knex.schema.createTable("venues", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable().references("websites.id")
    table.text("name_fr").notNullable()
    table.text("name_en").notNullable()
    table.text("address_line1")
    table.text("address_line2")
    table.text("city").notNullable()
    table.text("province_state").notNullable()
    table.text("postal_code")
    table.text("country").notNullable()
    table.double("latitude")
    table.double("longitude")
    table.double("seat_size_factor").notNullable()
    table.text("bounds") // JSON; none: the venue has no map
    table.text("decorations").notNullable() // JSON
    table.integer("seat_count").notNullable()
    table.text("version").notNullable() // changes with the geometry
    table.index(["website_id"])
  })
  await knex.schema.createTable("venue_levels", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("venue_id").notNullable().references("venues.id")
    table.text("name_fr").notNullable()
    table.text("name_en").notNullable()
    table.integer("ordinal").notNullable()
    table.index(["venue_id"])
  })
  await knex.schema.createTable("venue_price_levels", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("venue_id").notNullable().references("venues.id")
    table.text("category").notNullable() // as the plan names it
    table.text("name_fr").notNullable()
    table.text("name_en").notNullable()
    table.text("color").notNullable()
    table.integer("ordinal").notNullable()
    table.unique(["venue_id", "category"])
  })
}

async function createSections(knex: Knex): Promise<void> {
  await knex.schema.createTable("venue_sections", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("venue_id").notNullable().references("venues.id")
    table.text("level_id").notNullable().references("venue_levels.id")
    table.text("name_fr").notNullable()
    table.text("name_en").notNullable()
    table.text("kind").notNullable() // seats | general-admission
    table.text("price_level_id").references("venue_price_levels.id") // of a general admission section only
    table.integer("capacity").notNullable() // seats, or people of general admission
    table.integer("seat_count").notNullable()
    table.text("polygons").notNullable() // JSON
    table.integer("ordinal").notNullable()
    table.index(["venue_id", "ordinal"])
  })
  await knex.schema.createTable("venue_rows", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("venue_id").notNullable()
    table.text("section_id").notNullable().references("venue_sections.id")
    table.text("name").notNullable()
    table.text("type").notNullable() // SEAT | TABLE
    table.integer("ordinal").notNullable()
    table.index(["section_id", "ordinal"])
    table.index(["venue_id"])
  })
}

async function createSeats(knex: Knex): Promise<void> {
  await knex.schema.createTable("venue_seats", (table) => {
    table.text("venue_id").notNullable()
    table.text("seat_id").notNullable() // the plan's seat_guid
    table.text("website_id").notNullable()
    table.text("section_id").notNullable()
    table.text("row_id").notNullable().references("venue_rows.id")
    table.integer("ordinal").notNullable() // place in the row, from 0
    table.text("name").notNullable()
    table.double("x").notNullable()
    table.double("y").notNullable()
    table.double("rotation").notNullable() // degrees clockwise
    table.text("price_level_id").notNullable().references("venue_price_levels.id")
    table.integer("accessible").notNullable()
    table.text("note_fr")
    table.text("note_en")
    table.primary(["venue_id", "seat_id"])
    table.index(["row_id", "ordinal"])
    table.index(["section_id"])
  })
}
