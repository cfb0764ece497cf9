import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { outcomes } from "../../test/house/race.ts"
import {
  buildHouse,
  eventId,
  priceId,
  requestOf,
  sendEverybodyHome,
  TestClock,
  testCatalogue,
  testDependencies,
} from "../../test/house/small-house.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { type AdmissionGuard, admissionGuard } from "../availability/admission-capacity-store.ts"
import { groupsByHour } from "./groups-by-hour.ts"
import { holdsHandlers } from "./handlers.ts"
import { holdDesk } from "./hold-desk.ts"

const capacity = 10
const hours = ["dix", "onze"] as const
let database: TestDatabase
let db: Knex
let other: Knex

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  other = database.open()
  await buildHouse(db, { rows: [], places: [capacity], events: hours.map((key) => ({ key })) })
  await db("events").update({ day_code: "jour" })
})
afterAll(() => database.close())
beforeEach(() => sendEverybodyHome(db))

/** Forty shoppers at two server processes, who ask for the day and name the one hour or the other. */
function race(guard: AdmissionGuard) {
  const clock = new TestClock()
  const handlers = [db, other].map((connection) => {
    const dependencies = testDependencies(connection, clock)
    const desk = holdDesk(dependencies, { admissionGuard: guard })
    const byHour = groupsByHour(testCatalogue(connection, clock))
    const none = [undefined, undefined, undefined, undefined, undefined] as const
    return holdsHandlers(dependencies, desk, ...none, byHour)
  })
  return outcomes(
    Array.from({ length: 40 }, async (_, robot) => {
      const hour = hours[robot % 4 === 3 ? 1 : 0]
      const price = { id: priceId(hour, "ga"), qty: 1, expositionId: eventId(hour) }
      const body = [{ type: "show" as const, id: eventId("jour"), prices: [price] }]
      await handlers[robot % 2]?.createHolds?.(requestOf({ sessionId: `robot-${robot}`, body }))
    }),
  )
}

const heldAt = async (hour: (typeof hours)[number]): Promise<number> => {
  const [sum] = await db("holds")
    .where({ event_id: eventId(hour) })
    .sum({ n: "qty" })
  return Number(sum?.n ?? 0)
}

describe("the last places of an hour", () => {
  it("go to as many as enter then, and those of the next hour are its own", async () => {
    expect(await race(admissionGuard)).toEqual({ won: 2 * capacity, codes: ["not-enough-places"] })
    expect([await heldAt("dix"), await heldAt("onze")]).toEqual([capacity, capacity])
  })

  it("are sold too often where what is left is looked up and then counted (the guard removed)", async () => {
    const readThenCount: AdmissionGuard = {
      left: async (connection, events) =>
        (await admissionGuard.left(connection, events)).map((section) => ({ ...section, left: capacity })),
      count: async (_, changes) =>
        changes.map(({ eventId: event, sectionId }) => ({ eventId: event, sectionId })),
    }
    await race(readThenCount)
    expect(await heldAt("dix")).toBeGreaterThan(capacity)
  })
})
