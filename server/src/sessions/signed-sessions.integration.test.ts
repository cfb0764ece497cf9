import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  buildHouse,
  line,
  otherHouse,
  smallHouse,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import { callerOf, serve, testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { sessionTokens } from "./session-tokens.ts"
import { openSession } from "./shopper-sessions.ts"

const hour = 3600
const password = "Corneille1637!"
const website = { ...smallHouse, clientAccount: "OPTIONAL" as const }

let database: TestDatabase
let db: Knex
let clock: TestClock
/** Two processes over the same rows. */
let one: FastifyInstance
let other: FastifyInstance
let statements: string[] = []
let people = 0

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  const rows = [{ name: "A", seats: 40 }]
  for (const house of [website, otherHouse]) await buildHouse(db, { website: house, rows })
  db.on("query", ({ sql }: { sql: string }) => void statements.push(sql))
})
beforeEach(async () => {
  for (const table of ["sessions", "ended_session_tokens", "clients"]) await db(table).delete()
  clock = new TestClock()
  one = serve(db, clock, { believeFor: 500 })
  other = serve(database.open(), clock, { believeFor: 500 })
  statements = []
})
afterEach(async () => {
  await one.close()
  await other.close()
})
afterAll(() => database.close())

const at = (app: FastifyInstance, subdomain = "petit") => callerOf(app, subdomain)
const open = async (): Promise<string> => (await at(one).post("/v1/session")).json().sessionToken
const cart = (token: string, app = one, subdomain = "petit") =>
  at(app, subdomain).get("/v1/cart/self", { "x-session-token": token })
const isKnown = async (token: string, app = one) => (await cart(token, app)).statusCode === 200
const signUp = async (token: string) => {
  people += 1
  const email = `marie${people}@exemple.ca`
  const client = { firstname: "Marie", lastname: "Tremblay", email, password, confirmation: password }
  const answer = await at(one).post("/v1/clients", client, { "x-session-token": token })
  expect(answer.statusCode, answer.body).toBe(200)
  return { email, token: String(answer.headers["x-session-token"]) }
}
const aboutSessions = () =>
  statements.filter((sql) => /(from|into|update) .(sessions|ended_session)/.test(sql))

describe("a session that was opened", () => {
  it("is written nowhere, and known by every process without its being asked for", async () => {
    const token = await open()
    expect(await db("sessions")).toEqual([])
    expect([await isKnown(token), await isKnown(token, other)]).toEqual([true, true])
    statements = []
    for (let time = 0; time < 5; time += 1) await cart(token)
    expect(aboutSessions()).toEqual([])
  })

  it("holds seats, and is still written nowhere", async () => {
    const token = await open()
    const held = await at(one).post("/v1/holds", [line("soir", ["A1", "A2"])], { "x-session-token": token })
    expect(held.statusCode, held.body).toBe(200)
    expect((await cart(token, other)).json().totalQty).toBe(2)
    expect(await db("sessions")).toEqual([])
  })

  it("is written down when it is used after its first hour, and lives a day from each use", async () => {
    const token = await open()
    clock.pass(hour)
    expect(await isKnown(token, other)).toBe(true)
    expect(await db("sessions")).toHaveLength(1)
    clock.pass(23 * hour)
    expect(await isKnown(token)).toBe(true)
    clock.pass(23 * hour)
    expect(await isKnown(token)).toBe(true)
    clock.pass(24 * hour)
    expect((await cart(token)).json().code).toBe("session-expired")
  })

  it("ends a day after a use in its first hour, which nobody wrote down, and lives until then", async () => {
    const token = await open()
    clock.pass(hour - 1)
    expect(await isKnown(token)).toBe(true)
    clock.pass(24 * hour - 1)
    expect(await isKnown(token)).toBe(true)
    const unused = await open()
    clock.pass(25 * hour)
    expect((await cart(unused)).json().code).toBe("session-expired")
    for (const path of ["/v1/clients/self", "/v1/session/sale"])
      expect((await at(one).get(path, { "x-session-token": unused })).json().code).toBe("session-expired")
  })

  it("is nobody's at another website, when forged, and with another key", async () => {
    const token = await open()
    expect((await cart(token, one, "voisin")).json().code).toBe("session-expired")
    const said = { sessionId: "stolen", issuedAt: clock.now() }
    const forged = [
      sessionTokens("a key that somebody made up for this").write("petit", said),
      sessionTokens(testConfig().ticketSigningKey).write("voisin", said),
      Buffer.from(`stolen.${clock.now()}.nonce`).toString("base64url") + token.slice(-43),
      `${token}x`,
    ]
    for (const guess of forged) {
      expect((await cart(guess)).json().code, guess).toBe("session-expired")
      const strict = await at(one).get("/v1/clients/self", { "x-session-token": guess })
      expect(strict.json().code, guess).toBe("session-expired")
    }
    expect(await db("sessions")).toEqual([])
  })

  it("may have a token of before, which says nothing and is looked for", async () => {
    const { token } = await openSession(testDependencies(db, clock), website)
    expect(await isKnown(token)).toBe(true)
    await db("sessions").delete()
    expect(await isKnown(token)).toBe(false)
  })
})

