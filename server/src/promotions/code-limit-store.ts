import type { Knex } from "knex"
import type { CodeUseRow } from "../database/promotion-tables.ts"

/** Rows of one statement. */
const atOnce = 1000

/** Limits codes from now on. */
export async function insertLimits(trx: Knex.Transaction, rows: readonly CodeUseRow[]): Promise<void> {
  if (rows.length > 0) await trx.batchInsert("code_uses", [...rows], atOnce)
}

/** Gives codes their limits; what was used stays, even where it is more than that. */
export async function changeLimits(
  trx: Knex.Transaction,
  websiteId: string,
  limits: readonly Pick<CodeUseRow, "code_id" | "capacity">[],
): Promise<void> {
  const ofCapacity = Map.groupBy(limits, ({ capacity }) => capacity)
  for (const [capacity, same] of ofCapacity)
    for (const ids of parts(same.map(({ code_id }) => code_id)))
      await trx<CodeUseRow>("code_uses")
        .where({ website_id: websiteId })
        .whereIn("code_id", ids)
        .update({ capacity })
}

export async function deleteLimits(
  trx: Knex.Transaction,
  websiteId: string,
  codeIds: readonly string[],
): Promise<void> {
  for (const ids of parts(codeIds))
    await trx<CodeUseRow>("code_uses").where({ website_id: websiteId }).whereIn("code_id", ids).delete()
}

const parts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) =>
    ids.slice(part * atOnce, (part + 1) * atOnce),
  )
