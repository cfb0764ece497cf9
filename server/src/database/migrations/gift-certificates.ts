import type { Knex } from "knex"

/** Gift certificates, which of them a sale is to be paid with, and what each try to pay took from them. */
export async function createGiftCertificateTables(knex: Knex): Promise<void> {
  await knex.schema.createTable("gift_certificates", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("code_hash").notNullable() // SHA-256: the code is money and is kept nowhere
    table.text("last_four").notNullable()
    table.integer("value").notNullable()
    table.integer("balance").notNullable()
    table.text("currency").notNullable()
    table.text("state").notNullable() // open | blocked
    table.bigInteger("created_at").notNullable()
    table.bigInteger("changed_at").notNullable()
    table.unique(["website_id", "code_hash"])
    // The second lock on the same door: whatever is taken and given back, a balance stays within its value.
    table.check("balance >= 0 AND balance <= value", [], "gift_certificates_balance")
  })
  await knex.schema.createTable("sale_certificates", (table) => {
    table.text("sale_id").notNullable()
    table.text("certificate_id").notNullable()
    table.integer("ordinal").notNullable()
    table.integer("amount").notNullable()
    table.primary(["sale_id", "certificate_id"])
  })
  await knex.schema.createTable("certificate_uses", (table) => {
    table.text("attempt_id").notNullable()
    table.text("certificate_id").notNullable()
    table.text("sale_id").notNullable()
    table.integer("amount").notNullable()
    table.text("state").notNullable() // held | spent | returned
    table.bigInteger("changed_at").notNullable()
    table.primary(["attempt_id", "certificate_id"])
    table.index(["sale_id"])
    table.index(["certificate_id"])
  })
}
