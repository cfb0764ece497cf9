import type { Knex } from "knex"

/** What limits count, for all processes together: failed sign-ins, declined cards, guessed codes. Keys are hashed. */
export async function createLimitCounts(knex: Knex): Promise<void> {
  await knex.schema.createTable("limit_counts", (table) => {
    table.string("name", 100).notNullable()
    table.string("key_hash", 64).notNullable()
    table.integer("count").notNullable()
    // When its window began tells one window of a key from the next.
    table.bigInteger("began_at").notNullable()
    table.bigInteger("ends_at").notNullable().index()
    table.primary(["name", "key_hash"])
  })
}
