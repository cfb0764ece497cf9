import type { Knex } from "knex"

/** What a cart was given within the hour: whatever is placed leaves lines behind, even when it is given back. */
export async function addHoldPace(knex: Knex): Promise<void> {
  await knex.schema.alterTable("carts", (table) => {
    table.bigInteger("placed_since")
    table.integer("placed_tickets").notNullable().defaultTo(0)
  })
}

/** Carts that ended, for the job that forgets them. */
export async function indexEndedCarts(knex: Knex): Promise<void> {
  await knex.raw("CREATE INDEX carts_ended ON carts (changed_at) WHERE state IN ('empty', 'expired')")
}

/** What each session was refused, the newest first, and what is old: both are looked for at every refusal and each hour. */
export async function indexRefusals(knex: Knex): Promise<void> {
  await knex.raw(
    "CREATE INDEX journal_refusals ON journal (website_id, session_id, id) WHERE cart_id IS NULL",
  )
  await knex.raw("CREATE INDEX journal_refusals_at ON journal (at) WHERE cart_id IS NULL")
}
