/**
 * Holds of two seats, over HTTP and durable, beside a floor and rivals in the same rounds:
 * `npm run bench:holds -- [--quick] [--databases=sqlite,postgres] [--rounds=3] [--seconds=4] [--connections=64]
 * [--profiles=folder] [--publish]`. `--quick` takes less than a minute; `--profiles` writes CPU profiles of the busy
 * servers; `--publish` keeps the run in `bench/results/` and `docs/performance.md`. Prints a table and one JSON line, and ends with 1 when
 * the audit finds a seat held twice, or other seats held than were answered.
 */
import { mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs"
import { cpus, tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { postgresCopy, sqliteFile } from "../../server/test/fresh-database.ts"
import { startPostgres } from "../../server/test/postgres.ts"
import { goalTable, publishResult, publishTables } from "../publish.ts"
import {
  audit,
  buildHouses,
  databaseWorked,
  emptyHouse,
  largeHouse,
  littleHouse,
  mixedHouse,
  openSessions,
  pairOf,
  workedSince,
} from "./house.ts"
import type { Tokens, Wishes } from "./load.ts"
import { type LoadGenerator, type RunningServer, startLoad, startServer } from "./processes.ts"
import { type DatabaseName, type Entry, goalsOf, type RunResult, table } from "./report.ts"
import type { Contender } from "./server.ts"

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    databases: { type: "string", default: "sqlite,postgres" },
    rounds: { type: "string" },
    seconds: { type: "string" },
    connections: { type: "string", default: "64" },
    only: { type: "string" },
    profiles: { type: "string" },
    publish: { type: "boolean", default: false },
  },
})
const rounds = Number(options.rounds ?? (options.quick ? 1 : 3))
const seconds = Number(options.seconds ?? (options.quick ? 1.5 : 4))
const connections = Number(options.connections)
const databases = options.databases.split(",") as DatabaseName[]

/** One line of the table: who is asked, by what wishes, in how many processes. */
interface Plan {
  readonly name: string
  readonly contender: Contender
  readonly wishes: Wishes
  readonly processes: number
}

const plan = (name: string, contender: Contender, wishes: Wishes = "spread", processes = 1): Plan => ({
  name,
  contender,
  wishes,
  processes,
})

/** In the order of a round: what is compared is measured in the same seconds. */
const plansFor = (database: DatabaseName): readonly Plan[] =>
  [
    plan("bare", "bare"),
    plan("floor", "floor"),
    plan("baseline", "baseline"),
    plan("ours", "ours"),
    plan("ours, hot", "ours", "hot"),
    plan("ours, close together", "ours", "close"),
    plan("ours, 600 seats", "ours", "small"),
    plan("ours, of every kind", "ours", "mixed"),
    ...(database === "postgres" ? [plan("ours, two processes", "ours", "spread", 2)] : []),
  ].filter(({ name }) => options.only === undefined || options.only.split("+").includes(name))

const folder = mkdtempSync(join(tmpdir(), "parterre-bench-"))
const log = openSync(join(folder, "server.log"), "w")
const faults: string[] = []

/** The answer of a real hold: what the floor and the rivals send without it. */
async function sampleAnswer(origin: string, token: string): Promise<object> {
  const { eventId, priceId, seatIds } = pairOf(largeHouse, 0)
  const answer = await fetch(`${origin}/v1/holds?subdomain=${largeHouse.website.id}&language=en`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-session-token": token },
    body: JSON.stringify([{ type: "show", id: eventId, prices: [{ id: priceId, qty: 2, seatIds }] }]),
  })
  const body = (await answer.json()) as object
  if (answer.status !== 200) throw new Error(`a hold was refused: ${JSON.stringify(body)}`)
  return body
}

