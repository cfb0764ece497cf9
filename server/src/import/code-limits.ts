import type { Knex } from "knex"
import { changeLimits, deleteLimits, insertLimits } from "../promotions/code-limit-store.ts"
import type { CodeLimit } from "./rows/promotion-rows.ts"
import { soldStore } from "./sold-store.ts"
import type { TableDifference } from "./table-difference.ts"

/**
 * Keeps the limits of codes in step, while what shoppers used stays. A code that was unlimited until now begins with the
 * tickets that are held or sold by it.
 */
export async function adjustCodeLimits(
  trx: Knex.Transaction,
  websiteId: string,
  { added, changed, removed }: TableDifference<CodeLimit>,
): Promise<void> {
  const used = await soldStore(trx, websiteId).usesOf(added.map(({ code_id }) => code_id))
  await insertLimits(
    trx,
    added.map((limit) => ({ ...limit, taken: used.get(limit.code_id) ?? 0 })),
  )
  await changeLimits(
    trx,
    websiteId,
    changed.map(({ after }) => after),
  )
  await deleteLimits(
    trx,
    websiteId,
    removed.map(({ code_id }) => code_id),
  )
}
