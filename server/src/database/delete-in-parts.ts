import type { Knex } from "knex"

/** Rows of one statement: few enough that shoppers do not wait for it. */
const most = 500

/** Deletes what a query finds, part by part, each part in a statement of its own. */
export async function deleteInParts(
  db: Knex,
  table: string,
  key: string,
  which: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<void> {
  for (;;) {
    const keys: (string | number)[] = await which(db(table)).limit(most).pluck(key)
    if (keys.length > 0) await db(table).whereIn(key, keys).delete()
    if (keys.length < most) return
  }
}
