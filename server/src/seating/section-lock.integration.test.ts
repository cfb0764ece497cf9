import { afterAll, beforeAll, expect, it } from "vitest"
import { employAda, signInAda } from "../../test/house/box-office.ts"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { dueSale } from "../../test/house/due-sale.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { shops } from "../../test/house/shops.ts"
import { isPostgres } from "../database/open-database.ts"
import { reconcile } from "../jobs/reconciler.ts"
import { sweep } from "../jobs/sweeper.ts"

/**
 * Whoever changes seats locks the version of their section until the commit, and everybody else who wants a seat there waits.
 * What needs no lock is done before, and PostgreSQL is asked for the rest at once.
 */
let bench: CheckoutBench

beforeAll(async () => {
  bench = await startCheckout()
})
afterAll(() => bench.close())

interface Event {
  readonly sql: string
  readonly __knexTxId?: string
}

/** What was asked after each lock of a section until its commit, and how many answers were waited for in between. */
async function whileLocked(work: () => Promise<unknown>) {
  const events: { readonly kind: "asked" | "answered"; readonly sql: string; readonly of: string }[] = []
  const noting = (kind: "asked" | "answered") => (event: Event) =>
    void events.push({ kind, sql: event.sql, of: event.__knexTxId ?? "" })
  const [asked, answered] = [
    noting("asked"),
    (_: unknown, event: Event) => noting("answered")(event),
  ] as const
  bench.db.on("query", asked).on("query-response", answered)
  try {
    await work()
  } finally {
    bench.db.removeListener("query", asked).removeListener("query-response", answered)
  }
  return events.flatMap(({ kind, sql, of }, at) => {
    if (kind !== "asked" || !sql.includes("INSERT INTO event_section_versions")) return []
    const own = events.slice(at + 1).filter((event) => event.of === of)
    const last = own.findIndex((event) => event.sql.startsWith("COMMIT"))
    expect(last).toBeGreaterThanOrEqual(0)
    const until = own.slice(0, last)
    const lastAsked = until.findLastIndex((event) => event.kind === "asked")
    return {
      tables: until.flatMap((event) => (event.kind === "asked" ? changed(event.sql) : [])),
      waits: until.slice(0, lastAsked + 1).filter((event) => event.kind === "answered").length,
    }
  })
}

/** The table that a statement changes; `select` where it only reads. */
const changed = (sql: string): string =>
  /(?:insert into|update|delete from) "?`?(\w+)/i.exec(sql.replaceAll("FOR UPDATE", ""))?.[1] ?? "select"

/** Where the database is asked over a network, nothing waits between; SQLite runs each statement by itself. */
const expectNoWaits = (locks: Awaited<ReturnType<typeof whileLocked>>) => {
  if (isPostgres(bench.db)) expect(locks.map(({ waits }) => waits)).toEqual(locks.map(() => 0))
}

it("a hold locks its sections for what it writes, in one trip", async () => {
  const guest = await bench.shopper("stripe", { seats: 0 })
  const locks = await whileLocked(() => guest.hold(["Y1", "Y2"]))
  expect(locks.map(({ tables }) => tables)).toEqual([["claims", "holds", "hold_lines", "journal"]])
  expectNoWaits(locks)
})

it("a sale locks its sections last, for the claims alone", async () => {
  const guest = await bench.shopper("stripe")
  const locks = await whileLocked(() => payPlainly(guest, "stripe"))
  expect(locks.map(({ tables }) => tables)).toEqual([["claims"]])
  expectNoWaits(locks)
  expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "empty" })
})

it("seats that are given back, or whose time ran out, lock their sections last", async () => {
  const guest = await bench.shopper("stripe")
  const given = await whileLocked(() => guest.call("DELETE", "/v1/cart/delete"))
  expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ totalQty: 0 })
  await bench.shopper("stripe", { places: 1, seats: 2 })
  bench.clock.pass(3_600)
  const lapsed = await whileLocked(() => sweep(bench.db, bench.clock.now()))
  for (const locks of [given, lapsed]) {
    expect(locks.length).toBeGreaterThan(0)
    for (const { tables } of locks) {
      expect(tables).toContain("claims")
      expect(["claims", "event_capacities", "holds"]).toEqual(expect.arrayContaining([...tables]))
    }
    expectNoWaits(locks)
  }
})

it("a payment that ended without money locks the sections of its seats last", async () => {
  const guest = await bench.shopper("stripe")
  const sale = await guest.startSale()
  const declined = { stripeToken: "tok_chargeDeclined" }
  const locks = await whileLocked(async () => expect((await guest.pay(sale, declined)).status).toBe(402))
  expect(locks.map(({ tables }) => tables)).toEqual([["claims"]])
  expectNoWaits(locks)
  expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held", totalQty: 2 })
})

/** Asks an operation of support, as Ada of the box office does. */
async function support(token: string, path: string, body: object) {
  const response = await fetch(`${bench.address}/v1/support/${path}?subdomain=${shops.stripe.id}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  expect(response.status).toBeLessThan(300)
  return (await response.json()) as { readonly amount?: number }
}

it("seats of a refunded or voided sale lock their sections last", async () => {
  await employAda(bench.db, shops.stripe.id)
  const paid = await bench.shopper("stripe")
  const { sale } = await payPlainly(paid, "stripe")
  await reconcile(bench.payments, bench.clock.now() + 60_000)
  const { id } = await bench.saleOf(sale.saleToken)
  const due = await dueSale(bench, "stripe", await bench.shopper("stripe"))
  const token = await signInAda(bench.address, shops.stripe.id)

  const { amount } = await support(token, `sales/${id}/refund-preview`, {})
  const refunded = await whileLocked(() =>
    support(token, `sales/${id}/refunds`, { reason: "Malade ce soir-là", amount }),
  )
  const voided = await whileLocked(() =>
    support(token, `sales/${due.receipt}/void`, { reason: "Ne paiera pas" }),
  )
  for (const locks of [refunded, voided]) {
    expect(locks.length).toBeGreaterThan(0)
    for (const { tables } of locks) expect(tables).toEqual(["claims", "holds"])
    expectNoWaits(locks)
  }
})
