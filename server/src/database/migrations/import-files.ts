import type { Knex } from "knex"

/** The text of the files that a website was imported from, so that one of them can be changed without the folder. */
export async function createImportFiles(knex: Knex): Promise<void> {
  await knex.schema.createTable("import_files", (table) => {
    table.text("website_id").notNullable().references("websites.id")
    table.text("path").notNullable() // within the folder
    table.text("content").notNullable() // without what has to do with passwords
    table.text("hash").notNullable() // SHA-256 of the content
    table.primary(["website_id", "path"])
  })
}
