/**
 * Shoppers who come to a queue all at once: `npm run bench:joins -- [--databases=sqlite,postgres] [--shoppers=3000]
 * [--rounds=3]`, about a minute. Before the opening they come into the waiting room, after it into the line; the floor is to
 * open a session, which the same server does without the database. Prints one JSON line, and ends with 1 when a shopper has
 * no place or two, when turns are missing, or when an aim falls short.
 */
import { cpus } from "node:os"
import { dirname } from "node:path"
import { parseArgs } from "node:util"
import type { Knex } from "knex"
import { Pool } from "undici"
import { postgresCopy, sqliteFile } from "../../server/test/fresh-database.ts"
import { buildHouse, smallHouse } from "../../server/test/house/small-house.ts"
import { startPostgres } from "../../server/test/postgres.ts"
import { startServer } from "../http/processes.ts"

const { values: options } = parseArgs({
  options: {
    databases: { type: "string", default: "sqlite,postgres" },
    shoppers: { type: "string", default: "3000" },
    rounds: { type: "string", default: "3" },
  },
})
const shoppers = Number(options.shoppers)
/** The share of the floor that joins are to come to. */
const aim = 0.25
const eventOf = (key: string) => `${smallHouse.id}.${key}`
const rounds = Array.from({ length: Number(options.rounds) }, (_, at) => at)
const faults: string[] = []

interface Round {
  /** A second each. */
  readonly floor: number
  readonly waitingRoom: number
  readonly line: number
}

async function measure(database: string): Promise<Round[]> {
  const postgres = database === "postgres" ? await startPostgres({ durable: true }) : undefined
  const { db, location, close } =
    postgres === undefined ? await sqliteFile() : await postgresCopy(postgres.url)
  try {
    const kinds = { before: Date.now() + 3_600_000, after: Date.now() - 1_000 }
    const keys = rounds.flatMap((round) => Object.keys(kinds).map((kind) => `${kind}-${round}`))
    await buildHouse(db, {
      website: smallHouse,
      rows: [],
      places: [10],
      events: keys.map((key) => ({ key })),
    })
    await db("imports").insert({ website_id: smallHouse.id, content_hash: "joins", imported_at: 1 })
    for (const key of keys)
      await db("queue_settings").insert({
        ...{ website_id: smallHouse.id, kind: "events", thing_id: eventOf(key) },
        ...{ opens_at: key.startsWith("before") ? kinds.before : kinds.after, room_from: null },
        ...{ starts_above: null, room: 100, per_minute: 100, enter_seconds: 300, key_seconds: 900 },
      })
    const server = await startServer(
      typeof location === "string" ? { databaseUrl: location } : { dataDir: dirname(location.file) },
    )
    const pool = new Pool(`http://127.0.0.1:${server.port}`, { connections: 128 })
    try {
      const measured: Round[] = []
      for (const round of rounds) {
        const sessions = await timed(shoppers, () => openSession(pool))
        const join = (key: string) =>
          timed(shoppers, (at) => takePlace(pool, eventOf(key), sessions.answers[at] ?? ""))
        const [waitingRoom, line] = [await join(`before-${round}`), await join(`after-${round}`)]
        for (const key of [`before-${round}`, `after-${round}`]) await audit(db, database, eventOf(key))
        measured.push({ floor: sessions.perSecond, waitingRoom: waitingRoom.perSecond, line: line.perSecond })
        console.error(`${database}: ${JSON.stringify(measured.at(-1))}`)
      }
      return measured
    } finally {
      await pool.close()
      await server.stop()
    }
  } finally {
    await close()
    await postgres?.stop()
  }
}

async function timed(many: number, work: (at: number) => Promise<string>) {
  const began = performance.now()
  const answers = await Promise.all(Array.from({ length: many }, (_, at) => work(at)))
  return { answers, perSecond: Math.round((many * 1000) / (performance.now() - began)) }
}

async function post(pool: Pool, path: string, token: string, body: object): Promise<Record<string, unknown>> {
  const { statusCode, body: answered } = await pool.request({
    method: "POST",
    path: `${path}?subdomain=${smallHouse.id}&language=en`,
    headers: { "content-type": "application/json", ...(token === "" ? {} : { "x-session-token": token }) },
    body: JSON.stringify(body),
  })
  const told = (await answered.json()) as Record<string, unknown>
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${JSON.stringify(told)}`)
  return told
}

const openSession = async (pool: Pool): Promise<string> =>
  String((await post(pool, "/v1/session", "", {})).sessionToken)

const takePlace = async (pool: Pool, id: string, token: string): Promise<string> =>
  String((await post(pool, `/v1/key/events/${id}`, token, { type: "events", id })).state)

/** Everybody has one place, and after the opening every turn is somebody's. */
async function audit(db: Knex, database: string, thingId: string): Promise<void> {
  const queue = await db("queues").where({ kind: "events", thing_id: thingId }).first()
  const places: { session_id: string; turn: number | null }[] = await db("queue_places").where({
    queue_id: queue?.id,
  })
  const sessions = new Set(places.map(({ session_id }) => session_id))
  if (places.length !== shoppers || sessions.size !== shoppers)
    faults.push(`${database}, ${thingId}: ${places.length} places of ${sessions.size} shoppers`)
  const turns = places.flatMap(({ turn }) => turn ?? []).sort((one, other) => one - other)
  const isWhole = turns.length === 0 || turns.every((turn, at) => turn === at + 1)
  if (!isWhole) faults.push(`${database}, ${thingId}: turns are missing`)
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const results = []
for (const database of options.databases.split(",")) {
  const measured = await measure(database)
  const shareOf = (of: "waitingRoom" | "line") => median(measured.map((round) => round[of] / round.floor))
  const shares = { waitingRoom: shareOf("waitingRoom"), line: shareOf("line") }
  for (const [name, share] of Object.entries(shares)) {
    console.log(`${database}, ${name}: ${share.toFixed(2)} × the floor, at least ${aim}`)
    if (share < aim) faults.push(`${database}, ${name}: ${share.toFixed(2)} × the floor, not ${aim}`)
  }
  results.push({ database, rounds: measured, shares })
}
for (const fault of faults) console.log(`WRONG: ${fault}`)
const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version }
console.log(JSON.stringify({ bench: "joins", machine, shoppers, results, faults }))
process.exitCode = faults.length === 0 ? 0 : 1
