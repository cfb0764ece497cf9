import type { Knex } from "knex"

/** A subscription is held as one hold an event; the first of them names the cart line they make up together. */
export async function addSubscriptionHolds(knex: Knex): Promise<void> {
  await knex.schema.alterTable("holds", (table) => {
    table.text("subscription_id")
    table.text("subscription_hold_id")
    table.index(["subscription_id", "state"])
  })
}