async function measure(database: DatabaseName, loads: LoadGenerator): Promise<Entry[]> {
  const postgres = database === "postgres" ? await startPostgres({ durable: true }) : undefined
  const { db, location, close } =
    postgres === undefined ? await sqliteFile() : await postgresCopy(postgres.url)
  const servers = new Map<string, RunningServer>()
  try {
    await buildHouses(db)
    const sessions = options.quick ? 4_000 : 20_000
    const tokens: Tokens = {
      large: openSessions(largeHouse, sessions),
      little: openSessions(littleHouse, sessions),
      mixed: openSessions(mixedHouse, sessions),
    }
    if (database === "postgres") await db.raw("ANALYZE")
    const tokenFile = join(folder, `tokens-${database}.json`)
    writeFileSync(tokenFile, JSON.stringify(tokens))
    const start = async (contender: Contender, at: number, answer: object) => {
      const profiles = contender === "ours" ? options.profiles : undefined
      const server = await startServer({ contender, location, answer }, { log, profiles })
      servers.set(`${contender} ${at}`, server)
      return server
    }
    const plans = plansFor(database)
    const answer = await sampleAnswer((await start("ours", 0, {})).origin, tokens.large[0] ?? "")
    for (const { contender, processes } of plans)
      for (let at = 0; at < processes; at += 1)
        if (!servers.has(`${contender} ${at}`)) await start(contender, at, answer)
    await emptyHouse(db)

    const run = async ({ name, contender, wishes, processes }: Plan, time: number): Promise<RunResult> => {
      const keys = [...Array(processes).keys()].map((at) => `${contender} ${at}`)
      const origins = keys.map((key) => servers.get(key)?.origin ?? "")
      const own = keys.flatMap((key) => servers.get(key) ?? [])
      const worked = async () => {
        const each = await Promise.all(own.map((server) => server.worked()))
        return each.reduce((sum, one) => sum + one, 0)
      }
      const [before, inDatabase] = [await worked(), await databaseWorked(db)]
      const result = await loads.run({ origins, wishes, connections, seconds: time, tokens: tokenFile })
      const answered = Object.values(result.answers).reduce((sum, count) => sum + count, 0)
      const all = (await worked()) - before + workedSince(inDatabase, await databaseWorked(db))
      const processor = all / answered
      const odd = Object.entries(result.answers).filter(([status]) => !["200", "409"].includes(status))
      for (const [status, count] of odd) faults.push(`${database}, ${name}: ${count} answers of ${status}`)
      if (contender === "ours") {
        const accepted = result.answers["200"] ?? 0
        for (const fault of await audit(db, { accepted, seats: result.seats }))
          faults.push(`${database}, ${name}: ${fault}`)
      }
      await emptyHouse(db)
      return { ...result, processor: Math.round(processor * 1000) / 1000 }
    }

    // Once unmeasured: code is compiled while it runs, and a later contender would find the machine warmer.
    for (const each of plans) await run(each, seconds / 4)
    const measured = new Map(plans.map((each) => [each, [] as RunResult[]]))
    for (let round = 0; round < rounds; round += 1)
      for (const each of plans) {
        const result = await run(each, seconds)
        measured.get(each)?.push(result)
        console.error(`${database}, ${each.name}: ${JSON.stringify(result)}`)
      }
    return plans.map((each) => ({ database, contender: each.name, rounds: measured.get(each) ?? [] }))
  } finally {
    for (const server of servers.values()) await server.end()
    await close()
    await postgres?.stop()
  }
}

const loads = startLoad()
try {
  const entries: Entry[] = []
  for (const database of databases) entries.push(...(await measure(database, loads)))
  const machine = { cores: cpus().length, processor: cpus()[0]?.model ?? "", node: process.version }
  const goals = goalsOf(entries)
  const result = { bench: "holds", machine, connections, seconds, entries, goals, faults }
  console.log(table(entries))
  for (const { goal, is, holds } of goals) console.log(`${holds ? "holds" : "FALLS SHORT"}: ${goal}: ${is}`)
  for (const fault of faults) console.log(`WRONG: ${fault}`)
  console.log(JSON.stringify(result))
  if (options.publish) {
    await publishResult("holds", result)
    await publishTables(
      "holds",
      `${machine.cores} cores (${machine.processor}), Node ${machine.node}.`,
      `${table(entries)}\n\n${goalTable(goals)}`,
    )
  }
  if (faults.length > 0) process.exitCode = 1
} finally {
  await loads.end()
  rmSync(folder, { recursive: true, force: true })
}
