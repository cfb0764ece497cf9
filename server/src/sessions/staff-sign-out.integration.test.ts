import { hash } from "@node-rs/argon2"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, it } from "vitest"
import { buildHouse, otherHouse, smallHouse, TestClock } from "../../test/house/small-house.ts"
import { callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await testDatabase()
  for (const website of [smallHouse, otherHouse]) {
    await buildHouse(database.db, { website, rows: [] })
    await database.db("staff").insert({
      id: `ada-${website.id}`,
      website_id: website.id,
      email: "ada@example.com",
      name: "Ada",
      password_hash: await hash("secret-of-ada"),
    })
  }
  app = serve(database.db, new TestClock())
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const credentials = { username: "ada@example.com", password: "secret-of-ada" }
const signIn = async (website = smallHouse): Promise<string> =>
  (await callerOf(app, website.id).post("/v1/refresh-tokens", credentials)).json().refreshToken
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const signOut = (token: string, website = smallHouse) =>
  callerOf(app, website.id).post("/v1/refresh-tokens/actions/end", undefined, bearer(token))
const mayWork = async (token: string, website = smallHouse) =>
  (await callerOf(app, website.id).get("/v1/user-permissions", bearer(token))).statusCode === 200

it("ends the token it is called with, for whoever has a copy of it", async () => {
  const token = await signIn()
  expect(await mayWork(token)).toBe(true)
  expect((await signOut(token)).statusCode).toBe(204)
  expect(await mayWork(token)).toBe(false)
  const petit = callerOf(app, smallHouse.id)
  expect((await signOut(token)).json()).toMatchObject({ status: 401, code: "refresh-token-expired" })
  expect((await petit.get(`/v2/refresh-tokens/${token}`)).json().code).toBe("refresh-token-unknown")
  expect((await petit.post(`/v1/refresh-tokens/${token}/actions/authorize`)).statusCode).toBe(401)
})

it("leaves the member's sign-in on another machine, and at another organiser's, as they are", async () => {
  const [here, elsewhere, other] = [await signIn(), await signIn(), await signIn(otherHouse)]
  await signOut(here)
  expect(await mayWork(elsewhere)).toBe(true)
  expect((await signOut(other)).statusCode).toBe(401)
  expect(await mayWork(other, otherHouse)).toBe(true)
})

it("takes a token to end one", async () => {
  const answer = await callerOf(app, smallHouse.id).post("/v1/refresh-tokens/actions/end")
  expect(answer.json()).toMatchObject({ status: 401, code: "staff-token-missing" })
})
