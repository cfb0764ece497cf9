import type { CartReport, CartSummary, SupportHold } from "@parterre/contract"
import { permissionIds } from "@parterre/domain/permissions"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { ada, employAda } from "../../test/house/box-office.ts"
import {
  buildHouse,
  eventId,
  line,
  otherHouse,
  places,
  seatIds,
  sendEverybodyHome,
  smallHouse,
  TestClock,
} from "../../test/house/small-house.ts"
import { type Caller, callerOf, serve, testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { changeSale, insertSale } from "../sales/sale-store.ts"

let database: TestDatabase
let db: Knex
let app: FastifyInstance
let clock: TestClock
let petit: Caller
let staff: Record<string, string>

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await buildHouse(db, {
    rows: [
      { name: "A", seats: 12 },
      { name: "3", seats: 8, ring: true, section: 2 },
    ],
    places: [10],
    events: [{ key: "soir" }, { key: "matinee" }],
  })
  await buildHouse(db, { website: otherHouse, rows: [{ name: "A", seats: 4 }] })
  for (const { id } of [smallHouse, otherHouse]) await employAda(db, id)
})
afterAll(() => database.close())

beforeEach(async () => {
  await sendEverybodyHome(db)
  clock = new TestClock()
  app = serve(db, clock, { allowMissing: true })
  petit = callerOf(app, smallHouse.id)
  staff = await signIn(petit)
  return async () => app.close()
})

async function signIn(caller: Caller): Promise<Record<string, string>> {
  const answer = await caller.post("/v1/refresh-tokens", ada)
  expect(answer.statusCode).toBe(200)
  const { refreshToken } = answer.json<{ refreshToken: string }>()
  return { authorization: `Bearer ${refreshToken}` }
}

async function shopper(): Promise<Record<string, string>> {
  const answer = await petit.post("/v1/session")
  return { "x-session-token": answer.json<{ sessionToken: string }>().sessionToken }
}

const carts = async (query = ""): Promise<CartSummary[]> =>
  (await petit.get(`/v1/support/carts${query}`, staff)).json<{ carts: CartSummary[] }>().carts
const holds = async (query = ""): Promise<SupportHold[]> =>
  (await petit.get(`/v1/support/holds${query}`, staff)).json<{ holds: SupportHold[] }>().holds

describe("what support sees", () => {
  it("lists carts, the last changed first, and finds them by client, sale or state", async () => {
    const ana = await shopper()
    await petit.post("/v1/holds", [line("soir", seatIds("A", 1, 2))], ana)
    clock.pass(10)
    await petit.post("/v1/holds", [places("matinee", 3)], await shopper())
    const [second, first] = await carts()
    expect(first).toMatchObject({
      state: "held",
      totalQty: 2,
      total: 15_982,
      remainingTime: 890,
      titles: ["Pièce soir"],
    })
    expect(second).toMatchObject({ totalQty: 3 })

    const sale = {
      website_id: smallHouse.id,
      session_id: "s",
      amount: 15_982,
      cart_version: 1,
      state: "open" as const,
      started_at: clock.now(),
      changed_at: clock.now(),
    }
    const client = JSON.stringify({ firstname: "Zoé", lastname: "Roy_Côté", email: "zoe@exemple.ca" })
    const unsaid = { client: null, client_id: null, shipping: null, taxes: null, receipt_number: null }
    const times = { paid_at: null, voided_at: null }
    const own = { id: "sale-1", cart_id: first?.id ?? "", sale_token_hash: "t" }
    await db.transaction(async (trx) => {
      await insertSale(trx, { ...sale, ...unsaid, ...times, ...own })
      await changeSale(trx, { id: "sale-1", website_id: smallHouse.id }, { client })
    })
    for (const q of ["sale-1", "ZOE@exemple", "roy_c", "zoe roy", "Zoé", "ROY_CÔTÉ", first?.id ?? ""])
      expect((await carts(`?q=${encodeURIComponent(q)}`)).map((cart) => cart.id)).toEqual([first?.id])
    expect(await carts("?q=roy%25")).toEqual([])
    expect((await carts("?q=sale-1"))[0]).toMatchObject({
      client: "Zoé Roy_Côté <zoe@exemple.ca>",
      saleId: "sale-1",
    })

    clock.pass(890)
    expect((await carts("?state=expired")).map((cart) => cart.id)).toEqual([first?.id])
    expect((await carts("?state=held")).map((cart) => cart.id)).toEqual([second?.id])
  })

  it("tells the story of a cart in the language asked for", async () => {
    const ana = await shopper()
    await petit.post("/v1/holds", [line("soir", seatIds("A", 2, 3))], ana)
    await petit.post("/v1/holds", [line("soir", seatIds("A", 1, 2))], ana)
    await petit.post("/v1/holds/actions/extend", undefined, ana)
    const [summary] = await carts()
    const report = (await petit.get(`/v1/support/carts/${summary?.id}?language=en`, staff)).json<CartReport>()
    expect(report.cart).toMatchObject({ id: summary?.id, totalQty: 2 })
    expect(report.holds).toMatchObject([{ state: "live", qty: 2, priceType: "Adult" }])
    expect(report.journal.map((entry) => [entry.command, entry.outcome])).toEqual([
      ["holds.place", "strands-seat"],
      ["holds.place", "done"],
      ["holds.extend", "done"],
    ])
    expect(report.journal[1]?.explanation).toContain("held 2 tickets")
    expect((await petit.get("/v1/support/carts/nothing", staff)).json()).toMatchObject({
      code: "cart-unknown",
    })
  })

  it("says which table a seat is at, in the hold and in the journal", async () => {
    const held = await petit.post("/v1/holds", [line("soir", seatIds("3", 8, 1))], await shopper())
    expect(held.statusCode).toBe(200)
    const [hold] = await holds()
    expect(hold?.seats).toMatchObject([
      { row: "3", rowType: "TABLE", seat: "1" },
      { row: "3", rowType: "TABLE", seat: "8" },
    ])
    const report = (await petit.get(`/v1/support/carts/${hold?.cartId}`, staff)).json<CartReport>()
    expect(report.journal[0]?.explanation).toContain("(table 3 8, table 3 1)")
  })

  it("lists living holds, the next to end first, and each by itself", async () => {
    await petit.post("/v1/holds", [line("soir", seatIds("A", 1, 2))], await shopper())
    clock.pass(60)
    await petit.post("/v1/holds", [places("matinee", 2)], await shopper())
    expect((await holds()).map((hold) => hold.remainingTime)).toEqual([840, 900])
    expect((await holds(`?eventId=${eventId("matinee")}`)).map((hold) => hold.qty)).toEqual([2])
    const [seats] = await holds()
    expect(seats?.seats.map((seat) => `${seat.row} ${seat.seat}`)).toEqual(["A 1", "A 2"])
    clock.pass(840)
    expect(await holds()).toHaveLength(1)
    expect((await petit.get(`/v1/support/holds/${seats?.id}`, staff)).json()).toMatchObject({
      state: "lapsed",
    })
  })
})

