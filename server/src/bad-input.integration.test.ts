import { randomBytes } from "node:crypto"
import { type OperationId, operations } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type FuzzReport, fuzz, mostGrowth } from "../fuzz/fuzz.ts"
import { type FuzzHouse, openHouse, shops } from "../fuzz/house.ts"
import { visit } from "../fuzz/visitor.ts"
import { type TestDatabase, testDatabase } from "../test/test-database.ts"
import type { AppOptions } from "./app.ts"
import { Refusal } from "./refusal.ts"

const ids = Object.keys(operations) as OperationId[]
/** Enough of them to be seen among all, and none that a visit needs. */
const atLength = ids.filter((id) => operations[id].method === "GET" && operations[id].path.includes("{"))
/** Read without an id, and so refused less often before anything is read. */
const plainReads = ids.filter((id) => operations[id].method === "GET" && !operations[id].path.includes("{"))
const [petit, global] = shops

describe("bad requests, over HTTP", () => {
  async function report(
    requests: number,
    changes: (db: Knex) => Partial<AppOptions> = () => ({}),
  ): Promise<FuzzReport> {
    const database = await testDatabase()
    try {
      const options = { seed: 2026, requests, atMost: 100_000 }
      return await fuzz(database.db, options, changes(database.db))
    } finally {
      await database.close()
    }
  }

  it("are answered as the contract says, at every operation, and leave nothing behind [ERR-032]", async () => {
    const { failures, operations: asked, requests, growthPerRefused } = await report(750)
    expect(failures).toEqual([])
    expect([asked, requests]).toEqual([ids.length, 750])
    expect(growthPerRefused).toBeLessThan(mostGrowth)
  })

  it("would be told of: a server that fails", async () => {
    const broken = async () => {
      throw new Error("broken")
    }
    const handlers = Object.fromEntries(plainReads.map((id) => [id, broken]))
    const failed = new Set((await report(300, () => ({ handlers }))).failures.map(({ id }) => id))
    expect(failed.size).toBeGreaterThan(1)
    expect(plainReads).toEqual(expect.arrayContaining([...failed]))
  })

  it("would be told of: refusals that are written down at length", async () => {
    const { growthPerRefused } = await report(300, (db) => ({
      handlers: Object.fromEntries(atLength.map((id) => [id, async () => refuseAtLength(db)])),
    }))
    expect(growthPerRefused).toBeGreaterThan(mostGrowth)
  })
})

async function refuseAtLength(db: Knex): Promise<never> {
  const entry = { website_id: "petit", at: 0, command: "x", actor: "x", outcome: "cart-unknown" }
  await db("journal").insert({ ...entry, data: randomBytes(20_000).toString("hex") })
  throw new Refusal("service-unavailable")
}

let database: TestDatabase
let house: FuzzHouse

beforeAll(async () => {
  database = await testDatabase()
  house = await openHouse(database.db)
})
afterAll(async () => {
  await house.close()
  await database.close()
})

describe("ids in a path", () => {
  /** What is asked about stands in their path: words, and no ids. */
  const words: readonly OperationId[] = ["verifyEmail", "verifyPhone", "verifyAddress", "checkMail"]
  const reading = ids.filter(
    (id) => operations[id].method === "GET" && operations[id].path.includes("{") && !words.includes(id),
  )
  const filled = (path: string, word: string) => path.replaceAll(/\{\w+\}/g, encodeURIComponent(word))

  it.each(reading)("that nobody has are refused by %s", async (id) => {
    const { headers } = await visit(house, petit, 0)
    for (const word of ["nobody", "'; --", "%", "é\u{1f3ad}", "x".repeat(190)]) {
      const url = `${filled(operations[id].path, word)}?subdomain=petit`
      const answer = await house.app.inject({ url, headers })
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode, answer.body).toBeLessThan(500)
    }
  })

  it.each(reading)("that another tenant has are refused by %s [SHELL-002]", async (id) => {
    const { known } = await visit(house, petit, 0)
    const { headers } = await visit(house, global, 0)
    for (const word of known.words.filter((one) => one.includes("petit") || one.startsWith("id-"))) {
      const url = `${filled(operations[id].path, word)}?subdomain=global`
      const answer = await house.app.inject({ url, headers })
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode, answer.body).toBeLessThan(500)
    }
  })
})

describe("NUL, which no id, text or name has", () => {
  const invalid = { status: 400, code: "request-invalid" }
  const withPath = ids.filter((id) => operations[id].path.includes("{"))

  it.each(withPath)("in a path is refused by %s before anything reads it", async (id) => {
    const { headers } = await visit(house, petit, 0)
    const { path, method } = operations[id]
    const names = [...path.matchAll(/\{\w+\}/g)].map(([name]) => name)
    for (const spoilt of names) {
      const filled = names.reduce((url, name) => url.replace(name, name === spoilt ? "a%00b" : "PETIT"), path)
      const answer = await house.app.inject({ method, url: `${filled}?subdomain=petit`, headers })
      expect(answer.json(), `${method} ${filled}`).toMatchObject(invalid)
    }
  })

  it.each(ids)("in a query, a header or a host is refused by %s", async (id) => {
    const { headers } = await visit(house, petit, 0)
    const { method } = operations[id]
    const url = operations[id].path.replaceAll(/\{\w+\}/g, "PETIT")
    const call = (query: string, more: Record<string, string> = {}) =>
      house.app.inject({ method, url: `${url}?${query}`, headers: { ...headers, ...more } })
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
    const { headers } = await visit(house, petit, 0)
    const bodies = [
      ["application/json", JSON.stringify({ username: "a\0", password: "b" })],
      ["application/json", JSON.stringify([{ deep: [{ "a\0": 1 }] }])],
      ["application/x-www-form-urlencoded", "cres=%00"],
    ] as const
    // Who leaves a newsletter does so by the link: whatever a mail program posts with it is not read.
    for (const id of ids.filter((one) => operations[one].method !== "GET" && one !== "leaveNewsletter"))
      for (const [type, payload] of bodies) {
        const url = operations[id].path.replaceAll(/\{\w+\}/g, "NOBODY")
        const answer = await house.app.inject({
          method: operations[id].method,
          url: `${url}?subdomain=nobody`,
          headers: { ...headers, "content-type": type },
          payload,
        })
        expect(answer.json(), `${id} ${type}`).toMatchObject(invalid)
      }
  })
})
