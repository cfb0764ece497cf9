import type { Knex } from "knex"

/** What the link of a mail about several newsletters ends. */
export async function createNewsletterLeaveLinks(knex: Knex): Promise<void> {
  await knex.schema.createTable("newsletter_leave_links", (table) => {
    table.text("website_id").notNullable().references("websites.id")
    table.text("id").notNullable()
    table.text("subscription_id").notNullable()
    table.primary(["website_id", "id", "subscription_id"])
  })
}
