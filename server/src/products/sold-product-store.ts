import type { Knex } from "knex"
import type { FlexPassRow, MembershipRow } from "../database/product-tables.ts"

/** Rows of one statement. */
const atOnce = 100

export async function insertMemberships(
  trx: Knex.Transaction,
  rows: readonly MembershipRow[],
): Promise<void> {
  if (rows.length > 0) await trx.batchInsert("memberships", [...rows], atOnce)
}

export async function insertFlexPasses(trx: Knex.Transaction, rows: readonly FlexPassRow[]): Promise<void> {
  if (rows.length > 0) await trx.batchInsert("flex_passes", [...rows], atOnce)
}
