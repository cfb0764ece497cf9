import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"
import type { Behaviour, SandboxName } from "@parterre/sandboxes"
import { type StartedSandboxes, startSandboxes } from "@parterre/sandboxes"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { issueCertificate } from "../../test/house/certificate-law.ts"
import { buildShops, sandboxProcessors, seatName } from "../../test/house/checkout-shop.ts"
import { creditCardOf, newShopper, payPlainly } from "../../test/house/shopper.ts"
import type { ShopName } from "../../test/house/shops.ts"
import { findUnrest } from "../../test/house/unrest.ts"
import { programEnv } from "../../test/program-env.ts"
import { testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import type { GiftCertificateRow } from "../database/certificate-tables.ts"
import type { PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import { randomId } from "../ids.ts"
import { reconcile } from "../jobs/reconciler.ts"
import { sweep } from "../jobs/sweeper.ts"
import { withPayments } from "./with-payments.ts"

const names = ["paysafe", "globalpayments", "stripe"] as const satisfies readonly ShopName[]
const main = fileURLToPath(new URL("../main.ts", import.meta.url))

let database: TestDatabase
let sandboxes: StartedSandboxes
const children: ChildProcess[] = []
let seats = 0

beforeAll(async () => {
  database = await testDatabase()
  await buildShops(database.db)
  // This server lives by the real clock.
  await database.db("events").update({ starts_at: Date.now() + 14 * 86_400_000 })
  sandboxes = await startSandboxes({ clock: () => Date.now() })
})

afterAll(async () => {
  for (const child of children) child.kill("SIGKILL")
  await sandboxes.close()
  await database.close()
})

/** Starts the real server as its own process and answers where it listens. */
async function startServer(): Promise<{ address: string; child: ChildProcess }> {
  const { location } = database
  const child = spawn(process.execPath, ["--conditions=@parterre/source", main, "start", "--allow-missing"], {
    env: {
      ...programEnv,
      CARD_NUMBERS: "true",
      PARTERRE_MODE: "development",
      PORT: "0",
      LIMIT_PAYMENT_PER_MINUTE: "10000",
      LIMIT_PAYMENT_ADDRESS_PER_MINUTE: "10000",
      ...(typeof location === "string" ? { DATABASE_URL: location } : { DATA_DIR: dirname(location.file) }),
      PAYSAFE_BASE_URL: `${sandboxes.origin}/sandbox/paysafe`,
      GLOBALPAYMENTS_BASE_URL: `${sandboxes.origin}/sandbox/globalpayments`,
      STRIPE_BASE_URL: `${sandboxes.origin}/sandbox/stripe`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  children.push(child)
  let output = ""
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on("data", keep)
  child.stderr?.on("data", keep)
  const address = await vi.waitFor(
    () => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output.slice(output.indexOf("Server listening"))) ?? []
      if (!output.includes("Server listening") || found === undefined)
        throw new Error(`no server yet: ${output}`)
      return found
    },
    { timeout: 55_000, interval: 50 },
  )
  return { address, child }
}

async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit")
  child.kill("SIGKILL")
  await gone
}

/** A shopper at the very last step: seats held, sale begun with a gift certificate, card authenticated. */
async function readyToPay(address: string, shop: ShopName) {
  const guest = await newShopper(address, shop, sandboxes.origin)
  await guest.hold([seatName(seats++), seatName(seats++)])
  const code = `CRASH-${String(seats).padStart(6, "0")}`
  await issueCertificate(database.db, { websiteId: guest.shop.id, code, value: 1_000 })
  const sale = await guest.startWith([code])
  const card = await creditCardOf(guest, shop, sale)
  return { sale, pay: () => guest.pay(sale, card) }
}

const misbehave = (operation: string, behaviour: Behaviour) => {
  for (const processor of names satisfies readonly SandboxName[])
    sandboxes.overrides.add({ processor, operation, behaviour })
}

const attempts = () => database.db<PaymentAttemptRow>("payment_attempts")
const charges = () => sandboxes.ledger.all()

/** When the server dies, and what tells that the moment has come. */
const moments = [
  {
    when: "before the processor has carried anything out",
    prepare: () => misbehave("authorise", "hang"),
    isThere: async () =>
      (await attempts().where({ state: "authorising" })).length >= 3 &&
      sandboxes.overrides.waiting().length === 0,
  },
  {
    when: "between the charge and its answer",
    prepare: () => misbehave("authorise", "hang-after"),
    isThere: async () => charges().filter(({ state }) => state === "authorised").length >= 3,
  },
  {
    when: "between the tickets and the capture",
    prepare: () => misbehave("capture", "hang"),
    isThere: async () => (await attempts().where({ state: "authorised" })).length >= 3,
  },
  {
    when: "between the capture and its answer",
    prepare: () => misbehave("capture", "hang-after"),
    isThere: async () =>
      sandboxes.overrides.waiting().length === 0 &&
      charges().filter(({ state }) => state === "captured").length >
        (await attempts().where({ state: "captured" })).length,
  },
  {
    when: "anywhere",
    prepare: () => undefined,
    isThere: async () => (await attempts().whereNot({ state: "authorising" })).length > 0,
  },
]

it("is killed in the middle of payments and leaves every sale paid with tickets, or voided", async () => {
  let { address, child } = await startServer()
  for (const { when, prepare, isThere } of moments) {
    const shoppers = await Promise.all(names.map((shop) => readyToPay(address, shop)))
    const before = await attempts()
    prepare()
    const told: unknown[] = []
    const answers = shoppers.map(({ pay }) =>
      pay().then(
        ({ status, body }) => told.push(`${status} ${body.code ?? ""}`),
        (error: unknown) => told.push(String(error)),
      ),
    )
    await vi.waitFor(
      async () => {
        if ((await attempts()).length === before.length || !(await isThere())) {
          const states = (await attempts()).map(({ state }) => state).join(" ")
          const waiting = sandboxes.overrides.waiting().length
          throw new Error(`${when}: not there yet; attempts ${states}; ${waiting} wait; answered ${told}`)
        }
      },
      { timeout: 120_000, interval: 10 },
    )
    await killHard(child)
    await Promise.all(answers)
    ;({ address, child } = await startServer())
  }
  // The server that came back sells as before.
  for (const shop of names) {
    const guest = await newShopper(address, shop, sandboxes.origin)
    await guest.hold([seatName(seats++)])
    expect((await payPlainly(guest, shop)).status).toBe(200)
  }
  let later = 0
  const clock = { now: () => Date.now() + later }
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const config = testConfig({ processors: sandboxProcessors(sandboxes.origin) })
  const payments = withPayments({ db: database.db, clock, newId: randomId }, { config }, () => silent)
  for (let round = 1; round <= 5; round += 1) {
    later = round * 20 * 60_000
    await sweep(database.db, clock.now())
    await reconcile(payments, clock.now())
  }
  expect(await findUnrest(database.db, charges())).toEqual([])
  const sales = await database.db<SaleRow>("sales").select("state")
  expect(sales).toHaveLength(moments.length * names.length + names.length)
  // What was paid by certificate is spent, and what was not is theirs again.
  const balances = await database.db<GiftCertificateRow>("gift_certificates").pluck("balance")
  expect(new Set(balances)).toEqual(new Set([0, 1_000]))
  const states = new Set(sales.map(({ state }) => state))
  expect([...states].filter((state) => state !== "paid" && state !== "released")).toEqual([])
  expect(states).toContain("paid")
  expect(states).toContain("released")
}, 300_000)
