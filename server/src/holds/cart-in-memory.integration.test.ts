import type { HoldGroup } from "@parterre/contract"
import * as fc from "fast-check"
import type { Knex } from "knex"
import { afterAll, beforeAll, expect, it } from "vitest"
import { bestSeats } from "../../test/house/best-seats.ts"
import {
  buildHouse,
  line,
  places,
  seatIds,
  sendEverybodyHome,
  smallHouse,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import { buildSeason, seasonLine, seasonPlaces } from "../../test/house/small-season.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { cartHolding, showCart } from "../carts/cart-view.ts"
import { Refusal } from "../refusal.ts"
import { holdDesk } from "./hold-desk.ts"
import type { RequestedTickets } from "./hold-request.ts"

let database: TestDatabase
let db: Knex

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await buildHouse(db, {
    rows: [
      { name: "A", seats: 10 },
      { name: "T", seats: 6, ring: true, section: 2 },
      { name: "M", seats: 8, section: 3, level: "b" },
    ],
    places: [6, 4],
    events: [{ key: "soir" }, { key: "matinee" }],
  })
  await buildSeason(db, { key: "saison", events: ["soir", "matinee"] })
})
afterAll(() => database.close())

const lines = (...groups: HoldGroup[]): RequestedTickets => ({ kind: "lines", groups })
const event = fc.constantFrom("soir", "matinee")
const wish: fc.Arbitrary<RequestedTickets> = fc.oneof(
  fc
    .record({
      event,
      row: fc.constantFrom("A", "T", "M"),
      from: fc.integer({ min: 1, max: 5 }),
      type: fc.constantFrom("adulte", "enfant"),
    })
    .map(({ event: key, row, from, type }) =>
      lines(line(key, seatIds(row, from, from + 1), row === "M" ? "b" : "a", type)),
    ),
  fc
    .record({ event, qty: fc.integer({ min: 1, max: 3 }) })
    .map(({ event: key, qty }) => lines(places(key, qty))),
  fc
    .integer({ min: 1, max: 5 })
    .map((from) => lines(seasonLine("saison", seatIds("A", from, from + 1)), seasonPlaces("saison", 1))),
  event.map((key) => bestSeats(key, "a", 2)),
)
const step = fc.record({
  wish,
  session: fc.constantFrom("ana", "ben"),
  language: fc.constantFrom("fr" as const, "en" as const),
  pause: fc.constantFrom(0, 0, 0, 1000),
})

it("draws the cart from what the batch has in memory as the database would have it", async () => {
  let drawn = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await sendEverybodyHome(db)
      const clock = new TestClock()
      const desk = holdDesk(testDependencies(db, clock))
      for (const { wish: requested, session, language, pause } of steps) {
        clock.pass(pause)
        const placed = await desk
          .place({ website: smallHouse, sessionId: session, requested })
          .catch((error: unknown) => {
            if (error instanceof Refusal) return undefined
            throw error
          })
        if (placed === undefined) continue
        const viewer = { website: smallHouse, language, now: clock.now() }
        expect(placed.held).toBeDefined()
        const fromMemory = cartHolding(placed.cart, placed.held ?? [], viewer)
        expect(fromMemory).toEqual(await showCart({ db }, placed.cart, viewer))
        drawn += 1
      }
    }),
    { numRuns: 25 },
  )
  expect(drawn).toBeGreaterThan(20)
})
