import type { Knex } from "knex"

/** Sales, what the processors said about them, tickets, and the messages that leave after a commit. */
export async function createCheckoutTables(knex: Knex): Promise<void> {
  await createSales(knex)
  await createPayments(knex)
  await createTickets(knex)
  await createOutbox(knex)
}

async function createSales(knex: Knex): Promise<void> {
  await knex.schema.createTable("sales", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("cart_id").notNullable()
    table.text("session_id").notNullable()
    table.text("sale_token_hash").notNullable().unique()
    // Names the sale in the calls of Global Payments.
    table.text("hash").notNullable().unique()
    table.text("state").notNullable() // open | paying | paid | released
    table.integer("amount").notNullable()
    table.integer("cart_version").notNullable()
    table.text("client") // JSON, without secrets
    table.text("shipping") // JSON
    table.text("receipt_number")
    table.bigInteger("started_at").notNullable()
    table.bigInteger("paid_at")
    table.bigInteger("changed_at").notNullable()
    table.unique(["website_id", "receipt_number"])
    table.index(["cart_id"])
    table.index(["website_id", "session_id"])
    table.index(["state", "changed_at"])
  })
}

async function createPayments(knex: Knex): Promise<void> {
  await knex.schema.createTable("payment_attempts", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("sale_id").notNullable()
    table.integer("attempt").notNullable()
    table.text("processor").notNullable()
    table.text("reference").notNullable().unique()
    table.text("request_hash")
    table.text("processor_id")
    table.integer("amount").notNullable()
    table.text("currency").notNullable()
    table.text("brand")
    table.text("last_four")
    table.text("bin")
    table.text("eci")
    table.text("three_ds") // JSON
    table.text("state").notNullable()
    table.text("code")
    table.bigInteger("created_at").notNullable()
    table.bigInteger("changed_at").notNullable()
    table.unique(["sale_id", "attempt"])
    table.index(["state", "changed_at"])
  })
  await knex.schema.createTable("processor_events", (table) => {
    table.text("processor").notNullable()
    table.text("event_id").notNullable()
    table.text("website_id").notNullable()
    table.text("payload_hash").notNullable()
    table.bigInteger("received_at").notNullable()
    table.primary(["processor", "event_id"])
  })
  await knex.schema.createTable("authentications", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("sale_id").notNullable()
    table.text("processor").notNullable()
    table.text("processor_id")
    table.integer("amount").notNullable()
    table.text("currency").notNullable()
    table.text("bin").notNullable()
    table.text("last_four").notNullable()
    table.text("state").notNullable()
    table.text("details") // JSON
    table.bigInteger("created_at").notNullable()
    table.bigInteger("used_at")
    table.index(["sale_id"])
    table.index(["processor", "processor_id"])
  })
}

async function createTickets(knex: Knex): Promise<void> {
  await knex.schema.createTable("tickets", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("sale_id").notNullable()
    table.text("hold_line_id").notNullable().unique()
    table.text("event_id").notNullable()
    table.text("section_id").notNullable()
    table.text("seat_id") // none for a general admission place
    table.text("price_id").notNullable()
    table.text("price_level_id").notNullable()
    table.text("price_level_name").notNullable() // JSON, both languages
    table.text("price_type_name").notNullable() // JSON, both languages
    table.integer("price").notNullable()
    table.integer("service_charge").notNullable()
    table.integer("tax1").notNullable()
    table.integer("tax2").notNullable()
    table.integer("tax3").notNullable()
    table.text("delivery").notNullable() // E_TICKETS | SMARTPHONE | MAIL | WILLCALL
    table.text("barcode").notNullable().unique()
    table.bigInteger("issued_at").notNullable()
    table.bigInteger("voided_at")
    table.index(["sale_id"])
  })
  // The second lock on the same door: a voided ticket frees the seat, a living one is alone on it.
  await knex.raw(
    "CREATE UNIQUE INDEX tickets_seat_once ON tickets (event_id, seat_id) WHERE seat_id IS NOT NULL AND voided_at IS NULL",
  )
}

async function createOutbox(knex: Knex): Promise<void> {
  await knex.schema.createTable("outbox", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("kind").notNullable()
    table.text("payload").notNullable() // JSON
    table.bigInteger("created_at").notNullable()
    table.bigInteger("due_at").notNullable()
    table.bigInteger("sent_at")
    table.integer("attempts").notNullable()
    table.text("last_error")
    table.index(["sent_at", "due_at"])
  })
}
