import type { Knex } from "knex"

/** Newsletters, who asked for one, and who confirmed it. */
export async function createNewsletterTables(knex: Knex): Promise<void> {
  await knex.schema.createTable("newsletters", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable().references("websites.id")
    table.integer("ordinal").notNullable()
    table.text("title_fr").notNullable()
    table.text("title_en").notNullable()
    table.text("text_fr").notNullable()
    table.text("text_en").notNullable()
    table.text("producer_fr")
    table.text("producer_en")
    table.text("page_ids").notNullable() // JSON
    table.index(["website_id"])
  })
  await knex.schema.createTable("newsletter_asks", (table) => {
    consent(table)
    table.bigInteger("confirmed_at")
    table.text("asked_in").notNullable()
    table.index(["letter_id"])
    table.index(["website_id", "client_id"])
    table.index(["asked_at"])
  })
  await knex.schema.createTable("newsletter_subscriptions", (table) => {
    consent(table)
    table.bigInteger("confirmed_at").notNullable()
    table.bigInteger("ended_at")
    table.index(["letter_id"])
    table.index(["website_id", "client_id"])
    table.index(["website_id", "newsletter_id"])
  })
  // Of two who confirm at once, one writes the row; whoever leaves may come back.
  await knex.raw(
    "create unique index newsletter_subscriptions_living on newsletter_subscriptions (website_id, newsletter_id, email_key) where ended_at is null",
  )
}

/** No reference to the newsletter: proof of consent outlives it. */
function consent(table: Knex.CreateTableBuilder): void {
  table.text("id").primary()
  table.text("website_id").notNullable().references("websites.id")
  table.text("newsletter_id").notNullable()
  table.text("letter_id").notNullable()
  table.text("email").notNullable()
  table.text("email_key").notNullable()
  table.text("client_id")
  table.text("city")
  table.text("postal_code")
  table.text("province")
  table.text("language").notNullable() // fr | en | both
  table.text("source").notNullable() // footer | profile | checkout
  table.text("consent_text").notNullable()
  table.bigInteger("asked_at").notNullable()
}
