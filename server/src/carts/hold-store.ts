import type { Knex } from "knex"
import type { HoldLineRow, HoldRow } from "../database/hold-tables.ts"

/** A hold with the tickets it still has. */
export interface HoldWithLines extends HoldRow {
  readonly lines: readonly HoldLineRow[]
}

/** The living holds of a cart, in the order they were added. */
export async function liveHolds(db: Knex, cartId: string): Promise<HoldWithLines[]> {
  return withLines(
    db,
    await db<HoldRow>("holds").where({ cart_id: cartId, state: "live" }).orderBy("ordinal"),
  )
}

/** Adds the lines that were not given back one by one. */
export async function withLines(db: Knex, holds: readonly HoldRow[]): Promise<HoldWithLines[]> {
  if (holds.length === 0) return []
  const lines = await db<HoldLineRow>("hold_lines")
    .whereIn(
      "hold_id",
      holds.map((hold) => hold.id),
    )
    .where({ released: 0 })
    .orderBy(["hold_id", "ordinal"])
  const ofHold = Map.groupBy(lines, (line) => line.hold_id)
  return holds.map((hold) => ({ ...hold, lines: ofHold.get(hold.id) ?? [] }))
}

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
