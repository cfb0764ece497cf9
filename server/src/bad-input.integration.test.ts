import { type OperationId, operations } from "@parterre/contract"
import * as fc from "fast-check"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { bodiesOf } from "../test/contract-bodies.ts"
import { callerOf, serve, testConfig } from "../test/serve.ts"
import { type TestDatabase, testDatabase } from "../test/test-database.ts"
import {
  buildHouse,
  eventId,
  levelId,
  otherHouse,
  priceId,
  smallHouse,
  TestClock,
} from "./holds/small-house.test-support.ts"
import { tokenHash } from "./ids.ts"
import { notBuiltOperations } from "./not-built.ts"

/** Processors at an address where nobody listens. */
const silent = { baseUrl: "http://127.0.0.1:9", secret: () => "x" }
const shops = [
  { processor: "PAYSAFE", website: smallHouse },
  { processor: "GLOBALPAYMENTS", website: { ...smallHouse, id: "global", accountCode: "GLOB" } },
  { processor: "STRIPE", website: { ...smallHouse, id: "bandes", accountCode: "BAND" } },
] as const
const staffToken = "staff-token"
const waiting: readonly OperationId[] = notBuiltOperations
const ids = (Object.keys(operations) as OperationId[]).filter((id) => !waiting.includes(id))

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  const clock = new TestClock()
  const rows = [{ name: "A", seats: 12 }]
  for (const { website, processor } of shops) {
    await buildHouse(db, { website, rows, places: [1000] })
    const payment = { processor, accountId: "1001", threeDSecure: true, brands: ["visa", "mastercard"] }
    await db("websites")
      .where({ id: website.id })
      .update({ payment: JSON.stringify(payment) })
    await db("staff").insert({
      id: `ada-${website.id}`,
      website_id: website.id,
      email: "ada@petit.example",
      name: "Ada",
    })
    await db("staff_permissions").insert({
      staff_id: `ada-${website.id}`,
      permission: 28,
      website_id: website.id,
    })
    await db("refresh_tokens").insert({
      token_hash: tokenHash(`${staffToken}-${website.id}`),
      website_id: website.id,
      staff_id: `ada-${website.id}`,
      oauth_type: "PASSWORD",
      created_at: clock.now(),
      expires_at: clock.now() + 1e9,
    })
  }
  await buildHouse(db, { website: otherHouse, rows })
  app = serve(db, clock, {
    config: testConfig({
      sandbox: false,
      processors: { paysafe: silent, globalPayments: silent, stripe: silent },
    }),
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

/** A shopper who holds two places and has been to the till, with the words a caller of theirs knows. */
async function shopper(website: (typeof shops)[number]["website"]) {
  const caller = callerOf(app, website.id)
  const { sessionToken } = (await caller.post("/v1/session")).json()
  const headers = {
    "x-session-token": sessionToken,
    authorization: `Bearer ${staffToken}-${website.id}`,
  }
  const floor = {
    type: "show",
    id: eventId("soir", website),
    prices: [{ id: priceId("soir", "ga", "adulte", website), qty: 2 }],
  }
  const { cart } = (await caller.post("/v1/holds", [floor], headers)).json()
  const url = `/v1/session/create-sale?subdomain=${website.id}`
  const { saleToken, hash, amount } = (await app.inject({ method: "PUT", url, headers })).json()
  const [price] = cart.cartElements[0].prices
  const words = [
    floor.id,
    levelId("a", website),
    priceId("soir", "a", "adulte", website),
    `${website.id}.salle.1`,
    "A3",
    "full",
    price.reservationId,
    price.cartDetailToken[0].idCartLine,
    cart.id,
    saleToken,
    hash,
    "4111111111111111",
    "1230",
    "123",
    website.accountCode,
    "WILLCALL",
    "CA",
    "ada@petit.example",
    "",
    "4000000000001091",
  ]
  return { headers, words, numbers: [amount] }
}

/** Nobody at the processor's address is the one failure that is not the server's own. */
function isNotAFailure({ statusCode, body }: { statusCode: number; body: string }): void {
  if (statusCode >= 500) expect(JSON.parse(body).code, body).toBe("processor-unavailable")
}

describe("what callers send", () => {
  const changing = ids.filter((id) => operations[id].method !== "GET")

  it.each(shops)("never makes a shop paid through $processor fail [ERR-032]", async ({ website }) => {
    let guest = await shopper(website)
    const asked = fc.constantFrom(...changing).chain((id) =>
      fc.record({
        id: fc.constant(id),
        word: fc.nat(30),
        body: bodiesOf(id, guest),
      }),
    )
    let calls = 0
    await fc.assert(
      fc.asyncProperty(asked, async ({ id, word, body }) => {
        calls += 1
        if (calls % 10 === 0) guest = await shopper(website)
        const { words } = guest
        const path = operations[id].path.replaceAll(/\{\w+\}/g, () =>
          encodeURIComponent(words[word % words.length] || "x"),
        )
        const answer = await app.inject({
          method: operations[id].method,
          url: `${path}?subdomain=${website.id}`,
          headers: { ...guest.headers, ...(body === undefined ? {} : { "content-type": body.type }) },
          ...(body === undefined ? {} : { payload: body.text }),
        })
        isNotAFailure(answer)
      }),
      { numRuns: 250 },
    )
  })
})

describe("ids in a path", () => {
  const reading = ids.filter((id) => operations[id].method === "GET" && operations[id].path.includes("{"))
  const filled = (path: string, word: string) => path.replaceAll(/\{\w+\}/g, encodeURIComponent(word))

  it.each(reading)("that nobody has are refused by %s", async (id) => {
    const { headers } = await shopper(smallHouse)
    for (const word of ["nobody", "'; --", "%", "é\u{1f3ad}", "x".repeat(190)]) {
      const url = `${filled(operations[id].path, word)}?subdomain=petit`
      const answer = await app.inject({ url, headers })
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode, answer.body).toBeLessThan(500)
    }
  })

  it.each(reading)("that another tenant has are refused by %s [SHELL-002]", async (id) => {
    const { words } = await shopper(smallHouse)
    const { headers } = await shopper(shops[1].website)
    for (const word of words.filter((one) => one.includes("petit") || one.startsWith("id-"))) {
      const url = `${filled(operations[id].path, word)}?subdomain=global`
      const answer = await app.inject({ url, headers })
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode, answer.body).toBeLessThan(500)
    }
  })
})

