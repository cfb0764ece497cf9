import type { Knex } from "knex"
import type { HoldLineRow, HoldRow } from "../database/hold-tables.ts"

/** Rows of one statement: SQLite takes at most 500. */
const atOnce = 500

/** Writes a hold and its tickets. */
export async function insertHold(
  trx: Knex.Transaction,
  hold: HoldRow,
  lines: readonly HoldLineRow[],
): Promise<void> {
  await trx<HoldRow>("holds").insert(hold)
  for (let from = 0; from < lines.length; from += atOnce)
    await trx<HoldLineRow>("hold_lines").insert(lines.slice(from, from + atOnce))
}
