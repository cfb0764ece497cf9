/**
 * Generated sequences of payments against the whole server and the sandboxes of all processors:
 * `npm run storm:payments -- [--sequences=2000] [--database=sqlite|postgresql] [--seed=1] [--without-reconciler]`. Carts run out,
 * shoppers return and click twice, processors time out before and after they charge, tell early, late, twice and out of order, and the server dies
 * between any two steps. At rest the processors' ledger and our sales must agree to the cent. Prints one JSON line, and ends with 1 when they do not:
 * without the reconciler, they cannot.
 */
import { parseArgs } from "node:util"
import { type FreshDatabase, postgresCopy, sqliteFile } from "../../server/test/fresh-database.ts"
import { MOST_SEQUENCES, paymentStorm } from "../../server/test/payment-storm/payment-storm.ts"
import { startPostgres } from "../../server/test/postgres.ts"

const { values } = parseArgs({
  options: {
    sequences: { type: "string", default: "2000" },
    database: { type: "string", default: "sqlite" },
    seed: { type: "string", default: "1" },
    "without-reconciler": { type: "boolean", default: false },
  },
})
const sequences = Number(values.sequences)
const seed = Number(values.seed)
if (!Number.isInteger(sequences) || sequences < 1 || sequences > MOST_SEQUENCES)
  throw new Error(`--sequences: a number from 1 to ${MOST_SEQUENCES}`)
if (!Number.isInteger(seed)) throw new Error("--seed: a whole number")
if (values.database !== "sqlite" && values.database !== "postgresql")
  throw new Error("--database: sqlite or postgresql")

/** A database of its own, and what has to be stopped after it. */
async function openDatabase(): Promise<{ database: FreshDatabase; stop: () => Promise<void> }> {
  if (values.database === "sqlite") return { database: await sqliteFile(), stop: async () => undefined }
  const postgres = await startPostgres()
  return { database: await postgresCopy(postgres.url), stop: () => postgres.stop() }
}

const { database, stop } = await openDatabase()
const start = performance.now()
let isAtRest = false
try {
  const report = await paymentStorm({
    ...{ sequences, seed, database },
    hasReconciler: !values["without-reconciler"],
    onProgress: (done) => {
      if (done % 240 < 12) console.error(`${done} of ${sequences}`)
    },
  })
  const seconds = Math.round((performance.now() - start) / 1000)
  for (const line of report.unrest.slice(0, 20)) console.log(`WRONG: ${line}`)
  console.log(
    `${sequences} sequences of ${report.acts} acts in ${seconds} s on ${values.database}: ${report.crashes} crashes, ${report.events} events delivered, ` +
      `${report.taken} cents taken, ${report.sold} cents sold, ${report.unrest.length} not at rest`,
  )
  console.log(JSON.stringify({ bench: "payments", database: values.database, seed, seconds, ...report }))
  isAtRest = report.unrest.length === 0 && report.taken === report.sold
} finally {
  await stop()
}
// What started PostgreSQL ends the process with 0, whatever was set before.
process.exit(isAtRest ? 0 : 1)
