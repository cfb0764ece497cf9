import type { Knex } from "knex"

/** An event is one website's: two may share a processor's account, and neither may write down what the other gets. */
export async function keepEventsByWebsite(knex: Knex): Promise<void> {
  await knex.schema.renameTable("processor_events", "processor_events_shared")
  await knex.schema.createTable("processor_events", (table) => {
    table.text("website_id").notNullable()
    table.text("processor").notNullable()
    table.text("event_id").notNullable()
    table.text("payload_hash").notNullable()
    table.bigInteger("received_at").notNullable()
    table.primary(["website_id", "processor", "event_id"], "processor_events_of_website")
  })
  await knex.raw(
    "INSERT INTO processor_events (website_id, processor, event_id, payload_hash, received_at) SELECT website_id, processor, event_id, payload_hash, received_at FROM processor_events_shared",
  )
  await knex.schema.dropTable("processor_events_shared")
}