it("is open to a staff member without permissions whom the configuration names [PERM-006]", async () => {
  await db("staff_permissions").where({ website_id: smallHouse.id }).delete()
  const god = serve(db, clock, {
    allowMissing: true,
    config: testConfig({ godUserIds: [`ada-${smallHouse.id}`] }),
  })
  const asked = (server: FastifyInstance) => callerOf(server, smallHouse.id).get("/v1/support/carts", staff)
  try {
    expect((await asked(app)).json()).toMatchObject({ code: "permission-missing" })
    expect((await asked(god)).statusCode).toBe(200)
    const told = await callerOf(god, smallHouse.id).get("/v1/user-permissions", staff)
    expect(told.json()).toEqual(Object.values(permissionIds))
  } finally {
    await god.close()
    await db("staff_permissions").insert({
      staff_id: `ada-${smallHouse.id}`,
      permission: 28,
      website_id: smallHouse.id,
    })
  }
})

describe("releasing a shopper's hold", () => {
  const release = (caller: Caller, id: string, token = staff, reason = "Demande du client") =>
    caller.post(`/v1/support/holds/${id}/actions/release`, { reason }, token)

  it("frees the seats and keeps who did it and why", async () => {
    const ana = await shopper()
    await petit.post("/v1/holds", [line("soir", seatIds("A", 1, 2))], ana)
    const [hold] = await holds()
    expect((await release(petit, hold?.id ?? "")).json()).toEqual({ message: "holds.released" })
    expect((await petit.get("/v1/cart/self", ana)).json()).toMatchObject({ state: "empty", totalQty: 0 })
    expect(await db("claims")).toEqual([])
    const report = (await petit.get(`/v1/support/carts/${hold?.cartId}`, staff)).json<CartReport>()
    expect(report.journal.at(-1)).toMatchObject({
      actor: "staff:Ada",
      explanation: "Ada a libéré 2 billets pour cette raison\u00a0: Demande du client",
    })
    expect(report.holds).toMatchObject([{ state: "released", seats: [{ seatId: "A1" }, { seatId: "A2" }] }])
    expect((await release(petit, hold?.id ?? "")).json()).toMatchObject({ code: "hold-unknown" })
  })

  it.each(["Client\u200f", "Client\u202e", "Client\u2028"])("takes no reason such as %j", async (reason) => {
    await petit.post("/v1/holds", [line("soir", seatIds("A", 1, 2))], await shopper())
    const [hold] = await holds()
    const refused = await release(petit, hold?.id ?? "", staff, reason)
    expect(refused.json()).toMatchObject({ status: 400, code: "request-invalid" })
    expect(await db("claims")).toHaveLength(2)
  })

  it("leaves a cart alone that is being paid for", async () => {
    await petit.post("/v1/holds", [line("soir", seatIds("A", 1, 2))], await shopper())
    await db("carts").update({ state: "paying" })
    const [hold] = await holds()
    expect(hold).toMatchObject({ state: "paying" })
    expect((await release(petit, hold?.id ?? "")).json()).toMatchObject({ code: "cart-being-paid" })
  })

  it("knows no other tenant's carts and holds", async () => {
    await petit.post("/v1/holds", [line("soir", seatIds("A", 1, 2))], await shopper())
    const [hold] = await holds()
    const voisin = callerOf(app, otherHouse.id)
    const theirs = await signIn(voisin)
    expect((await voisin.get("/v1/support/holds", theirs)).json()).toMatchObject({ holds: [] })
    expect((await voisin.get(`/v1/support/carts/${hold?.cartId}`, theirs)).json()).toMatchObject({
      code: "cart-unknown",
    })
    for (const question of ["explanation?about=price", "explanation?about=tax", "replay"])
      for (const id of [hold?.id, hold?.cartId])
        expect((await voisin.get(`/v1/support/carts/${id}/${question}`, theirs)).json()).toMatchObject({
          code: "cart-unknown",
        })
    expect((await release(voisin, hold?.id ?? "", theirs)).json()).toMatchObject({ code: "hold-unknown" })
    expect(await db("claims")).toHaveLength(2)
  })
})

