import type { Knex } from "knex"

/** What tells a client's sign-ins apart: with what each was made, in words, and when it was last used. No address. */
export async function describeSignIns(knex: Knex): Promise<void> {
  await knex.schema.alterTable("sessions", (table) => {
    table.text("browser")
    table.text("system")
    table.bigInteger("used_at")
  })
}
