/**
 * Open maps: `npm run bench:live -- [--streams=5000] [--postgres] [--profile=folder] [--publish=name]`. Opens streams of live
 * availability from a second process, holds seats, and prints one JSON line; under a minute. `--publish` keeps the run in
 * `bench/results/`.
 */
import { fork } from "node:child_process"
import { readFile } from "node:fs/promises"
import { cpus } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { ended, processorTime, reply, source, startLoader, startServer } from "../http/processes.ts"
import { caller, type Pair, pairsOf } from "../http/shopper.ts"
import { publishResult } from "../publish.ts"
import type { Heard, ListenerTask } from "./listeners.ts"

const { values: options } = parseArgs({
  options: {
    streams: { type: "string", default: "5000" },
    postgres: { type: "boolean", default: false },
    profile: { type: "string" },
    publish: { type: "string" },
  },
})
const streams = Number(options.streams)
/** The house of the demo with the most seats. */
const site = "harbour"
/** Holds that are waited for one by one. */
const single = 12
/** Holds a second of a busy sale, and how long it lasts in milliseconds. */
const busy = { perSecond: 20, milliseconds: 6_000 }
const idleFor = 4_000
/** Milliseconds in which everybody has surely heard of a hold. */
const patience = 1_200

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const quantile = (values: readonly number[], share: number) =>
  Math.round(values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN)
const distribution = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other)
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), most: quantile(sorted, 1) }
}

async function residentKilobytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "")
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN)
}

/** Milliseconds of processor time that a server uses while something goes on, for each second. */
async function processorWhile(pid: number, work: () => Promise<unknown>): Promise<number> {
  const [startedAt, before] = [performance.now(), await processorTime(pid)]
  await work()
  const spent = ((await processorTime(pid)) ?? Number.NaN) - (before ?? Number.NaN)
  return spent / ((performance.now() - startedAt) / 1000)
}

const postgres = options.postgres
  ? await (await import("../../server/test/postgres.ts")).startPostgres()
  : undefined
const stops: (() => Promise<unknown>)[] = postgres === undefined ? [] : [() => postgres.stop()]
try {
  const server = await startServer({
    ...(postgres === undefined ? {} : { databaseUrl: `${postgres.url}/postgres` }),
    ...(options.profile === undefined ? {} : { profile: options.profile }),
  })
  stops.push(() => server.stop())
  const child = fork(join(import.meta.dirname, "listeners.ts"), { execArgv: [source] })
  stops.push(() => ended(child))
  const listeners = <Done>(task: ListenerTask): Promise<Done> => {
    child.send(task)
    return reply<Done>(child)
  }
  const { port, pid } = server
  const [eventId, pairs] = [...Map.groupBy(await pairsOf({ port, site }), (pair) => pair.eventId)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )[0] as [string, Pair[]]
  const path = (rest: string) => `/v1/seatmap/event/${eventId}/availability${rest}?subdomain=${site}`

  const shopper = caller({ port, site })
  async function nextShopper(): Promise<void> {
    shopper.useToken("")
    shopper.useToken(JSON.parse((await shopper.call("POST", "/v1/session")).text).sessionToken)
  }
  await nextShopper()
  /** Holds two seats; the time of the answer. */
  async function hold(): Promise<number> {
    const { priceId, seatIds } = pairs.pop() as Pair
    // A shopper holds eight tickets of an event at most.
    if (pairs.length % 4 === 0) await nextShopper()
    const group = { type: "show", id: eventId, prices: [{ id: priceId, qty: 2, seatIds }] }
    const { status, text } = await shopper.call("POST", "/v1/holds", [group])
    if (status !== 200) throw new Error(text)
    return performance.timeOrigin + performance.now()
  }
  async function sale(): Promise<void> {
    const startedAt = performance.now()
    for (let held = 0; performance.now() - startedAt < busy.milliseconds; held += 1) {
      await hold()
      await pause(Math.max(0, startedAt + (held + 1) * (1000 / busy.perSecond) - performance.now()))
    }
  }

  // What comes first is slower and takes memory that stays: streams, holds and polls have been there before they are measured.
  await listeners({ task: "open", port, path: path("/live"), streams: 200 })
  await sale()
  await listeners({ task: "close" })
  const withoutStreams = await processorWhile(pid, sale)

  const before = await residentKilobytes(pid)
  const openedIn = await listeners<number>({ task: "open", port, path: path("/live"), streams })
  const idle = await processorWhile(pid, () => pause(idleFor))
  const after = await residentKilobytes(pid)
  await listeners({ task: "heard" })

  const delays: number[] = []
  for (let round = 0; round < single; round += 1) {
    const answeredAt = await hold()
    // At another moment between two looks each time.
    await pause(patience + 41 * round)
    const { at, open } = await listeners<Heard>({ task: "heard" })
    if (at.length !== streams || open !== streams)
      throw new Error(`${at.length} of ${open} streams heard of a hold`)
    delays.push(...at.map((time) => time - answeredAt))
  }
  const withStreams = await processorWhile(pid, sale)
  await pause(1_000)
  const { at, bytes } = await listeners<Heard>({ task: "heard" })
  const messagesPerSecond = at.length / (busy.milliseconds / 1000)
  await listeners({ task: "close" })

  const loader = startLoader()
  stops.push(() => loader.stop())
  const { headers } = await loader.fetch({ port, path: path(""), headers: {} })
  const poll = {
    ...{ port, path: path(""), connections: 64, milliseconds: 2_000 },
    headers: { "if-none-match": String(headers.etag) },
  }
  const spentBefore = (await processorTime(pid)) ?? Number.NaN
  const { statuses } = await loader.load(poll)
  const polls = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  const microsecondsPerPoll = ((((await processorTime(pid)) ?? Number.NaN) - spentBefore) * 1000) / polls

  const microsecondsPerMessage = ((withStreams - withoutStreams) * 1000) / messagesPerSecond
  const result = {
    bench: "live",
    machine: { cores: cpus().length, node: process.version },
    database: options.postgres ? "postgres" : "sqlite",
    streams,
    openedPerSecond: Math.round(streams / (openedIn / 1000)),
    kilobytesPerStream: Number(((after - before) / streams).toFixed(1)),
    /** Milliseconds from the answer to a hold until the event is at a stream. */
    delay: distribution(delays),
    /** Milliseconds of processor time a second. */
    processor: {
      idle: Math.round(idle),
      holdsAlone: Math.round(withoutStreams),
      holdsAndStreams: Math.round(withStreams),
    },
    busy: {
      holdsPerSecond: busy.perSecond,
      messagesPerSecond: Math.round(messagesPerSecond),
      bytesPerMessage: Math.round(bytes / at.length),
    },
    microsecondsPerMessage: Number(microsecondsPerMessage.toFixed(1)),
    microsecondsPerPoll: Number(microsecondsPerPoll.toFixed(1)),
  }
  console.log(JSON.stringify(result))
  if (options.publish !== undefined) await publishResult(options.publish, result)
} finally {
  for (const stop of stops.toReversed()) await stop()
}
