import type { Knex } from "knex"

/**
 * Indexes of what few holds have know of those holds alone: the others, which are nearly all, were written into each of them. Whoever
 * looks for a value finds it as before.
 */
export async function thinHoldIndexes(knex: Knex): Promise<void> {
  const sparse = {
    holds_subscription_id_state_index: ["subscription_id", "state"],
    holds_product_id_state_index: ["product_id", "state"],
    holds_promotion_id_state_index: ["promotion_id", "state"],
    holds_website_id_combo_id_index: ["combo_id", "website_id"],
  }
  for (const [name, columns] of Object.entries(sparse)) {
    await knex.raw(`DROP INDEX ${name}`)
    await knex.raw(
      `CREATE INDEX holds_by_${columns[0]} ON holds (${columns.join(", ")}) WHERE ${columns[0]} IS NOT NULL`,
    )
  }
}
