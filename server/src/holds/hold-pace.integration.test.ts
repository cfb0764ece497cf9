import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { buildHouse, places, sendEverybodyHome, TestClock } from "../../test/house/small-house.ts"
import { serve, testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"

let database: TestDatabase
let db: Knex
let clock: TestClock
let app: FastifyInstance

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await buildHouse(db, { rows: [], places: [1000] })
})
afterAll(() => database.close())
beforeEach(async () => {
  await sendEverybodyHome(db)
  clock = new TestClock()
})

async function serveWith(tickets: number) {
  app = serve(db, clock, { config: testConfig({ limits: { ...testConfig().limits, tickets } }) })
  return async () => {
    await app.close()
  }
}

/** A visitor with a session of their own, at an address. */
async function visitor(remoteAddress = "198.51.100.1") {
  const url = (path: string) => `${path}?subdomain=petit`
  const opened = await app.inject({ method: "POST", url: url("/v1/session"), remoteAddress })
  const headers = { "x-session-token": opened.json().sessionToken, "content-type": "application/json" }
  const send = (path: string, body: unknown) =>
    app.inject({ method: "POST", url: url(path), headers, remoteAddress, payload: JSON.stringify(body) })
  return {
    hold: (qty: number, changes: object = {}) => send("/v1/holds", [{ ...places("soir", qty), ...changes }]),
    giveBack: () =>
      app.inject({
        method: "DELETE",
        url: url("/v1/cart/delete"),
        headers: { "x-session-token": headers["x-session-token"] },
        remoteAddress,
      }),
  }
}

it("lets a cart take and give back ten thousand tickets an hour, and no more", async () => {
  const close = await serveWith(1_000_000)
  const ana = await visitor()
  for (let time = 0; time < 10; time += 1) {
    expect((await ana.hold(1000)).statusCode).toBe(200)
    expect((await ana.giveBack()).statusCode).toBe(200)
    clock.pass(60)
  }
  const refused = await ana.hold(1)
  expect(refused.json()).toMatchObject({ code: "rate-limited", status: 429, retryAfter: 3000 })
  expect(refused.headers["retry-after"]).toBe("3000")
  const lines = await db("hold_lines").count({ n: "*" }).first()
  expect(Number(lines?.n)).toBe(10_000)
  clock.pass(3000)
  expect((await ana.hold(1)).statusCode).toBe(200)
  await close()
})

it("counts the tickets of an address, whatever the session; what was refused does not count", async () => {
  const close = await serveWith(900)
  expect((await (await visitor("198.51.100.2")).hold(200)).statusCode).toBe(200)
  const ana = await visitor()
  for (let time = 0; time < 5; time += 1) expect((await ana.hold(900)).statusCode).toBe(409)
  expect((await ana.hold(800)).statusCode).toBe(200)
  await ana.giveBack()
  const refused = await (await visitor()).hold(101)
  expect(refused.json()).toMatchObject({ code: "rate-limited", retryAfter: 3600 })
  expect((await (await visitor()).hold(100)).statusCode).toBe(200)
  expect((await (await visitor("198.51.100.2")).hold(1)).statusCode).toBe(200)
  clock.pass(3600)
  expect((await (await visitor()).hold(101)).statusCode).toBe(200)
  await close()
})

it("counts an IPv6 network, which one home has all of, as one address", async () => {
  const close = await serveWith(10)
  const statuses = []
  for (const end of ["1", "2", "ffff:1", "a:b:c", "5"]) {
    const { statusCode } = await (await visitor(`2001:db8:1:1::${end}`)).hold(5)
    statuses.push(statusCode)
  }
  expect(statuses).toEqual([200, 200, 429, 429, 429])
  expect((await (await visitor("2001:db8:1:2::1")).hold(5)).statusCode).toBe(200)
  await close()
})

it("lets a burst from one address take no more than asks one after the other", async () => {
  const close = await serveWith(20)
  const visitors = []
  for (let one = 0; one < 12; one += 1) visitors.push(await visitor())
  const answers = await Promise.all(visitors.map((one) => one.hold(10)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
  await close()
})

it("keeps no path that is longer than a path is, nor one that leads elsewhere", async () => {
  const close = await serveWith(1000)
  const ana = await visitor()
  await ana.hold(1, { pageUrl: "/fr/pages/ubu?utm_source=infolettre" })
  await ana.hold(1, { pageUrl: `/fr/pages/ubu?${"x".repeat(500)}` })
  await ana.hold(1, { pageUrl: "/\t/ailleurs.example/fr" })
  expect(await db("holds").orderBy("ordinal").pluck("page_url")).toEqual([
    "/fr/pages/ubu?utm_source=infolettre",
    null,
    null,
  ])
  await close()
})
