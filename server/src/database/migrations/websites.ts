import type { Knex } from "knex"

/** Tenants, their staff, the pictures they show, and what was imported last. */
export async function createWebsiteTables(knex: Knex): Promise<void> {
  await knex.schema.createTable("websites", (table) => {
    table.text("id").primary() // the subdomain
    table.text("name_fr").notNullable()
    table.text("name_en").notNullable()
    table.text("languages").notNullable() // JSON, the default first
    table.text("account_code").notNullable().unique()
    table.text("time_zone").notNullable()
    table.text("client_account").notNullable() // NO | OPTIONAL | YES
    table.text("theme").notNullable() // JSON
    table.text("contact").notNullable() // JSON
    table.integer("hold_seconds").notNullable()
    table.integer("renewals").notNullable()
    table.integer("avoid_single").notNullable()
    table.text("delivery").notNullable() // JSON
    table.text("mail_from").notNullable()
    table.text("payment").notNullable() // JSON, without secrets
    table.text("tax_numbers").notNullable() // JSON
    table.text("images").notNullable() // JSON: size → path of an asset
  })
  await knex.schema.createTable("staff", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable().references("websites.id")
    table.text("email").notNullable() // lower case
    table.text("name").notNullable()
    table.text("password_hash") // argon2id; none: cannot sign in
    table.unique(["website_id", "email"])
  })
  await knex.schema.createTable("staff_permissions", (table) => {
    table.text("staff_id").notNullable().references("staff.id")
    table.integer("permission").notNullable()
    table.text("website_id").notNullable()
    table.primary(["staff_id", "permission"])
  })
  await knex.schema.createTable("assets", (table) => {
    table.text("website_id").notNullable().references("websites.id")
    table.text("path").notNullable()
    table.text("content_type").notNullable()
    table.binary("bytes").notNullable()
    table.text("hash").notNullable() // SHA-256 of the bytes
    table.primary(["website_id", "path"])
  })
  await knex.schema.createTable("imports", (table) => {
    table.text("website_id").primary().references("websites.id")
    table.text("content_hash").notNullable()
    table.bigInteger("imported_at").notNullable()
  })
}
