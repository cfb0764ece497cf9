/// <reference path="./knex-dialects.d.ts" />
import PostgresClient, { type PostgresQuery } from "knex/lib/dialects/postgres/index.js"

/** Runs of a statement after which it is worth a name: the database keeps a named one parsed and planned. */
const usedOften = 3

/** Names at most, of each connection: what is written with lists of many lengths must not fill the database's memory. */
const mostNames = 500

/** The plan of a named statement no longer fits: a migration changed a table that it reads. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "0A000" && /cached plan/.test(error.message)

/** Names the statements that are run again and again. A pooler between must know prepared statements. */
export class PreparedPostgres extends PostgresClient {
  override async _query(connection: object, query: PostgresQuery): Promise<unknown> {
    const name = query.bindings === undefined || query.bindings.length === 0 ? undefined : nameOf(query.sql)
    if (name === undefined) return super._query(connection, query)
    const before = query.options ?? {}
    try {
      return await super._query(connection, Object.assign(query, { options: { ...before, name } }))
    } catch (error) {
      if (!isStalePlan(error)) throw error
      forgetNames()
      // A transaction has failed with it and starts again (`in-transaction.ts`).
      if (this.transacting) throw error
      return super._query(connection, Object.assign(query, { options: before }))
    }
  }
}

let names = new Map<string, string>()
let uses = new Map<string, number>()
let given = 0

function nameOf(sql: string): string | undefined {
  const name = names.get(sql)
  if (name !== undefined || names.size === mostNames) return name
  const used = (uses.get(sql) ?? 0) + 1
  if (used < usedOften) {
    if (uses.size > 10 * mostNames) uses = new Map()
    uses.set(sql, used)
    return undefined
  }
  given += 1
  uses.delete(sql)
  names.set(sql, `p${given}`)
  return names.get(sql)
}

/** Every statement is named anew: a connection knows no way to give a plan up. */
function forgetNames(): void {
  names = new Map()
}
