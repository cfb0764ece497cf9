import type { Connection, PostgresQuery } from "knex/lib/dialects/postgres/index.js"
import pg from "pg"
import { PostgresTrip } from "./postgres-trip.ts"

interface Asked {
  readonly query: PostgresQuery
  readonly values: readonly unknown[]
  readonly answer: PromiseWithResolvers<unknown>
}
type Ask = (query: PostgresQuery) => Promise<unknown>

/** A value as the driver sends it. One that it cannot send fails while nothing is sent yet. */
const { prepareValue: valueFor } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } })
  .utils

/** Statements of this turn, by the connection of their transaction. */
const turns = new WeakMap<Connection, Asked[]>()

/** The beginnings that the database has not answered yet. */
const beginnings = new WeakMap<Connection, Promise<unknown>>()

/**
 * Asks for a statement of a transaction. Those of one turn are sent at its end, in one trip, in the order they were asked for;
 * none is run after one that fails, but for the end of the transaction. `alone` asks the driver for one statement.
 */
export function askInTurn(connection: Connection, query: PostgresQuery, alone: Ask): Promise<unknown> {
  const values = (query.bindings ?? []).map((value) => valueFor(value))
  const one: Asked = { query, values, answer: Promise.withResolvers() }
  const others = turns.get(connection)
  if (others !== undefined) others.push(one)
  else {
    const all = [one]
    turns.set(connection, all)
    process.nextTick(() => {
      turns.delete(connection)
      // Were the beginning to fail, the database would keep each of these by itself.
      const begun = beginnings.get(connection)
      if (begun === undefined) send(connection, all, alone)
      else
        begun.then(
          () => send(connection, all, alone),
          (error: unknown) => {
            for (const { answer } of all) answer.reject(error)
          },
        )
    })
  }
  return one.answer.promise
}

const isBegin = ({ query }: Asked) => /^BEGIN\b/i.test(query.sql)
/** Also of a part of a transaction, to a savepoint. */
const isEnd = ({ query }: Asked) => /^(?:COMMIT|ROLLBACK)\b/i.test(query.sql)

function send(connection: Connection, all: readonly Asked[], alone: Ask): void {
  const [first, ...others] = all
  if (first === undefined) return
  // An end is run whatever became of what stands before it, so it is part of no trip.
  const next = isEnd(first) ? 0 : others.findIndex((one) => isBegin(one) || isEnd(one))
  const trip = next === -1 ? all : all.slice(0, next + 1)
  if (isBegin(first)) {
    const forget = () => beginnings.delete(connection)
    beginnings.set(connection, first.answer.promise)
    first.answer.promise.then(forget, forget)
  }
  if (trip.length === 1) alone(first.query).then((answered) => keep(first, answered), first.answer.reject)
  else sendTrip(connection, trip)
  send(connection, all.slice(trip.length), alone)
}

/** PostgreSQL rolls back what is to be committed after a statement that failed, and calls that a success. */
function keep({ query, answer }: Asked, answered: unknown): void {
  const { command } = (answered as { readonly response?: { readonly command?: string } }).response ?? {}
  if (/^COMMIT\b/i.test(query.sql) && command === "ROLLBACK")
    answer.reject(new Error("not committed: a statement of the transaction had failed"))
  else answer.resolve(answered)
}

function sendTrip(connection: Connection, trip: readonly Asked[]): void {
  const statements = trip.map(({ query, values, answer }) => ({
    ...query.options,
    text: query.sql,
    values,
    answered: (error: Error | null, response: unknown) =>
      error === null ? answer.resolve(Object.assign(query, { response })) : answer.reject(error),
  }))
  connection.query(new PostgresTrip(statements, connection._types))
}
