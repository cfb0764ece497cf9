/**
 * What a crowd reads, beside a bare Fastify route that sends the same bytes and while seats are held: `npm run bench:reads -- [--quick]
 * [--only=event,config] [--rounds=5] [--connections=64] [--postgres] [--profile=folder] [--publish=name]`. Prints a table
 * and one JSON line; `--publish` keeps the run in `bench/results/`.
 */

import { fork } from "node:child_process"
import { cpus } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type { EventDetail, PageSummary, Venue } from "@parterre/contract"
import type { Fetched, Loaded } from "../http/load.ts"
import {
  ended,
  processorTime,
  reply,
  type Served,
  source,
  startBare,
  startLoader,
  startServer,
} from "../http/processes.ts"
import { publishResult } from "../publish.ts"
import type { Held, Holding } from "./holds.ts"

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    rounds: { type: "string" },
    connections: { type: "string", default: "64" },
    postgres: { type: "boolean", default: false },
    profile: { type: "string" },
    publish: { type: "string" },
  },
})
const rounds = Number(options.rounds ?? (options.quick ? 3 : 5))
const milliseconds = options.quick ? 600 : 2500
const connections = Number(options.connections)
/** The largest house of the demo; its map has sections of every kind. */
const site = "harbour"
const asked = { "accept-encoding": "gzip, deflate, br" }

interface Read {
  readonly name: string
  readonly path: string
}

const address = (path: string, subdomain = site) => `${path}?subdomain=${subdomain}&language=en&context=WEB`

/** The addresses of what is read, as a browser asks for them. */
async function readsOf(port: number): Promise<readonly Read[]> {
  const ask = async <Body>(path: string): Promise<Body> =>
    (await fetch(`http://127.0.0.1:${port}${address(path)}`)).json() as Promise<Body>
  const pages = await ask<PageSummary[]>("/v1/pages")
  for (const { nextEventId } of pages) {
    if (nextEventId === undefined) continue
    const event = await ask<EventDetail>(`/v1/events/${nextEventId}`)
    if (event.seatMap === "none") continue
    const map = await ask<Venue>(`/v1/seatmap/event/${event.id}/polygons`)
    const sections = map.levels.flatMap((level) => level.sections).filter(({ kind }) => kind === "seats")
    const largest = sections.toSorted((one, other) => other.numberOfSeats - one.numberOfSeats)[0]
    if (largest === undefined) continue
    return [
      { name: "catalogue", path: address("/v1/pages", "belvedere") },
      { name: "page", path: address(`/v1/pages/${event.pageId}`) },
      { name: "event", path: address(`/v1/events/${event.id}`) },
      { name: "config", path: address("/v1/websites/config") },
      { name: "polygons", path: address(`/v1/seatmap/event/${event.id}/polygons`) },
      {
        name: "section details",
        path: address(`/v1/seatmap/event/${event.id}/section/${largest.id}/details`),
      },
      { name: "availability", path: address(`/v1/seatmap/event/${event.id}/availability`) },
    ]
  }
  throw new Error(`${site} has no event on sale with a map`)
}

/** What each server says of itself: the bare route sends every other header too. */
const own: ReadonlySet<string> = new Set([
  "date",
  "connection",
  "keep-alive",
  "content-length",
  "x-request-id",
])

const bareRoute = (path: string, { headers, body }: Fetched) => ({
  path: path.split("?", 1)[0] ?? path,
  headers: Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" && !own.has(name) ? [[name, value]] : [],
    ),
  ),
  body,
})

/** With the microseconds of processor time an answer took: a busy machine leaves them as they are. */
interface Timed extends Loaded {
  readonly microseconds: number
}

