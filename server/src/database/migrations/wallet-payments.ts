import type { Knex } from "knex"

/** The wallet that the card of an attempt was in. */
export async function addAttemptWallets(knex: Knex): Promise<void> {
  await knex.schema.alterTable("payment_attempts", (table) => table.text("wallet"))
}
