import type { Knex } from "knex"

/** Carts, holds, claims and the counters that guard them; `claims` is what keeps a seat from being sold twice. */
export async function createHoldTables(knex: Knex): Promise<void> {
  await createCarts(knex)
  await createHolds(knex)
  await createClaims(knex)
  await createGuards(knex)
  await createJournal(knex)
}

async function createCarts(knex: Knex): Promise<void> {
  await knex.schema.createTable("carts", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("session_id").notNullable()
    table.text("state").notNullable() // empty | held | paying | paid | expired
    table.integer("version").notNullable()
    table.bigInteger("expires_at")
    table.integer("renewals_used").notNullable()
    table.bigInteger("created_at").notNullable()
    table.bigInteger("changed_at").notNullable()
    table.index(["website_id", "changed_at"])
    table.index(["state", "expires_at"])
  })
  // A paid cart is history; beside it a session has at most one cart.
  await knex.raw(
    "CREATE UNIQUE INDEX carts_live_of_session ON carts (website_id, session_id) WHERE state <> 'paid'",
  )
}

async function createHolds(knex: Knex): Promise<void> {
  await knex.schema.createTable("holds", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("cart_id").notNullable()
    table.text("event_id").notNullable()
    table.text("price_id").notNullable()
    table.text("price_level_id").notNullable()
    table.integer("ordinal").notNullable()
    table.integer("qty").notNullable()
    // What the shopper was shown, in cents for one ticket: an import must not change a cart.
    table.integer("price").notNullable()
    table.integer("service_charge").notNullable()
    table.integer("confirmed").notNullable()
    table.text("page_url")
    table.text("state").notNullable() // live | released | lapsed | sold
    table.bigInteger("created_at").notNullable()
    table.bigInteger("changed_at").notNullable()
    table.index(["cart_id", "state"])
    table.index(["event_id", "state"])
    table.index(["website_id", "state", "created_at"])
  })
  await knex.schema.createTable("hold_lines", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("hold_id").notNullable()
    table.integer("ordinal").notNullable()
    table.text("section_id").notNullable()
    table.text("seat_id") // none for a general admission place
    table.integer("released").notNullable()
    table.index(["hold_id", "ordinal"])
  })
}

async function createClaims(knex: Knex): Promise<void> {
  await knex.schema.createTable("claims", (table) => {
    table.text("event_id").notNullable()
    table.text("seat_id").notNullable()
    table.text("website_id").notNullable()
    table.text("hold_id").notNullable()
    table.bigInteger("expires_at").notNullable()
    table.text("state").notNullable() // held | sold
    table.primary(["event_id", "seat_id"])
    table.index(["hold_id"])
  })
}

async function createGuards(knex: Knex): Promise<void> {
  await knex.schema.createTable("event_rows", (table) => {
    table.text("event_id").notNullable()
    table.text("row_id").notNullable()
    table.text("website_id").notNullable()
    table.integer("version").notNullable()
    table.primary(["event_id", "row_id"])
  })
  await knex.schema.createTable("event_capacities", (table) => {
    table.text("event_id").notNullable()
    table.text("section_id").notNullable()
    table.text("website_id").notNullable()
    table.integer("capacity").notNullable()
    table.integer("taken").notNullable()
    table.primary(["event_id", "section_id"])
    table.check("taken >= 0", {}, "event_capacities_taken")
  })
}

async function createJournal(knex: Knex): Promise<void> {
  await knex.schema.createTable("journal", (table) => {
    table.bigIncrements("id")
    table.text("website_id").notNullable()
    table.text("cart_id")
    table.text("session_id")
    table.bigInteger("at").notNullable()
    table.text("command").notNullable()
    table.text("actor").notNullable()
    table.text("outcome").notNullable()
    table.text("data").notNullable()
    table.index(["website_id", "cart_id", "id"])
    table.index(["website_id", "session_id", "id"])
  })
}
