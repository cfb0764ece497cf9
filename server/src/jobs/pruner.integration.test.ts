import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { shops } from "../../test/house/shops.ts"
import { testConfig } from "../../test/serve.ts"
import { findCart } from "../carts/cart-store.ts"
import { liveHolds } from "../carts/hold-store.ts"
import type { Retention } from "../config.ts"
import type { OutboxRow } from "../database/checkout-tables.ts"
import type { CartRow, HoldRow, JournalRow } from "../database/hold-tables.ts"
import { tokenHash } from "../ids.ts"
import { readJournal } from "../journal/journal-store.ts"
import { replay } from "../journal/replay.ts"
import { sessionTokens } from "../sessions/session-tokens.ts"
import { prune } from "./pruner.ts"
import { reconcile } from "./reconciler.ts"
import { sweep } from "./sweeper.ts"

const day = 86_400_000
const retention: Retention = { refusals: 30 * day, carts: 90 * day, mail: 30 * day }

let bench: CheckoutBench

beforeAll(async () => {
  bench = await startCheckout()
  await bench.db("events").update({ starts_at: Date.UTC(2099, 0) })
})
afterAll(() => bench.close())

const shop = shops.stripe
const passDays = (days: number) => bench.clock.pass(days * 86_400)
const pruned = () => prune(bench.db, retention, bench.clock.now())

/** A session that was used after its first hour. */
async function writtenDown(guest: { token(): string }): Promise<{ readonly id: string }> {
  const now = bench.clock.now()
  const id = sessionTokens(testConfig().ticketSigningKey).read(shop.id, guest.token())?.sessionId ?? ""
  const row = { id, website_id: shop.id, token_hash: tokenHash(guest.token()), created_at: now }
  await bench
    .db("sessions")
    .insert({ ...row, expires_at: now + day })
    .onConflict("id")
    .ignore()
  return row
}

async function cartOf(guest: { token(): string }): Promise<CartRow> {
  const session = await writtenDown(guest)
  const cart = await bench
    .db<CartRow>("carts")
    .where({ session_id: session.id })
    .orderBy("created_at", "desc")
    .first()
  if (cart === undefined) throw new Error("no cart")
  return cart
}

/** The session of somebody who comes by each day. */
const keepSession = ({ session_id }: CartRow) =>
  bench
    .db("sessions")
    .where({ id: session_id })
    .update({ expires_at: bench.clock.now() + day })

/** Lets a cart's time run out and its forgotten sale with it. */
async function lapse() {
  bench.clock.pass(3600)
  await sweep(bench.db, bench.clock.now())
  await reconcile(bench.payments, bench.clock.now())
}

/** How many rows there still are of a cart, by table. */
async function rowsOf({ id }: CartRow) {
  const { db } = bench
  const holds = await db<HoldRow>("holds").where({ cart_id: id }).pluck("id")
  const sales: string[] = await db("sales").where({ cart_id: id }).pluck("id")
  const count = async (table: string, column: string, values: readonly string[]) =>
    Number((await db(table).whereIn(column, values).count({ n: "*" }).first())?.n)
  return {
    carts: await count("carts", "id", [id]),
    holds: holds.length,
    lines: await count("hold_lines", "hold_id", holds),
    journal: await count("journal", "cart_id", [id]),
    sales: sales.length,
  }
}
const nothing = { carts: 0, holds: 0, lines: 0, journal: 0, sales: 0 }

describe("a cart that ended without a sale", () => {
  it("goes with all that was written of it, once its time is over and not before", async () => {
    const guest = await bench.shopper("stripe")
    await guest.startSale()
    const cart = await cartOf(guest)
    await lapse()
    const before = await rowsOf(cart)
    expect(before).toMatchObject({ carts: 1, holds: 1, lines: 2, sales: 1 })
    passDays(89)
    await pruned()
    expect(await rowsOf(cart)).toEqual(before)
    passDays(2)
    await pruned()
    expect(await rowsOf(cart)).toEqual(nothing)
    const lines = await bench.db("hold_lines").count({ n: "*" }).first()
    expect(Number(lines?.n)).toBe(0)
  })

  it("stays when a card was tried", async () => {
    const guest = await bench.shopper("stripe")
    const sale = await guest.startSale()
    expect((await guest.pay(sale, { stripeToken: "tok_chargeDeclined" })).status).toBe(402)
    const cart = await cartOf(guest)
    await lapse()
    const before = await rowsOf(cart)
    passDays(200)
    await pruned()
    expect(await rowsOf(cart)).toEqual(before)
  })

  it("is opened anew when its shopper comes back", async () => {
    const guest = await bench.shopper("stripe")
    const old = await cartOf(guest)
    await lapse()
    passDays(91)
    await keepSession(old)
    await pruned()
    expect(await rowsOf(old)).toEqual(nothing)
    await guest.hold(["Y1", "Y2"])
    const anew = await cartOf(guest)
    expect(anew.id).not.toBe(old.id)
    expect(replay(await readJournal(bench.db, anew))).toMatchObject({ state: "held", version: anew.version })
  })
})

