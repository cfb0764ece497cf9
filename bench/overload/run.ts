/**
 * Ten times the shoppers that a server can serve, then as few as it can: `npm run bench:overload -- [--database=sqlite]
 * [--times=10] [--seconds=8] [--publish]`. Measures what the server can do, overloads it, and looks whether it recovers;
 * then the same without limits, which shows what they are for. Prints a table and one JSON line, and ends with 1 when a
 * seat is held twice or somebody half held, when one who holds is refused, or when a bound is broken. Loopback only, about
 * a minute; `--publish` keeps the run in `bench/results/` and `docs/performance.md`.
 */
import { fork } from "node:child_process"
import { mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs"
import { cpus, tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { postgresCopy, sqliteFile } from "../../server/test/fresh-database.ts"
import { startPostgres } from "../../server/test/postgres.ts"
import { audit, buildHouses, emptyHouse, largeHouse, openSessions, pairOf } from "../holds/house.ts"
import { answerOf, end, startServer } from "../holds/processes.ts"
import { publishResult, publishTables } from "../publish.ts"
import type { CrowdOrder, CrowdResult, CrowdTokens } from "./load.ts"

const { values: options } = parseArgs({
  options: {
    database: { type: "string", default: "sqlite" },
    times: { type: "string", default: "10" },
    seconds: { type: "string", default: "8" },
    waiting: { type: "string" },
    delay: { type: "string" },
    publish: { type: "boolean", default: false },
  },
})
const times = Number(options.times)
const seconds = Number(options.seconds)
/** Shoppers who hold before the crowd comes. */
const holders = 100
const never = "1000000000"
const settings = {
  bounded: {
    ...(options.waiting === undefined ? {} : { LIMIT_WAITING_HOLDS: options.waiting }),
    ...(options.delay === undefined ? {} : { LIMIT_DELAY: options.delay }),
  },
  unbounded: { LIMIT_WAITING_HOLDS: never, LIMIT_DELAY: "0" },
}
type Name = keyof typeof settings

/** Milliseconds: what somebody waits at most, under ten times the load. */
const bounds = { holds: 2_500, refused: 500, holders: 2_500 }

interface Phases {
  readonly storm: CrowdResult
  readonly after: CrowdResult
  readonly faults: readonly string[]
}

const folder = mkdtempSync(join(tmpdir(), "parterre-overload-"))
const log = openSync(join(folder, "server.log"), "w")
const tokenFile = join(folder, "tokens.json")
const load = fork(join(import.meta.dirname, "load.ts"))
const crowd = (order: Omit<CrowdOrder, "tokens">): Promise<CrowdResult> => {
  load.send({ ...order, tokens: tokenFile })
  return answerOf<CrowdResult>(load)
}

const postgres = options.database === "postgres" ? await startPostgres({ durable: true }) : undefined
const { db, location, close } = postgres === undefined ? await sqliteFile() : await postgresCopy(postgres.url)

/** A server that has just been compiled is late, and says so to newcomers. */
async function ready(origin: string): Promise<void> {
  const opened = () => fetch(`${origin}/v1/session?subdomain=${largeHouse.website.id}`, { method: "POST" })
  while ((await opened()).status !== 200) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Those who hold already: their seats are the last ones of the house. */
async function letHold(origin: string, tokens: readonly string[]): Promise<void> {
  for (const [at, token] of tokens.entries()) {
    const { eventId, priceId, seatIds } = pairOf(largeHouse, largeHouse.seats / 2 - 1 - at)
    const answer = await fetch(`${origin}/v1/holds?subdomain=${largeHouse.website.id}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-session-token": token },
      body: JSON.stringify([{ type: "show", id: eventId, prices: [{ id: priceId, qty: 2, seatIds }] }]),
    })
    if (answer.status !== 200) throw new Error(`a hold was refused: ${await answer.text()}`)
  }
}

/** Runs the phases on one server; what it can do is found where nobody is refused. */
async function measure(name: Name, tokens: CrowdTokens, capacity?: number) {
  await emptyHouse(db)
  // What a sale leaves behind is no hold's.
  for (const table of ["journal", "sales"]) await db(table).delete()
  const server = await startServer(
    { contender: "ours", location, answer: {}, settings: settings[name] },
    { log, profiles: undefined },
  )
  try {
    const { origin } = server
    const say = (phase: string, result: CrowdResult) =>
      console.error(`${name}, ${phase}: ${JSON.stringify(result)}`)
    await ready(origin)
    await letHold(origin, tokens.holders)
    const busy = { origin, perSecond: undefined, atOnce: capacity === undefined ? 64 : 8, from: 0 }
    const warm = await crowd({ ...busy, seconds: 1 })
    const before = await crowd({ ...busy, seconds: capacity === undefined ? 4 : 1, from: warm.next })
    say("before", before)
    const can = capacity ?? before.visitsPerSecond
    const storm = await crowd({ origin, atOnce: 0, perSecond: can * times, seconds, from: before.next })
    say("overloaded", storm)
    const after = await crowd({ origin, atOnce: 0, perSecond: can / 2, seconds: 2, from: storm.next })
    say("after", after)
    const accepted = [warm, before, storm, after].reduce((sum, { placed }) => sum + placed, holders)
    // A shopper who gave up may have been given seats: those are whole, and not counted as answered.
    const faults =
      storm.unanswered + after.unanswered > 0 ? [] : await audit(db, { accepted, seats: 2 * accepted })
    return { can, phases: { storm, after, faults } satisfies Phases }
  } finally {
    await server.end()
  }
}

const bound = (what: string, is: number, most: number) => ({
  what,
  is: Math.round(is),
  most,
  holds: is <= most,
})

function row(name: string, { storm, after }: Phases): (string | number)[] {
  return [
    name,
    storm.offered,
    storm.visitsPerSecond,
    storm.holds.p50,
    storm.holds.p99,
    storm.refused.count,
    storm.refused.p50,
    storm.refused.p99,
    storm.holders.p99,
    storm.unanswered,
    after.holds.p99,
  ]
}

const head = [
  "",
  "shoppers a second",
  "visits a second",
  "hold p50 ms",
  "hold p99 ms",
  "refused",
  "refused p50 ms",
  "refused p99 ms",
  "cart and sale of who holds, p99 ms",
  "gave up after 15 s",
  "afterwards, hold p99 ms",
]

try {
  await buildHouses(db)
  const opened = openSessions(largeHouse, 12_000)
  const tokens: CrowdTokens = { early: opened.slice(holders), holders: opened.slice(0, holders) }
  writeFileSync(tokenFile, JSON.stringify(tokens))
  if (postgres !== undefined) await db.raw("ANALYZE")
  const { can, phases: unbounded } = await measure("unbounded", tokens)
  const { phases: bounded } = await measure("bounded", tokens, can)
  const checks = [
    bound("holds answered, p99 ms", bounded.storm.holds.p99, bounds.holds),
    bound("refusals, p99 ms", bounded.storm.refused.p99, bounds.refused),
    bound("carts and sales of those who hold, p99 ms", bounded.storm.holders.p99, bounds.holders),
    bound("shoppers who gave up", bounded.storm.unanswered, 0),
    bound("afterwards: holds, p99 ms", bounded.after.holds.p99, bounds.holds / 5),
    bound("afterwards: refused", bounded.after.refused.count, 0),
  ]
  const faults = [
    ...[...bounded.faults, ...unbounded.faults].map((fault) => `the database: ${fault}`),
    ...[bounded.storm, bounded.after].flatMap(({ wrong }) =>
      Object.entries(wrong).map(([what, count]) => `${count} × ${what}`),
    ),
    ...checks.flatMap(({ what, is, most, holds }) => (holds ? [] : [`${what}: ${is}, at most ${most}`])),
  ]
  const rows = [row("with limits", bounded), row("without", unbounded)]
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n")
  const machine = { cores: cpus().length, processor: cpus()[0]?.model ?? "", node: process.version }
  const result = {
    bench: "overload",
    database: options.database,
    machine,
    times,
    can,
    bounded,
    unbounded,
    checks,
    faults,
  }
  console.log(table)
  for (const fault of faults) console.log(`WRONG: ${fault}`)
  console.log(JSON.stringify(result))
  if (options.publish) {
    const setting =
      `${options.database}, ${machine.cores} cores (${machine.processor}), Node ${machine.node}. ` +
      `The server can answer ${can} shoppers a second; ${times} times as many came for ${seconds} seconds.`
    await publishResult("overload", result)
    await publishTables("overload", setting, table)
  }
  if (faults.length > 0) process.exitCode = 1
} finally {
  await end(load)
  await close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
