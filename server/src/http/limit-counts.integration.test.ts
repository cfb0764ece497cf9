import { afterAll, beforeAll, expect, it } from "vitest"
import { TestClock } from "../../test/house/small-house.ts"
import { callerOf, serve, testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { databaseCounters, deleteEndedCounts } from "./limit-count-store.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

let names = 0
/** A counter that no other test has, as two processes see it. */
function twoProcesses(from?: "first" | "last") {
  names += 1
  const clock = new TestClock(0)
  const [one, other] = [database.db, database.open()].map((db) =>
    databaseCounters(db, clock)(`tries ${names}`, 1000, from),
  ) as [ReturnType<ReturnType<typeof databaseCounters>>, ReturnType<ReturnType<typeof databaseCounters>>]
  return { one, other, clock }
}

it("counts a key for all processes, until the window ends that began with the first", async () => {
  const { one, other, clock } = twoProcesses()
  expect(await one.add("a")).toMatchObject({ count: 1, endsIn: 1000 })
  clock.pass(0.6)
  expect(await other.add("a", 3)).toMatchObject({ count: 4, endsIn: 400 })
  expect(await one.add("b")).toMatchObject({ count: 1, endsIn: 1000 })
  clock.pass(0.4)
  expect(await one.read("a")).toEqual({ count: 0, endsIn: 0 })
  expect(await other.read("b")).toEqual({ count: 1, endsIn: 600 })
  expect(await other.add("a")).toMatchObject({ count: 1, endsIn: 1000 })
})

it("loses none of what many count at once", async () => {
  const { one, other } = twoProcesses()
  await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).add("a")))
  expect((await one.read("a")).count).toBe(20)
})

it("gives back what was counted, and takes nothing from a later window", async () => {
  const { one, other, clock } = twoProcesses()
  const early = await one.add("a", 2)
  const more = await other.add("a", 5)
  await more.takeBack()
  expect((await one.read("a")).count).toBe(2)
  clock.pass(1)
  await one.add("a", 3)
  await early.takeBack()
  expect((await one.read("a")).count).toBe(3)
})

it("may keep a key for as long as others are counted", async () => {
  const { one, clock } = twoProcesses("last")
  const first = await one.add("a")
  for (let time = 0; time < 5; time += 1) {
    clock.pass(0.9)
    await one.add("a")
  }
  await first.takeBack()
  expect((await one.read("a")).count).toBe(5)
  clock.pass(1)
  expect((await one.read("a")).count).toBe(0)
})

it("keeps no key in clear, and forgets what is over", async () => {
  const { one, clock } = twoProcesses()
  await one.add("ada@example.ca")
  const rows = () => database.db("limit_counts").where({ name: `tries ${names}` })
  expect(JSON.stringify(await rows())).not.toContain("ada")
  await deleteEndedCounts(database.db, clock.now() + 999)
  expect(await rows()).toHaveLength(1)
  await deleteEndedCounts(database.db, clock.now() + 1000)
  expect(await rows()).toHaveLength(0)
})

it("limits sign-ins over two processes together, and after one begins anew", async () => {
  const clock = new TestClock()
  const config = testConfig({ limits: { ...testConfig().limits, login: 3 } })
  const process = () => callerOf(serve(database.open(), clock, { config }), "petit", "198.51.100.7")
  const [one, other] = [process(), process()]
  const tryOn = async (caller: typeof one) =>
    (await caller.post("/v1/refresh-tokens", { username: "ada@example.ca", password: "wrong" })).statusCode
  expect([await tryOn(one), await tryOn(other), await tryOn(one)]).not.toContain(429)
  expect(await tryOn(other)).toBe(429)
  expect(await tryOn(process())).toBe(429)
  clock.pass(60)
  expect(await tryOn(other)).not.toBe(429)
})