describe("a token that is given up", () => {
  it("is worth nothing at once where that was, and within a second elsewhere", async () => {
    const old = await open()
    expect([await isKnown(old), await isKnown(old, other)]).toEqual([true, true])
    const { token } = await signUp(old)
    expect([await isKnown(old), await isKnown(token)]).toEqual([false, true])
    // Money, tickets and accounts are asked of the database, wherever that is.
    for (const path of ["/v1/clients/self", "/v1/session/sale"])
      expect((await at(other).get(path, { "x-session-token": old })).json().code).toBe("session-expired")
    clock.pass(0.5)
    expect([await isKnown(old, other), await isKnown(token, other)]).toEqual([false, true])
  })

  it("stays so after its first hour, and when everything that was remembered is gone", async () => {
    const old = await open()
    await signUp(old)
    const started = serve(database.open(), clock, { believeFor: 500 })
    expect(await isKnown(old, started)).toBe(false)
    await started.close()
    clock.pass(2 * hour)
    expect([await isKnown(old), await isKnown(old, other)]).toEqual([false, false])
    expect(await db("sessions")).toHaveLength(1)
  })

  it("is given up at each sign-in, and the cart stays", async () => {
    const first = await open()
    await at(one).post("/v1/holds", [line("soir", ["A11", "A12"])], { "x-session-token": first })
    const { email, token: second } = await signUp(first)
    const signIn = async (token: string) =>
      String(
        (
          await at(one).post(
            "/v1/clients/actions/authorize",
            { username: email, password },
            { "x-session-token": token },
          )
        ).headers["x-session-token"],
      )
    const third = await signIn(second)
    expect([await isKnown(first), await isKnown(second), await isKnown(third)]).toEqual([false, false, true])
    expect((await cart(third)).json().totalQty).toBe(2)
  })

  it("does not take with it what a sign-out leaves: the session, without its client", async () => {
    const { token } = await signUp(await open())
    const self = (app: FastifyInstance) => at(app).get("/v1/clients/self", { "x-session-token": token })
    expect((await self(other)).statusCode).toBe(200)
    await at(one).post("/v1/accounts/PETIT/actions/logout", undefined, { "x-session-token": token })
    expect((await self(other)).json().code).toBe("login-needed")
    expect(await isKnown(token, other)).toBe(true)
  })

  it("signs every other session of a client out with a changed password, at once and everywhere", async () => {
    const { email, token } = await signUp(await open())
    const elsewhere = await at(one).post(
      "/v1/clients/actions/authorize",
      { username: email, password },
      { "x-session-token": await open() },
    )
    const away = String(elsewhere.headers["x-session-token"])
    const id = elsewhere.json().id
    const fresh = "Rodrigue1637!"
    const changed = await at(one).post(
      `/v1/clients/${id}/actions/change-password`,
      { oldPassword: password, password: fresh, confirmation: fresh },
      { "x-session-token": token },
    )
    expect(changed.statusCode, changed.body).toBeLessThan(300)
    const self = async (of: string) =>
      (await at(other).get("/v1/clients/self", { "x-session-token": of })).statusCode
    const renewed = String(changed.headers["x-session-token"])
    // A copy of the token that the password was changed with is worth nothing either.
    expect([await self(renewed), await self(token), await self(away)]).toEqual([200, 401, 401])
  })
})