describe("what is needed", () => {
  it("stays: a paid sale with its tickets and its journal, however old", async () => {
    const guest = await bench.shopper("stripe")
    const { sale, status } = await payPlainly(guest, "stripe")
    expect(status).toBe(200)
    const cart = await cartOf(guest)
    const before = await rowsOf(cart)
    const { id } = await bench.saleOf(sale.saleToken)
    passDays(5000)
    await pruned()
    expect(await rowsOf(cart)).toEqual(before)
    expect(await bench.ticketsOf(id)).toHaveLength(2)
    expect(replay(await readJournal(bench.db, cart))).toMatchObject({ state: "paid", version: cart.version })
  })

  it("stays: a live cart of a session that took and gave back for months", async () => {
    const guest = await bench.shopper("stripe", { seats: 1 })
    const cart = await cartOf(guest)
    for (let month = 0; month < 5; month += 1) {
      passDays(30)
      await sweep(bench.db, bench.clock.now())
      await keepSession(cart)
      await guest.hold([`Z${month + 1}`])
      await pruned()
    }
    const now = await findCart(bench.db, shop.id, cart.session_id)
    if (now === undefined) throw new Error("the cart is gone")
    const told = replay(await readJournal(bench.db, now))
    const held = (await liveHolds(bench.db, now.id)).flatMap((hold) => hold.lines.map((line) => line.id))
    expect({ ...told, lines: [...told.lines.keys()] }).toEqual({
      state: "held",
      sold: new Map(),
      refunded: new Set(),
      paidAmount: undefined,
      version: now.version,
      expiresAt: now.expires_at,
      renewalsUsed: 0,
      lines: held,
    })
    expect(held).toHaveLength(1)
  })
})

describe("what anybody can have written", () => {
  it("is forgotten: refusals after thirty days", async () => {
    const refusals = async () =>
      Number(
        (await bench.db<JournalRow>("journal").whereNot({ outcome: "done" }).count({ n: "*" }).first())?.n,
      )
    const guest = await bench.shopper("stripe", { seats: 0 })
    await writtenDown(guest)
    await expect(guest.hold(["nowhere"])).rejects.toThrow("seats-unknown")
    passDays(20)
    await bench.db("sessions").update({ expires_at: bench.clock.now() + day })
    await expect(guest.hold(["nowhere"])).rejects.toThrow("seats-unknown")
    passDays(11)
    await pruned()
    expect(await refusals()).toBe(1)
    passDays(30)
    await pruned()
    expect(await refusals()).toBe(0)
  })

  it("is forgotten: sessions that have ended", async () => {
    await bench.db("sessions").delete()
    await writtenDown(await bench.shopper("stripe", { seats: 0 }))
    passDays(2)
    await writtenDown(await bench.shopper("stripe", { seats: 0 }))
    const ended = { website_id: shop.id, ended_at: bench.clock.now() }
    for (const [token_hash, expires_at] of [
      ["over", bench.clock.now()],
      ["still good", bench.clock.now() + 1],
    ])
      await bench.db("ended_session_tokens").insert({ ...ended, token_hash, expires_at })
    await pruned()
    expect(await bench.db("ended_session_tokens").pluck("token_hash")).toEqual(["still good"])
    expect(await bench.db("sessions").where("expires_at", "<=", bench.clock.now())).toEqual([])
    expect(await bench.db("sessions")).toHaveLength(1)
  })

  it("is forgotten: mail that was sent, and letters nobody could send; a receipt waits", async () => {
    const { db, clock } = bench
    await db("outbox").delete()
    const row = (id: string, change: Partial<OutboxRow>): OutboxRow => ({
      id,
      website_id: shop.id,
      kind: "receipt",
      payload: "{}",
      created_at: clock.now(),
      due_at: clock.now(),
      sent_at: null,
      attempts: 0,
      last_error: null,
      ...change,
    })
    await db<OutboxRow>("outbox").insert([
      row("sent", { sent_at: clock.now() }),
      row("sent-later", { sent_at: clock.now() + 2 * day }),
      row("waiting", {}),
      row("letter", { kind: "password-reset" }),
    ])
    passDays(31)
    await pruned()
    expect(await db("outbox").orderBy("id").pluck("id")).toEqual(["sent-later", "waiting"])
  })
})

it("takes its rounds until nothing is left that is over, a batch at a time", async () => {
  const { db, clock } = bench
  const rows = Array.from({ length: 1100 }, (_, at) => ({
    website_id: shop.id,
    session_id: `s${at}`,
    at: clock.now(),
    command: "holds.place",
    actor: "shopper",
    outcome: "event-unknown",
    data: "{}",
  }))
  for (let from = 0; from < rows.length; from += 100) await db("journal").insert(rows.slice(from, from + 100))
  const carts = Array.from({ length: 150 }, (_, at) => ({
    id: `old-${at}`,
    website_id: shop.id,
    session_id: `s${at}`,
    state: at % 2 === 0 ? "empty" : "expired",
    version: 1,
    renewals_used: 0,
    created_at: clock.now(),
    changed_at: clock.now(),
  }))
  for (let from = 0; from < carts.length; from += 50) await db("carts").insert(carts.slice(from, from + 50))
  passDays(100)
  await pruned()
  expect(await db("journal").whereNull("cart_id")).toEqual([])
  expect(await db("carts").where("id", "like", "old-%")).toEqual([])
})
