import { type SandboxName, type SandboxOptions, scriptedShopper, startSandboxes } from "@parterre/sandboxes"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { buildApp } from "../../src/app.ts"
import { withPayments } from "../../src/checkout/with-payments.ts"
import type { Config, ServingConfig } from "../../src/config.ts"
import type { PaymentAttemptRow, SaleRow, TicketRow } from "../../src/database/checkout-tables.ts"
import { tokenHash } from "../../src/ids.ts"
import { eachProcessor } from "../../src/processor-type.ts"
import { testConfig } from "../serve.ts"
import type { TestDatabase } from "../test-database.ts"
import { keptSecrets } from "./kept-secrets.ts"
import { newShopper } from "./shopper.ts"
import { cardNumbers, type ShopName, shops } from "./shops.ts"
import { buildHouse, type HouseRow, TestClock, testDependencies } from "./small-house.ts"

/** Processors that take a reference as often as it comes: their adapters look for it before they charge. */
const looksFirst: readonly SandboxName[] = ["cardconnect", "paypal"]

/** The processors of a configuration, at the sandboxes of an address. */
export const sandboxProcessors = (origin: string): Config["processors"] =>
  eachProcessor((type) => ({
    baseUrl: `${origin}/sandbox/${type.toLowerCase()}`,
    secondBaseUrl: `${origin}/sandbox/${type.toLowerCase()}/second`,
    secret: () => undefined,
  }))

/** Table 3 of the cabaret, in a section of its own. */
const cabaretTable: HouseRow = { name: "3", seats: 8, ring: true, section: 2 }

/** Builds the shops, with rows A to Z of forty seats each and a table for eight. */
export async function buildShops(db: Knex): Promise<void> {
  const rows = Array.from({ length: 26 }, (_, index) => ({
    name: String.fromCharCode(65 + index),
    seats: rowLength,
  }))
  for (const shop of Object.values(shops)) {
    await buildHouse(db, { website: shop, rows: [...rows, cabaretTable], places: [100] })
    await db("websites")
      .where({ id: shop.id })
      .update({
        payment: JSON.stringify({ ...shop.payment, brands: ["visa", "mastercard"], giftCertificates: true }),
        tax_numbers: JSON.stringify({ gst: "123456789 RT0001", qst: "1234567890 TQ0001" }),
        contact: JSON.stringify({ email: "billetterie@petit.example", phone: "418 555-0142" }),
      })
  }
}

export interface CheckoutOptions {
  /** Is given the server before it listens. */
  readonly watch?: (app: FastifyInstance, db: Knex) => void
  /** Milliseconds a website's revision is believed; not at all when absent. */
  readonly believeFor?: number
  /** Fresh and migrated; the one that the run of tests is about when absent. */
  readonly database?: TestDatabase
  /** What the server and its jobs are given in place of the database. */
  readonly throughDatabase?: (db: Knex) => Knex
  readonly config?: Partial<ServingConfig>
  /** Where processors tell what happened. */
  readonly webhooks?: Pick<SandboxOptions, "stripeWebhookUrl" | "paypalWebhookUrl">
}

/** The whole server over HTTP, the sandboxes in a server of their own, and a clock to turn. */
export async function startCheckout(
  processorTimeout = 5_000,
  {
    watch = () => undefined,
    believeFor = 0,
    database: given,
    throughDatabase = (db) => db,
    config: changes = {},
    webhooks = {},
  }: CheckoutOptions = {},
) {
  // Only a run of tests says which database it is about.
  const database = given ?? (await (await import("../test-database.ts")).testDatabase())
  const { db } = database
  const clock = new TestClock()
  const sandboxes = await startSandboxes({ clock: () => clock.now(), ...webhooks })
  const config = testConfig({
    logLevel: "trace",
    processors: sandboxProcessors(sandboxes.origin),
    // Most cases pay by numbers, which say more plainly than a token what a card does.
    cardNumbers: true,
    ...changes,
  })
  await buildShops(db)
  const logged: string[] = []
  const dependencies = testDependencies(throughDatabase(db), clock)
  const app = buildApp({
    ...dependencies,
    config,
    processorTimeout,
    believeFor,
    logStream: { write: (line: string) => void logged.push(line) },
  })
  watch(app, db)
  const address = await app.listen({ host: "127.0.0.1", port: 0 })
  const payments = withPayments(dependencies, { config, processorTimeout }, () => app.log)
  const nextSeats = takingSeats()

  return {
    db,
    clock,
    sandboxes,
    address,
    payments,
    location: database.location,
    /** Another connection to the database. */
    open: database.open,
    log: () => logged.join(""),
    issuer: scriptedShopper(sandboxes.origin),

    /** A shopper with a session and, unless told otherwise, two seats in the cart. */
    async shopper(shop: ShopName, options: { seats?: number; places?: number } = {}) {
      const guest = await newShopper(address, shop, sandboxes.origin)
      const seats = options.seats ?? (options.places === undefined ? 2 : 0)
      if (seats > 0) await guest.hold(nextSeats(seats))
      if (options.places !== undefined) await guest.holdPlaces(options.places)
      return guest
    },

    misbehave: (
      processorName: SandboxName,
      operation: string,
      behaviour: "hang" | "hang-after" | "drop-after" | "http-500" | "drop",
    ) =>
      sandboxes.overrides.add({
        processor: processorName,
        operation,
        behaviour,
        after: operation === "lookup" && looksFirst.includes(processorName) ? 1 : 0,
      }),

    /** A server with settings of its own, which has not counted anybody's tries yet. */
    async anotherServer(changes: Partial<ServingConfig>) {
      await db("limit_counts").delete()
      const other = buildApp({ ...dependencies, config: { ...config, logLevel: "silent", ...changes } })
      return {
        address: await other.listen({ host: "127.0.0.1", port: 0 }),
        close: () => other.close(),
      }
    },

    attemptsOf: (saleId: string) =>
      db<PaymentAttemptRow>("payment_attempts").where({ sale_id: saleId }).orderBy("attempt"),

    saleOf: async (saleToken: string): Promise<SaleRow> => {
      const sale = await db<SaleRow>("sales")
        .where({ sale_token_hash: tokenHash(saleToken) })
        .first()
      if (sale === undefined) throw new Error("no such sale")
      return sale
    },

    ticketsOf: (saleId: string) => db<TicketRow>("tickets").where({ sale_id: saleId }),

    /** Ends all of it, and fails where a card or a secret was kept by anything. */
    async close() {
      await app.close()
      await sandboxes.close()
      const kept = await keptSecrets(db, logged.join(""), cardNumbers)
      await database.close()
      if (kept.length > 0) throw new Error(`Kept: ${kept.join(", ")}`)
    },
  }
}

export type CheckoutBench = Awaited<ReturnType<typeof startCheckout>>

const rowLength = 40

/** The n-th seat of a shop, from 0. */
export const seatName = (index: number) =>
  `${String.fromCharCode(65 + Math.floor(index / rowLength))}${(index % rowLength) + 1}`

/** Gives so many seats side by side at each call, and none twice; who does not fit into what is left of a row gets the next. */
export function takingSeats(first = 0): (count: number) => string[] {
  let next = first
  return (count) => {
    if ((next % rowLength) + count > rowLength) next += rowLength - (next % rowLength)
    return Array.from({ length: count }, () => seatName(next++))
  }
}