interface Round {
  readonly bare: Timed
  readonly ours: Timed
  /** Answers to callers whose copy is still good. */
  readonly unchanged: Loaded
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

function refuseFailures({ statuses }: Loaded, wanted: string, name: string): void {
  if (Object.keys(statuses).some((status) => status !== wanted))
    throw new Error(`${name}: answered ${JSON.stringify(statuses)}`)
}

const postgres = options.postgres
  ? await (await import("../../server/test/postgres.ts")).startPostgres()
  : undefined
const stops: (() => Promise<void>)[] = postgres === undefined ? [] : [() => postgres.stop()]
const started = async <Kept extends { stop(): Promise<void> }>(process: Kept): Promise<Kept> => {
  stops.push(() => process.stop())
  return process
}
try {
  const loader = await started(startLoader())
  const ours: Served = await started(
    await startServer({
      ...(postgres === undefined ? {} : { databaseUrl: `${postgres.url}/postgres` }),
      ...(options.profile === undefined ? {} : { profile: options.profile }),
    }),
  )
  const wanted = (await readsOf(ours.port)).filter(
    ({ name }) => options.only === undefined || options.only.split(",").includes(name),
  )
  const answers = new Map<Read, Fetched>()
  for (const read of wanted)
    answers.set(read, await loader.fetch({ port: ours.port, path: read.path, headers: asked }))
  const bare = await started(
    await startBare([...answers].map(([{ path }, answer]) => bareRoute(path, answer))),
  )
  const taken = new Map<Read, Round[]>(wanted.map((read) => [read, []]))
  // Round by round, the one right after the other, so that a busy machine weighs on both.
  for (let round = 0; round < rounds; round++)
    for (const [read, done] of taken) {
      const load = { path: read.path, connections, milliseconds }
      const timed = async ({ port, pid }: Served): Promise<Timed> => {
        const before = await processorTime(pid)
        const loaded = await loader.load({ ...load, port, headers: asked })
        const spent = ((await processorTime(pid)) ?? Number.NaN) - (before ?? Number.NaN)
        const answers = Object.values(loaded.statuses).reduce((sum, count) => sum + count, 0)
        return { ...loaded, microseconds: (spent * 1000) / answers }
      }
      const floor = await timed(bare)
      const whole = await timed(ours)
      const etag = String(answers.get(read)?.headers.etag ?? "")
      const unchanged = await loader.load({
        ...load,
        port: ours.port,
        milliseconds: milliseconds / 2,
        headers: { ...asked, "if-none-match": etag },
      })
      refuseFailures(floor, "200", `${read.name}, bare`)
      refuseFailures(whole, "200", read.name)
      done.push({ bare: floor, ours: whole, unchanged })
    }
  const holding = fork(join(import.meta.dirname, "holds.ts"), { execArgv: [source] })
  stops.push(() => ended(holding))
  holding.send({ port: ours.port, site, perSecond: 500 } satisfies Holding)
  await reply(holding)
  const whileHolding = new Map<Read, Loaded>()
  for (const read of wanted)
    whileHolding.set(
      read,
      await loader.load({ path: read.path, connections, milliseconds, port: ours.port, headers: asked }),
    )
  const holdsDone = reply<Held>(holding)
  holding.send("enough")
  const holds = await holdsDone
  const figures = [...taken].map(([read, done]) => ({
    name: read.name,
    bytes: Buffer.from(answers.get(read)?.body ?? "", "base64").length,
    bare: median(done.map((round) => round.bare.perSecond)),
    ours: median(done.map((round) => round.ours.perSecond)),
    ratio: Number(median(done.map((round) => round.ours.perSecond / round.bare.perSecond)).toFixed(3)),
    bareMicroseconds: Math.round(median(done.map((round) => round.bare.microseconds))),
    microseconds: Math.round(median(done.map((round) => round.ours.microseconds))),
    byTime: Number(median(done.map((round) => round.bare.microseconds / round.ours.microseconds)).toFixed(3)),
    bareP99: median(done.map((round) => round.bare.p99)),
    p50: median(done.map((round) => round.ours.p50)),
    p99: median(done.map((round) => round.ours.p99)),
    unchanged: median(done.map((round) => round.unchanged.perSecond)),
    p99WhileHolding: whileHolding.get(read)?.p99,
  }))
  const result = {
    bench: "reads",
    machine: { cores: cpus().length, node: process.version },
    database: options.postgres ? "postgres" : "sqlite",
    connections,
    rounds,
    holds,
    figures,
  }
  const head = [
    "read",
    "bytes",
    "bare / s",
    "ours / s",
    "× bare",
    "CPU µs (bare)",
    "× bare by CPU",
    "p50 ms",
    "p99 ms (bare)",
    "304 / s",
    "p99 ms while holding",
  ]
  const rows = figures.map((row) => [
    row.name,
    row.bytes,
    row.bare,
    row.ours,
    row.ratio,
    `${row.microseconds} (${row.bareMicroseconds})`,
    row.byTime,
    row.p50,
    `${row.p99} (${row.bareP99})`,
    row.unchanged,
    row.p99WhileHolding,
  ])
  console.log([head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n"))
  console.log(`Held meanwhile: ${holds.held} pairs of seats, ${holds.perSecond} a second.`)
  console.log(JSON.stringify(result))
  if (options.publish !== undefined) await publishResult(options.publish, result)
} finally {
  for (const stop of stops.toReversed()) await stop()
}
