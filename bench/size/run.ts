/**
 * What the database grows by with each ticket sold: `npm run bench:size -- [--sales=500] [--database=postgres]`. Sells pairs of seats
 * over HTTP, from the session to the tickets, paid at a local sandbox of Stripe, and weighs the tables before and after.
 * Prints a table and one JSON line. Loopback only; less than a minute.
 */
import { parseArgs } from "node:util"
import { startSandboxes } from "@parterre/sandboxes"
import type { Knex } from "knex"
import { buildApp } from "../../server/src/app.ts"
import { systemClock } from "../../server/src/clock.ts"
import { readConfig } from "../../server/src/config.ts"
import { randomId } from "../../server/src/ids.ts"
import { postgresCopy, sqliteFile } from "../../server/test/fresh-database.ts"
import { startPostgres } from "../../server/test/postgres.ts"
import { buildHouses, largeHouse, pairOf } from "../holds/house.ts"

const { values: options } = parseArgs({
  options: {
    sales: { type: "string", default: "500" },
    database: { type: "string", default: "postgres" },
    atOnce: { type: "string", default: "8" },
  },
})
const sales = Number(options.sales)
const atOnce = Number(options.atOnce)
/** Of a sale. */
const tickets = 2

/** Bytes of each table with its indexes. */
async function weigh(db: Knex): Promise<ReadonlyMap<string, number>> {
  const rows: { name: string; bytes: string | number }[] =
    options.database === "postgres"
      ? (
          await db.raw(
            "SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
          )
        ).rows
      : await db.raw(
          `SELECT owner.tbl_name AS name, SUM(pgsize) AS bytes
           FROM dbstat JOIN sqlite_master AS owner ON owner.name = dbstat.name GROUP BY owner.tbl_name`,
        )
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]))
}

const postgres = options.database === "postgres" ? await startPostgres() : undefined
const { db, close } = postgres === undefined ? await sqliteFile() : await postgresCopy(postgres.url)
const sandboxes = await startSandboxes({ clock: systemClock.now })
const many = "1000000000"
const app = buildApp({
  db,
  clock: systemClock,
  newId: randomId,
  config: {
    ...readConfig({
      LOG_LEVEL: "silent",
      STRIPE_BASE_URL: `${sandboxes.origin}/sandbox/stripe`,
      LIMIT_PER_MINUTE: many,
      LIMIT_PAYMENT_PER_MINUTE: many,
      LIMIT_PAYMENT_ADDRESS_PER_MINUTE: many,
      LIMIT_TICKETS_PER_HOUR: many,
    }),
    ticketSigningKey: "a key that signs the tickets of benchmarks",
  },
})

async function sell(origin: string, number: number): Promise<void> {
  let token = ""
  const call = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${origin}${path}?subdomain=${largeHouse.website.id}`, {
      method,
      headers: {
        ...(token === "" ? {} : { "x-session-token": token }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const said = (await answer.json()) as Record<string, unknown>
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(said)}`)
    return said
  }
  token = String((await call("POST", "/v1/session")).sessionToken)
  const { eventId, priceId, seatIds } = pairOf(largeHouse, number)
  await call("POST", "/v1/holds", [
    { type: "show", id: eventId, prices: [{ id: priceId, qty: tickets, seatIds }] },
  ])
  const { amount, saleToken } = await call("PUT", "/v1/session/create-sale")
  await call("POST", "/backend/v1/cart/checkoutCreditCard", {
    client: {
      firstname: "Marie-Louise",
      lastname: "Tremblay-Gagnon",
      email: "marie.louise@example.com",
      language: "fr",
    },
    creditCard: { stripeToken: "tok_visa" },
    amount,
    saleToken,
  })
}

try {
  await buildHouses(db)
  const payment = { processor: "STRIPE", accountId: "", threeDSecure: true, brands: ["visa"] }
  await db("websites").update({ payment: JSON.stringify(payment) })
  const origin = await app.listen({ host: "127.0.0.1", port: 0 })
  const before = await weigh(db)
  let next = 0
  const seller = async () => {
    while (next < sales) {
      next += 1
      await sell(origin, next)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, seller))
  const after = await weigh(db)
  const sold = Number((await db("tickets").count({ n: "*" }).first())?.n)
  if (sold !== sales * tickets) throw new Error(`${sold} tickets were sold, not ${sales * tickets}`)
  const grown = [...after]
    .map(([table, bytes]) => ({ table, bytes: bytes - (before.get(table) ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes)
  const total = grown.reduce((sum, { bytes }) => sum + bytes, 0)
  const megabytes = (bytes: number) => Math.round(((bytes / sold) * 10_000) / 100_000) / 10
  console.log("| table | MB for 10,000 tickets |\n| --- | --- |")
  for (const { table, bytes } of grown) console.log(`| ${table} | ${megabytes(bytes)} |`)
  console.log(`| **all** | **${megabytes(total)}** |`)
  console.log(
    JSON.stringify({
      bench: "size",
      database: options.database,
      sold,
      megabytesPer10000: megabytes(total),
      tables: Object.fromEntries(grown.map(({ table, bytes }) => [table, megabytes(bytes)])),
    }),
  )
} finally {
  await app.close()
  await sandboxes.close()
  await close()
  await postgres?.stop()
}
