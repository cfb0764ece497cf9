import type { Knex } from "knex"

/**
 * Pictures of a website in the widths of screens. They go with the bytes of a picture and not with its path: the same picture under
 * another name, or again after an import of other things, is not made anew. Pictures that were imported before have none.
 */
export async function createPictureWidths(knex: Knex): Promise<void> {
  await knex.schema.createTable("picture_widths", (table) => {
    table.text("website_id").notNullable().references("websites.id")
    table.text("source_hash").notNullable() // `hash` of the asset
    table.integer("width").notNullable() // pixels
    table.binary("bytes") // WebP; none: the picture itself is no larger
    table.text("hash") // SHA-256 of the bytes
    table.primary(["website_id", "source_hash", "width"])
  })
}