describe("clearing a shopper's cart", () => {
  const clear = (id: string, more: object = {}, caller = petit, token = staff) =>
    caller.post(`/v1/support/carts/${id}/actions/clear`, { reason: "Demande du client", ...more }, token)
  const unsure = (seats: readonly string[]) => {
    const { prices, ...group } = line("soir", seats)
    return { ...group, prices: prices.map((price) => ({ ...price, confirmed: false })) }
  }

  it("frees all that it keeps, names who and why, and then has nothing left to do", async () => {
    const ana = await shopper()
    await petit.post("/v1/holds", [line("soir", seatIds("A", 1, 2)), places("matinee", 3)], ana)
    const [cart] = await carts()
    expect((await clear(cart?.id ?? "")).json()).toEqual({ message: "holds.released" })
    expect((await petit.get("/v1/cart/self", ana)).json()).toMatchObject({ state: "empty", totalQty: 0 })
    expect(await db("claims")).toEqual([])
    const report = (await petit.get(`/v1/support/carts/${cart?.id}`, staff)).json<CartReport>()
    expect(report.journal.at(-1)).toMatchObject({
      actor: "staff:Ada",
      explanation: "Ada a libéré 5 billets pour cette raison\u00a0: Demande du client",
    })
    expect((await clear(cart?.id ?? "")).json()).toMatchObject({ code: "cart-empty" })
    expect((await petit.get(`/v1/support/carts/${cart?.id}/replay`, staff)).json()).toMatchObject({
      differences: [],
    })
  })

  it("frees what is not confirmed alone, and keeps the rest", async () => {
    const ana = await shopper()
    await petit.post("/v1/holds", [line("soir", seatIds("A", 1, 2))], ana)
    await petit.post("/v1/holds", [unsure(seatIds("A", 5, 6))], ana)
    const [hold] = await holds()
    expect((await clear(hold?.id ?? "", { unconfirmed: true })).json()).toEqual({ message: "holds.released" })
    expect(await db("claims").orderBy("seat_id").pluck("seat_id")).toEqual(["A1", "A2"])
    expect((await clear(hold?.cartId ?? "", { unconfirmed: true })).json()).toMatchObject({
      code: "cart-empty",
    })
    expect((await petit.get("/v1/cart/self", ana)).json()).toMatchObject({ state: "held", totalQty: 2 })
  })

  it("leaves alone what is being paid, is paid or ran out, and another tenant's", async () => {
    await petit.post("/v1/holds", [line("soir", seatIds("A", 1, 2))], await shopper())
    const [cart] = await carts()
    const id = cart?.id ?? ""
    const voisin = callerOf(app, otherHouse.id)
    expect((await clear(id, {}, voisin, await signIn(voisin))).json()).toMatchObject({ code: "cart-unknown" })
    expect((await clear(id, { reason: " " })).json()).toMatchObject({ code: "request-invalid" })
    for (const [state, code] of [
      ["paying", "cart-being-paid"],
      ["paid", "cart-paid"],
    ]) {
      await db("carts").update({ state })
      expect((await clear(id)).json()).toMatchObject({ code })
    }
    await db("carts").update({ state: "held" })
    clock.pass(901)
    expect((await clear(id)).json()).toMatchObject({ code: "cart-expired" })
    expect(await db("claims")).toHaveLength(2)
  })
})
