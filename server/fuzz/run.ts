/**
 * Sends bad requests to all operations of the contract, over HTTP, on SQLite and on PostgreSQL, and judges the answers.
 * Prints one JSON line; ends with 1 on any failure of the server, on any answer the contract does not
 * know, when a refused request costs the database a kilobyte, or when time ran out.
 * `npm run fuzz [-- --seed 7 --requests 10000 --database sqlite --seconds 900]`
 */
import { parseArgs } from "node:util"
import { type FreshDatabase, postgresCopy, sqliteFile } from "../test/fresh-database.ts"
import { startPostgres } from "../test/postgres.ts"
import { type FuzzReport, fuzz, mostGrowth } from "./fuzz.ts"

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Math.floor(Math.random() * 1e6)) },
    /** On each database. */
    requests: { type: "string", default: "10000" },
    database: { type: "string", multiple: true, default: ["sqlite", "postgres"] },
    /** On each database. */
    seconds: { type: "string", default: "900" },
  },
})
const seed = Number(values.seed)
const requests = Number(values.requests)
const atMost = Number(values.seconds) * 1000

async function onDatabase(database: FreshDatabase): Promise<FuzzReport> {
  try {
    return await fuzz(database.db, { seed, requests, atMost })
  } finally {
    await database.close()
  }
}

async function onPostgres(): Promise<FuzzReport> {
  const server = await startPostgres()
  try {
    return await onDatabase(await postgresCopy(server.url))
  } finally {
    await server.stop()
  }
}

const runs: Readonly<Record<string, () => Promise<FuzzReport>>> = {
  sqlite: async () => onDatabase(await sqliteFile()),
  postgres: onPostgres,
}

const isGood = ({ failures, growthPerRefused, requests: made }: FuzzReport): boolean =>
  failures.length === 0 && growthPerRefused < mostGrowth && made === requests

const reports: Record<string, FuzzReport> = {}
for (const name of values.database) {
  const run = runs[name]
  if (run === undefined) throw new Error(`--database: ${name} is not one of ${Object.keys(runs).join(", ")}`)
  reports[name] = await run()
}
const ok = Object.values(reports).every(isGood)
console.log(JSON.stringify({ ok, seed, ...reports }))
process.exitCode = ok ? 0 : 1
