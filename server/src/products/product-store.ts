import type { Knex } from "knex"
import type { ProductRow } from "../database/product-tables.ts"
import { rowSet, rowsOf } from "../database/row-sets.ts"

/** Products of websites by their ids; ids may name other things, and those nothing. */
export async function readProducts(
  db: Knex,
  ids: readonly { readonly websiteId: string; readonly id: string }[],
): Promise<readonly ProductRow[]> {
  if (ids.length === 0) return []
  const rows = ids.map(({ websiteId, id }) => ({ website_id: websiteId, id }))
  const asked = rowSet(db, { website_id: "text", id: "text" }, rows)
  return rowsOf<ProductRow>(
    db,
    `SELECT p.* FROM ${asked.sql} AS asked CROSS JOIN products AS p
     WHERE p.website_id = asked.website_id AND p.id = asked.id`,
    asked.bindings,
  )
}
