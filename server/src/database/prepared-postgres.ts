/// <reference path="./knex-dialects.d.ts" />
import PostgresClient, {
  type Connection,
  type PostgresQuery,
  type Transaction,
} from "knex/lib/dialects/postgres/index.js"
import { askInTurn } from "./postgres-turn.ts"

/** Runs of a statement after which it is worth a name: the database keeps a named one parsed and planned. */
const usedOften = 3

/** Names at most, of each connection: what is written with lists of many lengths must not fill the database's memory. */
const mostNames = 500

/** The plan of a named statement no longer fits: a migration changed a table that it reads. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "0A000" && /cached plan/.test(error.message)

/**
 * Names the statements that are run again and again; a pooler between must know prepared statements. Statements of a
 * transaction that nobody waits between make one trip to the database, with its BEGIN.
 */
export class PreparedPostgres extends PostgresClient {
  override transaction(container: unknown, config: unknown, outer: unknown): Transaction {
    const transaction = super.transaction(container, config, outer)
    const { begin } = transaction
    // Nobody waits for it: the first statements go with it, and none of them is run when it fails.
    transaction.begin = async (connection) => {
      void begin.call(transaction, connection)
    }
    return transaction
  }

  override async _query(connection: Connection, query: PostgresQuery): Promise<unknown> {
    const name = query.bindings === undefined || query.bindings.length === 0 ? undefined : nameOf(query.sql)
    const before = query.options ?? {}
    const named = name === undefined ? query : Object.assign(query, { options: { ...before, name } })
    try {
      const alone = (asked: PostgresQuery) => super._query(connection, asked)
      return await (this.transacting ? askInTurn(connection, named, alone) : alone(named))
    } catch (error) {
      if (name === undefined || !isStalePlan(error)) throw error
      forgetNames()
      // A transaction has failed with it and starts again (`in-transaction.ts`).
      if (this.transacting) throw error
      return super._query(connection, Object.assign(query, { options: before }))
    }
  }

  /** One that is still inside a transaction would make what its next holder does part of it. */
  override async validateConnection(connection: Connection): Promise<boolean> {
    const status = connection.getTransactionStatus()
    return status === null || status === "I"
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
