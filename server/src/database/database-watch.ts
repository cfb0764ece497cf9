import { randomBytes } from "node:crypto"
import type { Knex } from "knex"
import type { Clock } from "../clock.ts"
import { isDamaged, isUnavailable } from "./failures.ts"
import { pendingMigrations } from "./migrate.ts"

export interface DatabaseWatch {
  /** Fails, with the reason, unless the database has all its tables and takes what is written. */
  check(): Promise<void>
  /** Looks at the queries no more. */
  end(): void
}

/** Milliseconds a database that took what was written is trusted to take more, unless a query fails meanwhile. */
const trusted = 5_000
/** Milliseconds it may take to be looked at. */
const patience = 5_000
/** Bytes that are written: as much room as a large order takes, and random, for they would be compressed. */
const probeSize = 24 * 1024

/** Looks whether a database can be used: by the queries made of it, and by reading and writing a little when asked. */
export function databaseWatch(db: Knex, clock: Clock): DatabaseWatch {
  let trustedUntil = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  let damage: Error | undefined

  const onQueryError = (error: Error) => {
    if (isUnavailable(error)) trustedUntil = Number.NEGATIVE_INFINITY
    if (isDamaged(error)) damage ??= error
  }
  db.on("query-error", onQueryError)

  /** Looks over one connection. Once it is late the connection is cut: the pool would hand it out again. */
  async function look(late: AbortSignal): Promise<void> {
    const connection: Connection = await db.client.acquireConnection()
    const cut = () => void connection.end?.().catch(() => undefined)
    late.addEventListener("abort", cut)
    try {
      late.throwIfAborted()
      const pending = await pendingMigrations(db, connection)
      if (pending.length > 0) throw new Error(`the database lacks ${pending.join(", ")}`)
      if (clock.now() < trustedUntil) return
      await probe(db, connection)
      trustedUntil = clock.now() + trusted
    } finally {
      late.removeEventListener("abort", cut)
      await db.client.releaseConnection(connection)
    }
  }

  return {
    async check() {
      // Until somebody has mended it and starts the server again.
      if (damage !== undefined) throw damage
      looking ??= inTime(look).finally(() => {
        looking = undefined
      })
      await looking
    },
    end: () => void db.off("query-error", onQueryError),
  }
}

/** As PostgreSQL's driver has it: ended in the middle of a statement it is cut, and the statement fails. */
interface Connection {
  end?(): Promise<void>
}

/** Takes room and gives it back in one transaction: a full disk and a quota refuse one or the other. */
const probe = (db: Knex, connection: Connection): Promise<void> =>
  db.transaction(
    async (trx) => {
      const id = randomBytes(16).toString("hex")
      await trx("write_probes").insert({ id, filling: randomBytes(probeSize).toString("base64") })
      await trx("write_probes").where({ id }).delete()
    },
    { connection },
  )

async function inTime(work: (late: AbortSignal) => Promise<void>): Promise<void> {
  const late = new AbortController()
  const { promise: outOfPatience, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new Error(`the database has not answered for ${patience} ms`)
    late.abort(error)
    reject(error)
  }, patience)
  timer.unref()
  try {
    await Promise.race([work(late.signal), outOfPatience])
  } finally {
    clearTimeout(timer)
  }
}
