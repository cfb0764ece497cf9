/**
 * An on-sale: a crowd waits in a queue for one evening until every seat is sold.
 * `npm run bench:rush -- [--quick] [--postgres] [--processes=1] [--shoppers=10000] [--room=600] [--per-minute=800]
 * [--seconds=1200]
 * [--profile=folder] [--publish]`. They come alone or up to four, and there are nine seats for each five
 * of them, 18,000 for 10,000; `--quick` is a tenth of it. Some choose by hand, some give their seats back, and who comes
 * last finds nothing. Prints one JSON line, and ends with 1 when a seat is
 * sold twice or left, when money and tickets differ, when somebody was let in before who came earlier, or when a shopper
 * met what no shopper should.
 */
import { fork } from "node:child_process"
import { cpus } from "node:os"
import { dirname, join } from "node:path"
import { setTimeout as after } from "node:timers/promises"
import { parseArgs } from "node:util"
import { postgresCopy, sqliteFile } from "../../server/test/fresh-database.ts"
import { buildHouse, smallHouse } from "../../server/test/house/small-house.ts"
import { startPostgres } from "../../server/test/postgres.ts"
import { type BenchHouse, rowsOf } from "../holds/house.ts"
import { ended, reply, residentBytes, type Served, source, startServer } from "../http/processes.ts"
import { publishResult } from "../publish.ts"
import { aftermath, faultsOf } from "./faults.ts"
import type { Rush, Rushed } from "./shoppers.ts"

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    postgres: { type: "boolean", default: false },
    processes: { type: "string", default: "1" },
    shoppers: { type: "string" },
    room: { type: "string", default: "600" },
    "per-minute": { type: "string", default: "800" },
    seconds: { type: "string", default: "1200" },
    profile: { type: "string" },
    publish: { type: "boolean", default: false },
  },
})
const shoppers = Number(options.shoppers ?? (options.quick ? 1_000 : 10_000))
const house: BenchHouse = { website: smallHouse, seats: shoppers * 1.8, events: ["soir"] }
const processes = options.postgres ? Number(options.processes) : 1
/** Six of ten come before the opening. */
const early = shoppers * 0.6
const begins = Date.now()
/** Milliseconds: a hundred and fifty come each second. */
const earlyMilliseconds = Math.max(8_000, (early / 150) * 1000)
const lateMilliseconds = ((shoppers - early) / 150) * 1000

const postgres = options.postgres ? await startPostgres({ durable: true }) : undefined
const { db, location, close } = postgres === undefined ? await sqliteFile() : await postgresCopy(postgres.url)
const servers: Served[] = []
const profile = options.profile === undefined ? {} : { profile: options.profile }
try {
  await buildHouse(db, { website: house.website, rows: rowsOf(house), events: [{ key: "soir" }] })
  await db("imports").insert({ website_id: house.website.id, content_hash: "rush", imported_at: 1 })
  await db("events").update({ starts_at: begins + 30 * 24 * 3_600_000 })
  for (let at = 0; at < processes; at += 1)
    servers.push(await startServer({ ...whereOf(location), ...profile }))
  const opensAt = Date.now() + earlyMilliseconds
  await db("queue_settings").insert({
    ...{ website_id: house.website.id, kind: "events", thing_id: `${house.website.id}.soir` },
    ...{ opens_at: opensAt, room_from: null, starts_above: null, room: Number(options.room) },
    ...{ per_minute: Number(options["per-minute"]), enter_seconds: 300, key_seconds: 900 },
  })

  const crowd = fork(join(import.meta.dirname, "shoppers.ts"), { execArgv: [source] })
  const ports = servers.map(({ port }) => port)
  const endsAt = Date.now() + Number(options.seconds) * 1000
  crowd.send({ ports, house, shoppers, early, opensAt, lateMilliseconds, endsAt } satisfies Rush)
  const memory: number[] = []
  const watch = new AbortController()
  const watching = watchMemory(memory, watch.signal)
  const rushed = await reply<Rushed>(crowd).finally(() => watch.abort())
  await watching
  await ended(crowd)
  for (const server of servers) await server.stop()

  const seats = await aftermath(db, house.seats)
  const faults = [...(await faultsOf(db, seats)), ...strange(rushed), ...goalsMissed(rushed, memory)]
  const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version }
  const result = {
    ...{ bench: "rush", machine, database: options.postgres ? "postgres" : "sqlite", processes, shoppers },
    ...{
      room: Number(options.room),
      perMinute: Number(options["per-minute"]),
      ...seats,
      ...rushed,
      memory: growthOf(memory),
      faults,
    },
  }
  for (const fault of faults) console.log(`WRONG: ${fault}`)
  console.log(
    `${seats.sold} of ${seats.seats} seats sold in ${(rushed.soldIn / 1000).toFixed(0)} s to ` +
      `${rushed.outcomes.bought} of ${shoppers} shoppers; a hold ${rushed.hold.p50} / ${rushed.hold.p99} ms, ` +
      `nothing ${rushed.nothing.p50} / ${rushed.nothing.p99} ms`,
  )
  console.log(JSON.stringify(result))
  if (options.publish) {
    await publishResult(`rush-${result.database}`, result)
  }
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await Promise.all(servers.map((server) => server.stop()))
  await close()
  await postgres?.stop()
}

function whereOf(at: typeof location) {
  return typeof at === "string" ? { databaseUrl: at } : { dataDir: dirname(at.file) }
}

/** Notes once a second what the servers hold in memory, all together. */
async function watchMemory(noted: number[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const each = await Promise.all(servers.map(({ pid }) => residentBytes(pid)))
    noted.push(each.reduce((sum, bytes) => sum + bytes, 0))
    await after(1_000, undefined, { signal }).catch(() => undefined)
  }
}

/** Megabytes in the second quarter of the run, when everybody has come, and in the last. */
function growthOf(noted: readonly number[]) {
  const part = Math.floor(noted.length / 4)
  const middle = (some: readonly number[]) =>
    Math.round((some.toSorted((one, other) => one - other)[Math.floor(some.length / 2)] ?? 0) / 2 ** 20)
  return { early: middle(noted.slice(part, 2 * part)), late: middle(noted.slice(-part)) }
}

/** What no shopper should meet. */
function strange({ outcomes }: Rushed): string[] {
  const usual = ["bought", "left", "sold out"]
  return Object.entries(outcomes).flatMap(([outcome, count]) =>
    usual.includes(outcome) ? [] : `${count} shoppers: ${outcome}`,
  )
}

function goalsMissed({ hold, nothing }: Rushed, noted: readonly number[]): string[] {
  const { early: before, late } = growthOf(noted)
  return [
    ...(hold.p99 > 20 * nothing.p99 ? [`p99 of a hold ${hold.p99} ms, of nothing ${nothing.p99} ms`] : []),
    // The memory of a short run is still filling.
    ...(shoppers >= 5_000 && late > 1.25 * before ? [`memory grew from ${before} to ${late} MB`] : []),
  ]
}
