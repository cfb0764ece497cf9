import type { Knex } from "knex"
import { afterAll, beforeAll, expect, inject, it } from "vitest"
import { startCheckout } from "../../test/house/checkout-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../../test/serve.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import { reconcile } from "../jobs/reconciler.ts"
import { sweep } from "../jobs/sweeper.ts"
import { letEverybodyIn } from "../queue/queue-round.ts"
import { forgetScans, scanStore } from "../scans/scan-store.ts"
import { scanTicket } from "../scans/scan-ticket.ts"

/** Tables that grow with every shopper: a statement that reads all of one is slower each day. */
const growing = [
  ...["carts", "holds", "hold_lines", "claims", "journal", "sessions", "ended_session_tokens"],
  ...[
    "sales",
    "payment_attempts",
    "tickets",
    "sale_documents",
    "sale_certificates",
    "queue_places",
    "outbox",
    "scans",
  ],
]

let bench: Awaited<ReturnType<typeof startCheckout>>
beforeAll(async () => {
  bench = await startCheckout()
})
afterAll(() => bench.close())

it.runIf(inject("database") === "sqlite")(
  "what shoppers and jobs ask finds rows by an index, however many there are",
  async () => {
    const asked = new Map<string, readonly Knex.RawBinding[]>()
    const note = ({ sql, bindings = [] }: { sql: string; bindings?: readonly Knex.RawBinding[] }) =>
      void asked.set(sql, bindings)
    bench.db.on("query", note)
    await shopAndWork()
    bench.db.off("query", note)
    const whole: string[] = []
    for (const [sql, bindings] of asked) {
      if (!/^\s*(select|with|update|delete|insert)/i.test(sql)) continue
      const steps: { detail: string }[] = await bench.db.raw(`EXPLAIN QUERY PLAN ${sql}`, bindings)
      const names = aliases(sql)
      for (const { detail } of steps) {
        const [, how, name = ""] = /^(SCAN|SEARCH) (\w+)/.exec(detail) ?? []
        const table = names.get(name) ?? name
        // A website has most of the rows.
        const isWhole = how === "SCAN" || /\(website_id=\?\)$/.test(detail)
        if (how !== undefined && isWhole && growing.includes(table))
          whole.push(`${detail}: ${sql.slice(0, 200)}`)
      }
    }
    expect(whole).toEqual([])
    expect(asked.size).toBeGreaterThan(60)
  },
)

/** A ticket is scanned, handed in, listed and told of. */
async function scanAtDoor(): Promise<void> {
  const { db, clock } = bench
  const ticket = await db("tickets")
    .where({ event_id: "stripe-shop.soir" })
    .first("id", "website_id", "event_id", "code_number")
  const surroundings = {
    ...{ db, barcodes: testBarcodes, newId: () => crypto.randomUUID(), now: clock.now() },
    ...{
      website: { id: "stripe-shop", timeZone: "America/Toronto" },
      language: "fr" as const,
      staffName: "Ada",
    },
  }
  const scan = { code: testBarcodes.write(ticket), eventIds: [ticket.event_id], gate: "Porte nord" }
  await scanTicket(surroundings, scan)
  await scanTicket(surroundings, { ...scan, at: clock.now() })
  const store = scanStore(db, "stripe-shop")
  await store.ofEvent(ticket.event_id, 100)
  await store.admittedTo(ticket.event_id)
  await store.goodTickets(ticket.event_id)
  await forgetScans(db, clock.now())
}

/** The tables of a statement by the names they have in it. */
function aliases(sql: string): ReadonlyMap<string, string> {
  const named = sql.matchAll(/(?:from|join|update|into)\s+[`"]?(\w+)[`"]?\s+(?:as\s+)?[`"]?(\w+)[`"]?/gi)
  return new Map([...named].map(([, table = "", name = ""]) => [name, table]))
}

async function shopAndWork(): Promise<void> {
  const { db, clock } = bench
  for (const shop of ["stripe", "paysafe"] as const) {
    const guest = await bench.shopper(shop)
    await guest.call("GET", "/v1/cart/self")
    await guest.call("POST", "/v1/holds/actions/extend")
    const { sale, status } = await payPlainly(guest, shop)
    expect([status, sale.amount > 0]).toEqual([200, true])
    await guest.call("GET", "/v1/session/sale")
    await guest.call("GET", "/v1/tickets/upcoming/self")
  }
  await scanAtDoor()
  await bench.shopper("stripe")
  const leaver = await bench.shopper("stripe")
  await db("queue_settings").insert({
    ...{ website_id: "stripe-shop", kind: "events", thing_id: "stripe-shop.soir" },
    ...{ opens_at: null, room_from: null, starts_above: 1_000, room: 1_000, per_minute: 1_000 },
    ...{ enter_seconds: 300, key_seconds: 900 },
  })
  await leaver.call("POST", "/v1/key/events/stripe-shop.soir", { type: "events", id: "stripe-shop.soir" })
  await leaver.call("POST", "/v1/key/events/stripe-shop.soir/eta", { type: "events", id: "stripe-shop.soir" })
  await leaver.call("PUT", "/v1/kickout")
  await letEverybodyIn(bench.payments)
  await sendOutbox(
    {
      db,
      log: bench.payments.log,
      mailer: { send: async () => undefined },
      barcodes: testBarcodes,
      gifts: testGifts,
      newsletters: testNewsletters,
      renewals: testRenewals,
      certificates: testCertificates,
    },
    clock,
  )
  clock.pass(3_600)
  await sweep(db, clock.now())
  await reconcile(bench.payments, clock.now())
}
