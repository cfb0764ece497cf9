import { hash } from "@node-rs/argon2"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { fixtureFolder } from "../../test/fixture-folder.ts"
import { outcomes } from "../../test/house/race.ts"
import { buildHouse, smallHouse, TestClock, testDependencies } from "../../test/house/small-house.ts"
import { type Caller, callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { memoryCounters } from "../http/counters.ts"
import { wrongPasswords } from "../http/wrong-passwords.ts"
import { importTenant } from "../import/import-tenant.ts"
import { signIn } from "./staff-sign-in.ts"

const hour = 3600
const day = 24 * hour
const clock = new TestClock()
let database: TestDatabase
let app: FastifyInstance
let house: Caller

beforeAll(async () => {
  database = await testDatabase()
  await buildHouse(database.db, { website: smallHouse, rows: [] })
  app = serve(database.db, clock)
  house = callerOf(app, smallHouse.id)
})
beforeEach(async () => {
  for (const table of ["staff", "refresh_tokens"])
    await database.db(table).where({ website_id: smallHouse.id }).delete()
  const ada = { id: "ada", website_id: smallHouse.id, email: "ada@example.com", name: "Ada" }
  await database.db("staff").insert({ ...ada, password_hash: await hash("secret-of-ada") })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const credentials = { username: "ada@example.com", password: "secret-of-ada" }
const newSignIn = async (): Promise<string> =>
  (await house.post("/v1/refresh-tokens", credentials)).json().refreshToken
const rotate = (token: string) => house.post("/v1/refresh-tokens/actions/rotate", undefined, bearer(token))
const rotated = async (token: string): Promise<string> => (await rotate(token)).json().refreshToken
const mayWork = async (token: string, caller = house) =>
  (await caller.get("/v1/user-permissions", bearer(token))).statusCode === 200

describe("a staff member's sign-in", () => {
  it("is told when to be renewed and when it ends", async () => {
    const now = clock.now()
    const token = (await house.post("/v1/refresh-tokens", credentials)).json()
    expect(token).toMatchObject({
      expiration: new Date(now + 3 * day * 1000).toISOString(),
      rotateAfter: new Date(now + 900_000).toISOString(),
    })
    expect((await house.get(`/v2/refresh-tokens/${token.refreshToken}`)).json()).toEqual(token)
  })

  it("goes on with another token, whose first use ends the one before a minute later", async () => {
    const first = await newSignIn()
    const second = await rotated(first)
    expect(second).not.toBe(first)
    expect([await mayWork(first), await mayWork(second)]).toEqual([true, true])
    clock.pass(59)
    // A request sent before the token was replaced may arrive after.
    expect([await mayWork(first), await mayWork(second)]).toEqual([true, true])
  })

  it("ends for everybody when a token that was replaced is used again", async () => {
    const first = await newSignIn()
    const elsewhere = await newSignIn()
    const second = await rotated(first)
    await mayWork(second)
    const third = await rotated(second)
    clock.pass(60)
    expect([await mayWork(first), await mayWork(second), await mayWork(third)]).toEqual([false, false, false])
    expect(await mayWork(elsewhere)).toBe(true)
    const again = await newSignIn()
    const spent = again
    await mayWork(await rotated(again))
    expect((await rotate(spent)).json().code).toBe("refresh-token-expired")
  })

  it("survives an answer that was lost: the token before is good, and brings another", async () => {
    const first = await newSignIn()
    const lost = await rotated(first)
    clock.pass(2 * hour)
    expect(await mayWork(first)).toBe(true)
    const second = await rotated(first)
    expect(await mayWork(second)).toBe(true)
    expect(await mayWork(lost)).toBe(false)
    expect(await mayWork(second)).toBe(true)
  })

  it("ends after three days without use, and after thirty however much it is used", async () => {
    const idle = await newSignIn()
    clock.pass(3 * day - 1)
    expect(await mayWork(idle)).toBe(true)
    clock.pass(1)
    expect(await mayWork(idle)).toBe(false)

    let token = await newSignIn()
    for (let days = 0; days < 28; days += 2) {
      clock.pass(2 * day)
      token = await rotated(token)
      expect(await mayWork(token)).toBe(true)
    }
    clock.pass(2 * day)
    expect(await mayWork(token)).toBe(false)
  })

  it("is not renewed by a token that was ended, or another organiser's", async () => {
    const token = await newSignIn()
    const second = await rotated(token)
    await house.post("/v1/refresh-tokens/actions/end", undefined, bearer(token))
    expect([await mayWork(token), await mayWork(second)]).toEqual([false, false])
    expect((await rotate(second)).json()).toMatchObject({ status: 401, code: "refresh-token-expired" })
  })
})

describe("an import", () => {
  const environment: Record<string, string> = { DOOR: "Corneille1637" }
  const options = { now: () => clock.now(), environment, production: false }
  const email = "Soutien@petit-theatre.example"
  const tenant = () => callerOf(app, "petit-theatre")
  const token = async (password: string): Promise<string> =>
    (await tenant().post("/v1/refresh-tokens", { username: email, password })).json().refreshToken

  it("ends the sign-ins of a member whose password is another, and of one taken away", async () => {
    const folder = await fixtureFolder()
    await folder.edit("tenant.yaml", "accountCode: PETIT", "accountCode: AUTRE")
    await importTenant(folder.path, database.db, options)
    const first = await token("parterre-demo")
    expect(await mayWork(first, tenant())).toBe(true)
    // The same password, or other news, leaves it.
    await folder.edit("tenant.yaml", "holdSeconds: 600", "holdSeconds: 660")
    await importTenant(folder.path, database.db, options)
    expect(await mayWork(first, tenant())).toBe(true)

    await folder.edit("tenant.yaml", "demoPassword: parterre-demo", "passwordEnv: DOOR")
    await importTenant(folder.path, database.db, options)
    expect(await mayWork(first, tenant())).toBe(false)

    const second = await token("Corneille1637")
    const { sessionToken } = (await tenant().post(`/v1/refresh-tokens/${second}/actions/authorize`)).json()
    await folder.edit("tenant.yaml", email, "autre@petit-theatre.example")
    await importTenant(folder.path, database.db, options)
    await folder.edit("tenant.yaml", "autre@petit-theatre.example", email)
    await importTenant(folder.path, database.db, options)
    expect(await mayWork(second, tenant())).toBe(false)
    const self = await tenant().get("/v1/clients/self", { "x-session-token": sessionToken })
    expect(self.json().code).toBe("session-expired")
    expect(await mayWork(await token("Corneille1637"), tenant())).toBe(true)
    await folder.dispose()
  })
})

const unlimited = wrongPasswords(memoryCounters(clock)).from("203.0.113.1")

describe("a password that is changed while its member signs in", () => {
  /** Lets a sign-in that has looked at the password meet an import that changes it. */
  async function duringChange(checkAgain: boolean) {
    const password_hash = await hash("another-of-ada")
    const changing = await database.open().transaction()
    await changing("staff").where({ id: "ada" }).update({ password_hash })
    const { promise: begun, resolve: looked } = Promise.withResolvers<void>()
    const now = () => {
      looked()
      return clock.now()
    }
    const dependencies = { ...testDependencies(database.open(), clock), clock: { now } }
    const signing = signIn(dependencies, smallHouse, credentials, unlimited, checkAgain)
    await Promise.race([begun, signing.catch(() => undefined)])
    await changing.commit()
    return outcomes([signing])
  }

  it("opens nothing with the one before", async () => {
    expect(await duringChange(true)).toEqual({ won: 0, codes: ["login-failed"] })
  })

  it("would open with it if only the first look counted", async () => {
    expect((await duringChange(false)).won).toBe(1)
  })
})
