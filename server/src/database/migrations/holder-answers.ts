import type { Knex } from "knex"

/** What the holder of a ticket answered to the organiser's question. */
export async function addHolderAnswers(knex: Knex): Promise<void> {
  await knex.schema.alterTable("hold_lines", (table) => {
    table.text("question_response")
  })
}
