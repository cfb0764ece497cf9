import type { HoldGroup, ReleaseItem } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  buildHouse,
  eventId,
  levelId,
  line,
  priceId,
  refusalOf,
  requestOf,
  seatIds,
  sendEverybodyHome,
  smallHouse,
  testDependencies,
} from "../../test/house/small-house.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { holdsHandlers } from "./handlers.ts"

let database: TestDatabase
let db: Knex
let handlers: ReturnType<typeof holdsHandlers>

/** Its site minds single seats; of its events one does not. */
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  const events = [{ key: "soir" }, { key: "matinee" }]
  await buildHouse(db, {
    rows: [
      { name: "A", seats: 5 },
      { name: "B", seats: 8 },
    ],
    events,
  })
  await db("events")
    .where({ id: eventId("matinee") })
    .update({ avoid_single: 0 })
})
afterAll(() => database.close())
beforeEach(async () => {
  await sendEverybodyHome(db)
  handlers = holdsHandlers(testDependencies(db))
})

const hold = (body: readonly HoldGroup[], website = smallHouse) =>
  handlers.createHolds?.(
    requestOf<"createHolds">({ sessionId: "ana", body: [...body], website }) as never,
  ) as Promise<unknown>
const release = (body: ReleaseItem[]) =>
  handlers.releaseHolds?.(requestOf<"releaseHolds">({ sessionId: "ana", body }) as never) as Promise<unknown>
const best = (event: string, qty: number) =>
  handlers.holdByPriceLevel?.(
    requestOf<"holdByPriceLevel">({
      sessionId: "ana",
      path: { id: eventId(event) },
      body: { priceLevels: [{ id: levelId("a"), prices: [{ id: priceId(event, "a"), qty }] }] },
    }) as never,
  ) as Promise<unknown>
const claimed = (event: string) =>
  db("claims")
    .where({ event_id: eventId(event) })
    .orderBy("seat_id")
    .pluck("seat_id")
const lines = (event: string): Promise<string[]> =>
  db("hold_lines as l")
    .join("holds as h", "h.id", "l.hold_id")
    .where({ "h.event_id": eventId(event), "l.released": 0 })
    .orderBy("l.seat_id")
    .pluck("l.id")

describe("the rule of an event that says otherwise than its site", () => {
  it("lets a pick leave a seat alone there, and nowhere else", async () => {
    expect((await refusalOf(hold([line("soir", seatIds("A", 2, 3))]))).code).toBe("strands-seat")
    await hold([line("matinee", seatIds("A", 2, 3))])
    expect(await claimed("matinee")).toEqual(seatIds("A", 2, 3))
    const both = [line("matinee", seatIds("B", 2, 3)), line("soir", seatIds("A", 2, 3))]
    expect((await refusalOf(hold(both))).code).toBe("strands-seat")
    expect(await claimed("soir")).toEqual([])
  })

  it("is the rule of the best seats and of what is given back too", async () => {
    // Of five in a row, four of them leave one alone.
    await best("soir", 4)
    await best("matinee", 4)
    const rowOf = async (event: string) => new Set((await claimed(event)).map((seat) => seat.slice(0, 1)))
    expect(await rowOf("soir")).toEqual(new Set(["B"]))
    expect(await rowOf("matinee")).toEqual(new Set(["A"]))
    const [first = ""] = await lines("matinee")
    await release([{ holds: [first] }])
    expect(await claimed("matinee")).toHaveLength(3)
  })

  it("is stricter than its site where it says so", async () => {
    const site = { ...smallHouse, avoidSingle: false }
    await db("events")
      .where({ id: eventId("soir") })
      .update({ avoid_single: 1 })
    expect((await refusalOf(hold([line("soir", seatIds("A", 2, 3))], site))).code).toBe("strands-seat")
    await db("events")
      .where({ id: eventId("soir") })
      .update({ avoid_single: null })
    await hold([line("soir", seatIds("A", 2, 3))], site)
    expect(await claimed("soir")).toEqual(seatIds("A", 2, 3))
  })
})
