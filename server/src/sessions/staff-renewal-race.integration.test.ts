import { hash } from "@node-rs/argon2"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest"
import { fixtureFolder } from "../../test/fixture-folder.ts"
import { buildHouse, smallHouse, TestClock, testDependencies } from "../../test/house/small-house.ts"
import { callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { tokenHash } from "../ids.ts"
import { importTenant } from "../import/import-tenant.ts"
import { rotateRefreshToken } from "./staff-sign-in.ts"

const clock = new TestClock()
let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await testDatabase()
  await buildHouse(database.db, { website: smallHouse, rows: [] })
  app = serve(database.db, clock)
})
beforeEach(async () => {
  for (const table of ["staff", "refresh_tokens"]) await database.db(table).delete()
  const ada = { id: "ada", website_id: smallHouse.id, email: "ada@example.com", name: "Ada" }
  await database.db("staff").insert({ ...ada, password_hash: await hash("secret-of-ada") })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const credentials = { username: "ada@example.com", password: "secret-of-ada" }
const house = () => callerOf(app, smallHouse.id)
const signIn = async (): Promise<string> =>
  (await house().post("/v1/refresh-tokens", credentials)).json().refreshToken
const mayWork = async (token: string, caller = house()) =>
  (await caller.get("/v1/user-permissions", bearer(token))).statusCode === 200

/** Until so many statements wait for a lock in this database. */
async function waiting(most: number): Promise<void> {
  const { rows } = await database.db.raw(
    "SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  )
  if (rows[0].n < most) await waiting(most)
}

/**
 * Renews a token and ends its sign-in while the renewal is about to write the successor: another row has its place until
 * both wait. Answers the successor.
 */
async function endedDuringRenewal(
  token: string,
  end: () => Promise<unknown>,
  { websiteId = smallHouse.id, isGuarded = true } = {},
): Promise<string | undefined> {
  const inTheWay = await database.open().transaction()
  await inTheWay("refresh_tokens").insert({
    token_hash: "in the way",
    website_id: websiteId,
    staff_id: "nobody",
    oauth_type: "PASSWORD",
    family_id: "nobody's",
    predecessor_hash: tokenHash(token),
    created_at: 0,
    expires_at: Number.MAX_SAFE_INTEGER,
    ends_at: Number.MAX_SAFE_INTEGER,
  })
  const dependencies = testDependencies(database.db, clock)
  const renewing = rotateRefreshToken(dependencies, { ...smallHouse, id: websiteId }, token, isGuarded)
  await waiting(1)
  const ending = end()
  await waiting(2)
  await inTheWay.rollback()
  const [renewed] = await Promise.allSettled([renewing, ending])
  return renewed.status === "fulfilled" ? renewed.value.refreshToken : undefined
}

// SQLite writes one transaction after the other: nobody can come between.
describe.skipIf(inject("database") === "sqlite")("a sign-in that ends while its token is renewed", () => {
  const leave = async (token: string) =>
    house().post("/v1/refresh-tokens/actions/end", undefined, bearer(token))

  it("ends with the token that was just made, when its holder signs out", async () => {
    const token = await signIn()
    const successor = await endedDuringRenewal(token, () => leave(token))
    expect(await mayWork(token)).toBe(false)
    expect(await mayWork(successor ?? "")).toBe(false)
  })

  it("would go on with it if a renewal did not lock the member first", async () => {
    const token = await signIn()
    const successor = await endedDuringRenewal(token, () => leave(token), { isGuarded: false })
    expect(await mayWork(token)).toBe(false)
    expect(await mayWork(successor ?? "")).toBe(true)
  })

  it("ends with it when a copy of a replaced token turns up", async () => {
    const copied = await signIn()
    const second = (await house().post("/v1/refresh-tokens/actions/rotate", undefined, bearer(copied))).json()
    expect(await mayWork(second.refreshToken)).toBe(true)
    clock.pass(60)
    const successor = await endedDuringRenewal(second.refreshToken, () => mayWork(copied))
    expect(await mayWork(second.refreshToken)).toBe(false)
    expect(await mayWork(successor ?? "")).toBe(false)
  })

  it("ends with it when an import changes the password, or takes the member away", async () => {
    const environment: Record<string, string> = { DOOR: "Corneille1637" }
    const options = { now: () => clock.now(), environment, production: false }
    const email = "Soutien@petit-theatre.example"
    const websiteId = "petit-theatre"
    const tenant = () => callerOf(app, websiteId)
    const folder = await fixtureFolder()
    await folder.edit("tenant.yaml", "accountCode: PETIT", "accountCode: AUTRE")
    const bringIn = () => importTenant(folder.path, database.db, options)
    await bringIn()
    const changes = [
      ["parterre-demo", "demoPassword: parterre-demo", "passwordEnv: DOOR"],
      ["Corneille1637", email, "autre@petit-theatre.example"],
    ] as const
    for (const [password, before, after] of changes) {
      const sent = { username: email, password }
      const token = (await tenant().post("/v1/refresh-tokens", sent)).json().refreshToken
      await folder.edit("tenant.yaml", before, after)
      const successor = await endedDuringRenewal(token, bringIn, { websiteId })
      expect(await mayWork(token, tenant())).toBe(false)
      expect(await mayWork(successor ?? "", tenant())).toBe(false)
    }
    await folder.dispose()
  })
})