describe("NUL, which no id, text or name has", () => {
  const invalid = { status: 400, code: "request-invalid" }
  const withPath = ids.filter((id) => operations[id].path.includes("{"))

  it.each(withPath)("in a path is refused by %s before anything reads it", async (id) => {
    const { headers } = await shopper(smallHouse)
    const { path, method } = operations[id]
    const names = [...path.matchAll(/\{\w+\}/g)].map(([name]) => name)
    for (const spoilt of names) {
      const filled = names.reduce((url, name) => url.replace(name, name === spoilt ? "a%00b" : "PETIT"), path)
      const answer = await app.inject({ method, url: `${filled}?subdomain=petit`, headers })
      expect(answer.json(), `${method} ${filled}`).toMatchObject(invalid)
    }
  })

  it.each(ids)("in a query, a header or a host is refused by %s", async (id) => {
    const { headers } = await shopper(smallHouse)
    const { method } = operations[id]
    const url = operations[id].path.replaceAll(/\{\w+\}/g, "PETIT")
    const call = (query: string, more: Record<string, string> = {}) =>
      app.inject({ method, url: `${url}?${query}`, headers: { ...headers, ...more } })
    const answers = await Promise.all([
      call("subdomain=petit%00"),
      call("subdomain=petit&q=%00"),
      call("subdomain=petit&%00=q"),
      call("subdomain=petit", { "x-session-token": "a\0b" }),
      call("subdomain=petit", { authorization: "Bearer a\0b" }),
      call("subdomain=petit", { cookie: "a=\0" }),
      call("", { host: "petit\0.example.org" }),
    ])
    for (const answer of answers) expect(answer.json()).toMatchObject(invalid)
  })

  it("in a body is refused whatever else is wrong with it", async () => {
    const { headers } = await shopper(smallHouse)
    const bodies = [
      ["application/json", JSON.stringify({ username: "a\0", password: "b" })],
      ["application/json", JSON.stringify([{ deep: [{ "a\0": 1 }] }])],
      ["application/x-www-form-urlencoded", "cres=%00"],
    ] as const
    for (const id of ids.filter((one) => operations[one].method !== "GET"))
      for (const [type, payload] of bodies) {
        const url = operations[id].path.replaceAll(/\{\w+\}/g, "NOBODY")
        const answer = await app.inject({
          method: operations[id].method,
          url: `${url}?subdomain=nobody`,
          headers: { ...headers, "content-type": type },
          payload,
        })
        expect(answer.json(), `${id} ${type}`).toMatchObject(invalid)
      }
  })
})
