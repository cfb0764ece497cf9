import type { Knex } from "knex"
import { isPostgres } from "../open-database.ts"

/** What is sold without a seat, what of it is left, and holds of it, which have neither an event nor a price level. */
export async function createProductTables(knex: Knex): Promise<void> {
  await knex.schema.createTable("products", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("kind").notNullable() // membership | giftcertificate | donation | flexpass | parking
    table.text("page_id").references("pages.id") // where it is sold; none for parking
    table.text("event_id").references("events.id") // of parking
    table.text("title_fr").notNullable()
    table.text("title_en").notNullable()
    table.text("description_fr") // HTML
    table.text("description_en")
    table.text("image")
    table.integer("price") // cents for one; none where the shopper chooses an amount
    table.integer("service_charge").notNullable() // cents for one
    table.integer("min_amount") // cents a shopper may choose
    table.integer("max_amount")
    table.text("suggested_amounts").notNullable() // JSON, cents
    table.integer("max_tickets") // pieces in one cart
    table.bigInteger("sale_from")
    table.bigInteger("sale_until")
    table.integer("taxable").notNullable()
    table.text("province").notNullable() // where it is taxed
    table.text("terms").notNullable() // JSON, what the kind has of its own
    table.integer("ordinal").notNullable()
    table.index(["page_id", "ordinal"])
    table.index(["event_id"])
  })
  await knex.schema.createTable("product_events", (table) => {
    table.text("product_id").notNullable().references("products.id")
    table.text("event_id").notNullable().references("events.id")
    table.text("website_id").notNullable()
    table.primary(["product_id", "event_id"])
    table.index(["event_id"])
  })
  await knex.schema.createTable("product_stocks", (table) => {
    table.text("product_id").primary().references("products.id")
    table.text("website_id").notNullable()
    table.integer("capacity").notNullable()
    table.integer("taken").notNullable()
    table.check("taken >= 0", {}, "product_stocks_taken")
  })
  await letHoldsBeOfProducts(knex)
}

async function letHoldsBeOfProducts(knex: Knex): Promise<void> {
  if (isPostgres(knex)) {
    await knex.raw(
      "ALTER TABLE holds ALTER COLUMN event_id DROP NOT NULL, ALTER COLUMN price_level_id DROP NOT NULL",
    )
    await knex.raw("ALTER TABLE hold_lines ALTER COLUMN section_id DROP NOT NULL")
  } else {
    await rebuilt(knex, "holds", (sql) =>
      sql.replace(/(`event_id` text) not null/, "$1").replace(/(`price_level_id` text) not null/, "$1"),
    )
    await rebuilt(knex, "hold_lines", (sql) => sql.replace(/(`section_id` text) not null/, "$1"))
  }
  await knex.schema.alterTable("holds", (table) => {
    table.text("product_id")
    table.text("details") // JSON, of a product
    table.index(["product_id", "state"])
  })
}

/** SQLite changes no column: the table is made anew with what it holds. */
async function rebuilt(knex: Knex, name: string, change: (sql: string) => string): Promise<void> {
  const parts: { readonly type: string; readonly sql: string | null }[] = await knex("sqlite_master")
    .where({ tbl_name: name })
    .select("type", "sql")
  const before = parts.find(({ type }) => type === "table")?.sql ?? ""
  const after = change(before)
  if (after === before) throw new Error(`The columns of ${name} are not as they were made`)
  await knex.raw(`ALTER TABLE ${name} RENAME TO ${name}_before`)
  await knex.raw(after)
  await knex.raw(`INSERT INTO ${name} SELECT * FROM ${name}_before`)
  await knex.schema.dropTable(`${name}_before`)
  for (const { type, sql } of parts) if (type === "index" && sql !== null) await knex.raw(sql)
}
