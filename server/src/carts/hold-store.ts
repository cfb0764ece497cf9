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

/** Writes a change of holds, all the same. */
export async function changeHolds(
  trx: Knex.Transaction,
  websiteId: string,
  holdIds: readonly string[],
  change: Partial<Pick<HoldRow, "state" | "qty">> & Pick<HoldRow, "changed_at">,
): Promise<void> {
  await trx<HoldRow>("holds").where({ website_id: websiteId }).whereIn("id", holdIds).update(change)
}

/** Marks tickets of a hold as given back one by one. */
export async function releaseHoldLines(
  trx: Knex.Transaction,
  websiteId: string,
  lineIds: readonly string[],
): Promise<void> {
  await trx<HoldLineRow>("hold_lines")
    .where({ website_id: websiteId })
    .whereIn("id", lineIds)
    .update({ released: 1 })
}
