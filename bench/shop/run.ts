/**
 * Whole visits a second: configuration, page, event, map, five sections, session, hold, cart and the start of a payment.
 * `npm run bench:shop -- [--quick] [--shoppers=64] [--postgres] [--from=folder] [--profile=folder]
 * [--publish=name]`. `--from` starts the server of another checkout, to compare with; `--profile` writes a CPU profile of
 * the server. Prints a table and one JSON line; `--publish` keeps the run in
 * `bench/results/`.
 */
import { fork } from "node:child_process"
import { cpus } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { ended, processorTime, reply, source, startServer } from "../http/processes.ts"
import { publishResult } from "../publish.ts"
import type { Visited, Visits } from "./visits.ts"

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    shoppers: { type: "string", default: "64" },
    postgres: { type: "boolean", default: false },
    from: { type: "string" },
    profile: { type: "string" },
    publish: { type: "string" },
  },
})
const milliseconds = options.quick ? 5_000 : 15_000
const shoppers = Number(options.shoppers)

const postgres = options.postgres
  ? await (await import("../../server/test/postgres.ts")).startPostgres()
  : undefined
const server = await startServer({
  ...(postgres === undefined ? {} : { databaseUrl: `${postgres.url}/postgres` }),
  ...(options.from === undefined ? {} : { from: options.from }),
  ...(options.profile === undefined ? {} : { profile: options.profile }),
})
const crowd = fork(join(import.meta.dirname, "visits.ts"), { execArgv: [source] })
try {
  const visits: Visits = { port: server.port, site: "harbour", shoppers, milliseconds }
  const before = await processorTime(server.pid)
  crowd.send(visits)
  const visited = await reply<Visited>(crowd)
  const worked = await processorTime(server.pid)
  const processor =
    before === undefined || worked === undefined
      ? undefined
      : Math.round(((worked - before) / visited.visits) * 10) / 10
  const machine = { cores: cpus().length, node: process.version }
  const database = options.postgres ? "postgres" : "sqlite"
  const result = { bench: "shop", machine, database, shoppers, ...visited, processor }
  const head = [
    "database",
    "shoppers",
    "visits",
    "visits / s",
    "visit ms p50 / p99",
    "hold ms p50 / p99",
    "server's processor ms / visit",
    "refused",
  ]
  const { visit, hold } = visited
  const row = [
    database,
    shoppers,
    visited.visits,
    visited.perSecond,
    `${visit.p50} / ${visit.p99}`,
    `${hold.p50} / ${hold.p99}`,
    processor,
    JSON.stringify(visited.refused),
  ]
  console.log([head, head.map(() => "---"), row].map((cells) => `| ${cells.join(" | ")} |`).join("\n"))
  console.log(JSON.stringify(result))
  if (options.publish !== undefined) await publishResult(options.publish, result)
} finally {
  await ended(crowd)
  await server.stop()
  await postgres?.stop()
}
