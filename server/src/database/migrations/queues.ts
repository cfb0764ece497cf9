import type { Knex } from "knex"

/** Queues of things in demand: what the organiser set, what became of it, and who has which place. */
export async function createQueueTables(knex: Knex): Promise<void> {
  await knex.schema.createTable("queue_settings", (table) => {
    table.text("website_id").notNullable()
    table.text("kind").notNullable()
    table.text("thing_id").notNullable()
    table.bigInteger("opens_at")
    table.bigInteger("room_from")
    table.integer("starts_above")
    table.integer("room").notNullable()
    table.integer("per_minute").notNullable()
    table.integer("enter_seconds").notNullable()
    table.integer("key_seconds").notNullable()
    table.primary(["website_id", "kind", "thing_id"])
  })
  await knex.schema.createTable("queues", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("kind").notNullable()
    table.text("thing_id").notNullable()
    table.text("ordered")
    table.integer("room")
    table.integer("per_minute")
    table.integer("is_lined").notNullable().defaultTo(0)
    table.bigInteger("drawn_at")
    table.text("lottery_seed")
    table.bigInteger("revision").notNullable().defaultTo(0)
    table.bigInteger("last_turn").notNullable().defaultTo(0)
    table.integer("waiting").notNullable().defaultTo(0)
    table.integer("undrawn").notNullable().defaultTo(0)
    table.bigInteger("admitted").notNullable().defaultTo(0)
    table.bigInteger("admitted_up_to")
    table.bigInteger("round_at").notNullable().defaultTo(0)
    table.unique(["website_id", "kind", "thing_id"])
  })
  await knex.schema.createTable("queue_places", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("queue_id").notNullable().references("id").inTable("queues").onDelete("CASCADE")
    table.text("session_id").notNullable()
    table.text("state").notNullable()
    table.text("ended_because")
    table.bigInteger("turn")
    table.integer("first_position")
    table.bigInteger("revision").notNullable()
    table.bigInteger("arrived_at").notNullable()
    table.bigInteger("called_at")
    table.bigInteger("ends_at")
    table.bigInteger("changed_at").notNullable()
    table.text("email")
    table.text("language")
    table.text("link")
    // The head of the line, and who is inside.
    table.index(["queue_id", "state", "turn"])
    // What changed since a process last looked.
    table.index(["queue_id", "revision"])
    table.index(["website_id", "session_id"])
    table.index(["state", "changed_at"])
  })
  // A session has one place in a queue, however many pages it has open.
  await knex.raw(
    "CREATE UNIQUE INDEX queue_places_one_place ON queue_places (queue_id, session_id) WHERE state <> 'ended'",
  )
  // A key ends with a purchase: each round looks for one.
  await knex.raw("CREATE INDEX carts_paid_of_session ON carts (website_id, session_id) WHERE state = 'paid'")
}
