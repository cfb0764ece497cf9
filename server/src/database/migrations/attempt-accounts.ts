import type { Knex } from "knex"

/** The account at its processor that an attempt was made at. */
export async function addAttemptAccounts(knex: Knex): Promise<void> {
  await knex.schema.alterTable("payment_attempts", (table) => table.text("processor_account"))
}
