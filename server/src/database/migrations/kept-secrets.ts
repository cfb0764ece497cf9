import { createHash } from "node:crypto"
import type { Knex } from "knex"

/**
 * Who reads the database learns no secret from it: the hash of a sale is derived when it is told, the code of a ticket
 * is signed with a key that is not here. Of the codes printed until now their SHA-256 stays, so that they still open a
 * door.
 */
export async function forgetSecrets(knex: Knex): Promise<void> {
  await knex.schema.alterTable("sales", (table) => {
    table.dropUnique(["hash"])
  })
  await knex.raw("ALTER TABLE sales DROP COLUMN hash")
  await knex.raw("ALTER TABLE tickets ADD COLUMN printed_code_hash TEXT")
  for (const { id, barcode } of await knex("tickets").select("id", "barcode"))
    await knex("tickets")
      .where({ id })
      .update({ printed_code_hash: createHash("sha256").update(barcode).digest("hex") })
  await knex.schema.alterTable("tickets", (table) => {
    table.dropUnique(["barcode"])
    table.unique(["printed_code_hash"])
  })
  await knex.raw("ALTER TABLE tickets DROP COLUMN barcode")
}
