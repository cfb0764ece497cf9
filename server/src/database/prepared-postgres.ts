/// <reference path="./knex-dialects.d.ts" />
import PostgresClient, {
  type Connection,
  type PostgresQuery,
  type Transaction,
} from "knex/lib/dialects/postgres/index.js"
import pg from "pg"
import { PostgresTrip } from "./postgres-trip.ts"

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
      return await (this.transacting ? this.together(connection, named) : super._query(connection, named))
    } catch (error) {
      if (name === undefined || !isStalePlan(error)) throw error
      forgetNames()
      // A transaction has failed with it and starts again (`in-transaction.ts`).
      if (this.transacting) throw error
      return super._query(connection, Object.assign(query, { options: before }))
    }
  }

  /** Sends what is asked for in one turn at its end. */
  private together(connection: Connection, query: PostgresQuery): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const one = { query, values: (query.bindings ?? []).map((value) => valueFor(value)), resolve, reject }
      const others = asked.get(connection)
      if (others !== undefined) {
        others.push(one)
        return
      }
      const all = [one]
      asked.set(connection, all)
      process.nextTick(() => {
        asked.delete(connection)
        if (all.length > 1) send(connection, all)
        else super._query(connection, query).then(resolve, reject)
      })
    })
  }
}

interface Asked {
  readonly query: PostgresQuery
  readonly values: readonly unknown[]
  readonly resolve: (query: PostgresQuery) => void
  readonly reject: (error: unknown) => void
}

/** A value as the driver sends it. One that it cannot send fails while nothing is sent yet. */
const { prepareValue: valueFor } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } })
  .utils

/** Statements of this turn, by the connection of their transaction. */
const asked = new WeakMap<Connection, Asked[]>()

function send(connection: Connection, all: readonly Asked[]): void {
  const statements = all.map(({ query, values, resolve, reject }) => ({
    ...query.options,
    text: query.sql,
    values,
    answered: (error: Error | null, response: unknown) =>
      error === null ? resolve(Object.assign(query, { response })) : reject(error),
  }))
  connection.query(new PostgresTrip(statements, connection._types))
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
