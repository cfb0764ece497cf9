import type { Knex } from "knex"
import type { ComboRow } from "../database/combo-tables.ts"
import { rowSet, rowsOf } from "../database/row-sets.ts"

/** Combos of websites by their ids; ids of other things name nothing. */
export async function readCombos(
  db: Knex,
  ids: readonly { readonly websiteId: string; readonly id: string }[],
): Promise<readonly ComboRow[]> {
  if (ids.length === 0) return []
  const rows = ids.map(({ websiteId, id }) => ({ website_id: websiteId, id }))
  const asked = rowSet(db, { website_id: "text", id: "text" }, rows)
  return rowsOf<ComboRow>(
    db,
    `SELECT c.* FROM ${asked.sql} AS asked CROSS JOIN combos AS c
     WHERE c.website_id = asked.website_id AND c.id = asked.id`,
    asked.bindings,
  )
}
