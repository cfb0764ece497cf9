import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { buildHouse, otherHouse, smallHouse, TestClock } from "../../test/house/small-house.ts"
import { callerOf, serve, testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import type { SiteOptionsColumn } from "../database/tables.ts"

let database: TestDatabase
let logged: string[] = []
const serveWith = (logs: number) => {
  const config = testConfig({ logLevel: "debug" })
  return serve(database.db, new TestClock(), {
    config: { ...config, limits: { ...config.limits, logs } },
    logStream: { write: (line: string) => void logged.push(line) },
  })
}
const entries = () =>
  logged.map((line) => JSON.parse(line)).filter(({ msg }) => String(msg).startsWith("shop: "))

beforeAll(async () => {
  database = await testDatabase()
  await buildHouse(database.db, { rows: [] })
  await buildHouse(database.db, { website: otherHouse, rows: [] })
  const options: SiteOptionsColumn = { logLevel: "debug" }
  await database
    .db("websites")
    .where({ id: otherHouse.id })
    .update({ site_options: JSON.stringify(options) })
})
afterAll(() => database.close())
beforeEach(() => {
  logged = []
})

it("keeps an entry in the server's log, with its website and without secrets [CALL-058] [SHELL-065]", async () => {
  const app = serveWith(100)
  const answer = await callerOf(app, smallHouse.id).post("/v1/log/error", {
    message: "The card 4111 1111 1111 1111 of ada@exemple.ca was refused",
    context: { route: "/fr/checkout/mode?token=abc", firstname: "Ada", seats: 2 },
  })
  expect(answer.statusCode).toBe(204)
  expect(entries()).toMatchObject([
    {
      level: 50,
      msg: "shop: The card [digits] of [email] was refused",
      shop: {
        website: smallHouse.id,
        route: "/fr/checkout/mode?token=[secret]",
        firstname: "[secret]",
        seats: 2,
      },
    },
  ])
  expect(logged.join("")).not.toMatch(/4111|ada@/)
  await app.close()
})

it("keeps what is as grave as the site asks: warn and error unless told [CALL-058]", async () => {
  const app = serveWith(100)
  for (const shop of [smallHouse.id, otherHouse.id])
    for (const level of ["debug", "info", "warn", "error"])
      expect((await callerOf(app, shop).post(`/v1/log/${level}`, { message: level })).statusCode).toBe(204)
  expect(entries().map(({ shop, msg }) => `${shop.website} ${msg}`)).toEqual([
    `${smallHouse.id} shop: warn`,
    `${smallHouse.id} shop: error`,
    ...["debug", "info", "warn", "error"].map((level) => `${otherHouse.id} shop: ${level}`),
  ])
  await app.close()
})

it("refuses an unknown level, and entries without bounds [CALL-058]", async () => {
  const app = serveWith(100)
  const { post } = callerOf(app, smallHouse.id)
  for (const [level, body] of [
    ["fatal", { message: "x" }],
    ["error", { message: "" }],
    ["error", { message: "x".repeat(2001) }],
    [
      "error",
      { message: "x", context: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`a${i}`, 1])) },
    ],
    ["error", { message: "x", context: { deep: { er: 1 } } }],
    ["error", { message: "x", other: 1 }],
  ] as const)
    expect(
      (await post(`/v1/log/${level}`, body)).statusCode,
      JSON.stringify([level, body]).slice(0, 80),
    ).toBe(400)
  expect(entries()).toEqual([])
  await app.close()
})

it("keeps so many of a network in a minute, and then says when to come back [CALL-058]", async () => {
  const app = serveWith(3)
  const { post } = callerOf(app, smallHouse.id)
  const answers = []
  for (let sent = 0; sent < 4; sent++) answers.push(await post("/v1/log/warn", { message: `entry ${sent}` }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 429])
  expect(Number(answers[3]?.headers["retry-after"])).toBeGreaterThan(0)
  expect(entries()).toHaveLength(3)
  expect(
    (await callerOf(app, smallHouse.id, "203.0.113.9").post("/v1/log/warn", { message: "x" })).statusCode,
  ).toBe(204)
  await app.close()
})
