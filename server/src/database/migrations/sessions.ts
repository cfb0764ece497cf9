import type { Knex } from "knex"

/** Who is calling: shoppers' sessions and staff refresh tokens, by the hash of their token. */
export async function createSessionTables(knex: Knex): Promise<void> {
  await knex.schema.createTable("sessions", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("token_hash").notNullable().unique()
    table.text("staff_id") // when a staff member's refresh token opened it
    table.bigInteger("created_at").notNullable()
    table.bigInteger("expires_at").notNullable()
    table.index(["expires_at"])
  })
  await knex.schema.createTable("refresh_tokens", (table) => {
    table.text("token_hash").primary()
    table.text("website_id").notNullable()
    table.text("staff_id").notNullable()
    table.text("oauth_type").notNullable()
    table.bigInteger("created_at").notNullable()
    table.bigInteger("expires_at").notNullable()
    table.index(["expires_at"])
  })
  await knex.schema.createTable("event_section_versions", (table) => {
    table.text("event_id").notNullable()
    table.text("section_id").notNullable()
    table.integer("version").notNullable()
    table.primary(["event_id", "section_id"])
  })
}

/** Counts besides how often seats of a section may have been freed. */
export async function addFreedCounters(knex: Knex): Promise<void> {
  await knex.schema.alterTable("event_section_versions", (table) => {
    table.bigInteger("freed").notNullable().defaultTo(0)
  })
}
