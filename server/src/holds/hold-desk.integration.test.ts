import type { HoldGroup } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { bestSeats } from "../../test/house/best-seats.ts"
import {
  buildHouse,
  eventId,
  levelId,
  line,
  noon,
  otherHouse,
  places,
  priceId,
  refusalOf,
  seatIds,
  sendEverybodyHome,
  showTime,
  smallHouse,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { findCart } from "../carts/cart-store.ts"
import { liveHolds } from "../carts/hold-store.ts"
import { readJournal } from "../journal/journal-store.ts"
import { replay } from "../journal/replay.ts"
import { type HoldDesk, holdDesk } from "./hold-desk.ts"

let database: TestDatabase
let db: Knex
let clock: TestClock
let desk: HoldDesk

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await buildHouse(db, {
    rows: [
      { name: "A", seats: 12 },
      { name: "B", seats: 5 },
      { name: "C", seats: 5, section: 2 },
      { name: "T", seats: 6, ring: true, section: 3 },
      { name: "M", seats: 4, section: 4, level: "b" },
      { name: "D", seats: 3, section: 5, level: "b" },
      { name: "X", seats: 2, section: 6, level: "d" },
    ],
    places: [6, 4],
    events: [
      { key: "soir" },
      { key: "matinee" },
      { key: "annule", saleState: "CANCELLED" },
      { key: "cache", saleState: "INVISIBLE" },
      { key: "bientot", onSaleFrom: noon + 1000 },
    ],
  })
  // D1 is at a level of its own that this evening does not sell.
  await db("venue_seats")
    .where({ seat_id: "D1" })
    .update({ price_level_id: levelId("d") })
  await buildHouse(db, { website: otherHouse, rows: [{ name: "A", seats: 4 }] })
})
afterAll(() => database.close())

beforeEach(async () => {
  await sendEverybodyHome(db)
  clock = new TestClock()
  desk = holdDesk(testDependencies(db, clock))
})

const hold = (sessionId: string, ...groups: HoldGroup[]) =>
  desk.place({ website: smallHouse, sessionId, requested: { kind: "lines", groups } })

const best = (sessionId: string, qty: number, level = "a", event = "soir") =>
  desk.place({ website: smallHouse, sessionId, requested: bestSeats(event, level, qty) })

const claims = () => db("claims").orderBy("seat_id").pluck("seat_id")
const cartOf = (sessionId: string) => findCart(db, smallHouse.id, sessionId)

describe("holding chosen seats", () => {
  it("holds all seats of a request until the website's time has passed [CALL-023] [HOLD-002]", async () => {
    const { cart, lastResort } = await hold("ana", line("soir", seatIds("A", 1, 2)))

    expect(await claims()).toEqual(["A1", "A2"])
    expect(cart).toMatchObject({ state: "held", version: 1, expires_at: noon + 900_000, renewals_used: 0 })
    expect(lastResort).toBe(false)
    expect((await refusalOf(hold("ben", line("soir", seatIds("A", 2, 3))))).fields.seatIds).toEqual(["A2"])

    clock.pass(900)
    await hold("ben", line("soir", seatIds("A", 1, 2, 3, 4)))
    expect(await claims()).toEqual(["A1", "A2", "A3", "A4"])
  })

  it("takes nothing when one of the seats is taken [SEAT-003]", async () => {
    await hold("ana", line("soir", seatIds("A", 4, 5)))
    const error = await refusalOf(
      hold("ben", line("soir", seatIds("A", 1, 2)), line("soir", seatIds("A", 5, 6))),
    )
    expect(error).toMatchObject({ code: "seats-taken", fields: { group: 1, seatIds: ["A5"] } })
    expect(await claims()).toEqual(["A4", "A5"])
    expect(await cartOf("ben")).toBeUndefined()
  })

  it("says of seats that the own cart holds that they are there, and changes nothing", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2)))
    const before = { cart: await cartOf("ana"), holds: await db("holds").orderBy("id") }
    const again = await refusalOf(hold("ana", line("soir", seatIds("A", 1, 2))))
    expect(again).toMatchObject({ code: "seats-in-cart", fields: { group: 0, seatIds: ["A1", "A2"] } })
    const beside = await refusalOf(
      hold("ana", line("soir", seatIds("B", 1, 2)), line("soir", seatIds("A", 2, 3))),
    )
    expect(beside).toMatchObject({ code: "seats-in-cart", fields: { group: 1, seatIds: ["A2"] } })
    expect({ cart: await cartOf("ana"), holds: await db("holds").orderBy("id") }).toEqual(before)
    expect(await claims()).toEqual(["A1", "A2"])
    expect(await db("journal").where({ session_id: "ana" }).orderBy("id").pluck("outcome")).toEqual([
      "done",
      "seats-in-cart",
      "seats-in-cart",
    ])
  })

  it("says that seats are taken as soon as one of them is somebody else's", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2)))
    await hold("ben", line("soir", seatIds("A", 3, 4)))
    expect(await refusalOf(hold("ana", line("soir", seatIds("A", 2, 3))))).toMatchObject({
      code: "seats-taken",
      fields: { seatIds: ["A3"] },
    })
    expect((await refusalOf(hold("ben", line("soir", seatIds("A", 1, 2))))).code).toBe("seats-taken")
    expect(await claims()).toEqual(["A1", "A2", "A3", "A4"])
  })

  it("answers the second of two clicks that came together by what the first was granted", async () => {
    const twice = [1, 2].map(() => hold("ana", line("soir", seatIds("A", 1, 2))))
    const [first, second] = await Promise.allSettled(twice)
    expect(first?.status).toBe("fulfilled")
    expect(second).toMatchObject({ reason: { code: "seats-in-cart", fields: { seatIds: ["A1", "A2"] } } })
    expect(await claims()).toEqual(["A1", "A2"])
  })

  it("keeps two events apart, and takes both in one request [CALL-023]", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2)), line("matinee", seatIds("A", 1, 2)))
    expect(await db("claims").count({ n: "*" }).first()).toMatchObject({ n: 4 })
  })

  it("starts the countdown with the first seat only; a refused add moves nothing [HOLD-002]", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2)))
    clock.pass(300)
    await hold("ana", line("soir", seatIds("B", 1, 2)))
    clock.pass(300)
    const before = await cartOf("ana")
    expect((await refusalOf(hold("ana", line("soir", ["nowhere"])))).code).toBe("seats-unknown")
    expect(await cartOf("ana")).toEqual(before)
    expect(before).toMatchObject({ expires_at: noon + 900_000, version: 2 })
  })

  it("begins a new period when the old one has lapsed [HOLD-002]", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2)))
    clock.pass(1000)
    const { cart } = await hold("ana", line("soir", seatIds("A", 3, 4)))
    expect(await claims()).toEqual(["A3", "A4"])
    expect(cart.expires_at).toBe(clock.now() + 900_000)
    expect(await liveHolds(db, cart.id)).toHaveLength(1)
  })

  it("refuses scattered seats, but not two groups, nor a child between two adults [SEAT-001]", async () => {
    const scattered = await refusalOf(hold("ana", line("soir", seatIds("A", 1, 3))))
    expect(scattered).toMatchObject({ code: "seats-not-together", fields: { seatIds: ["A1", "A3"] } })
    expect((await refusalOf(hold("ana", line("soir", ["A1", "B1"])))).code).toBe("seats-not-together")
    const [adults, child] = [line("soir", ["A1", "A3"]), line("soir", ["A2"], "a", "enfant")]
    await hold("ana", { ...adults, prices: [...adults.prices, ...child.prices] })
    expect(await claims()).toEqual(["A1", "A2", "A3"])
    await hold("ben", line("soir", ["A4", "A5", "B1", "B2"]))
  })

  it("judges the groups of a request one after the other, as they were picked [SEAT-005]", async () => {
    await hold("ben", line("soir", seatIds("A", 4, 5, 6, 7, 8, 9, 10, 11, 12)))
    await hold("ben", line("soir", seatIds("B", 1, 2, 3)))
    // A has three seats left and B two: a pair belongs in B, a second single has no better place than beside the first.
    const together = await refusalOf(hold("ana", line("soir", seatIds("A", 1, 2))))
    expect(together).toMatchObject({
      code: "strands-seat",
      fields: { seatIds: ["A3"], nearest: seatIds("B", 4, 5) },
    })
    const { lastResort } = await hold("ana", line("soir", ["A1"]), line("soir", ["A2"]))
    expect(lastResort).toBe(true)
    // What goes at once goes one by one too.
    await sendEverybodyHome(db)
    await hold("ben", line("soir", seatIds("A", 4, 5, 6, 7, 8, 9, 10, 11, 12)))
    await hold("ben", line("soir", seatIds("B", 1, 2, 3)))
    await hold("ana", line("soir", ["A1"]))
    expect((await hold("ana", line("soir", ["A2"]))).lastResort).toBe(true)
  })

  it("says which group of the request is at fault, places and other events counted [SEAT-005]", async () => {
    const asked = [places("soir", 2), line("matinee", ["A1", "A2"]), line("soir", ["B1", "B2"])]
    const error = await refusalOf(hold("ana", ...asked, line("soir", ["A2", "A3"])))
    expect(error).toMatchObject({ code: "strands-seat", fields: { group: 3, seatIds: ["A1"] } })
    await hold("ana", ...asked, line("soir", error.fields.nearest ?? []))
  })

  it("refuses a seat of another price level [SEAT-002]", async () => {
    expect(await refusalOf(hold("ana", line("soir", seatIds("M", 1, 2), "a")))).toMatchObject({
      code: "mixed-price-levels",
      fields: { seatIds: ["M1", "M2"] },
    })
  })

  it("refuses to leave a seat alone, and names a better pick [SEAT-005]", async () => {
    const error = await refusalOf(hold("ana", line("soir", seatIds("A", 2, 3))))
    expect(error).toMatchObject({ code: "strands-seat", fields: { seatIds: ["A1"] } })
    expect(error.fields.nearest).toHaveLength(2)
    await hold("ana", line("soir", error.fields.nearest ?? []))
  })

  it("names a pick of another row when its own has none that would be held [SEAT-005]", async () => {
    const { fields } = await refusalOf(hold("ana", line("soir", seatIds("B", 1, 2, 3, 4))))
    expect(fields).toMatchObject({ seatIds: ["B5"], nearest: seatIds("A", 5, 6, 7, 8) })
    await hold("ana", line("soir", fields.nearest ?? []))
  })

  it("takes what a request asks for beside it for no way out [SEAT-005]", async () => {
    await hold("ben", line("soir", seatIds("A", 5, 6, 7, 8, 9, 10, 11, 12)))
    const lastOfBoth = ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"]
    expect((await hold("ana", line("soir", lastOfBoth))).lastResort).toBe(true)
  })

  it("lets a pick leave a seat alone when its section has no better one [SEAT-005]", async () => {
    await hold("ana", line("soir", seatIds("C", 1, 2)))
    const { lastResort } = await hold("ben", line("soir", seatIds("C", 3, 4)))
    expect(lastResort).toBe(true)
  })

  it("leaves no seat alone, whatever is left, where the venue has no last resort [SEAT-005]", async () => {
    const strict = { ...smallHouse, lastResort: false }
    const ask = (seats: string[]) =>
      desk.place({
        website: strict,
        sessionId: "ben",
        requested: { kind: "lines", groups: [line("soir", seats)] },
      })
    await hold("ana", line("soir", seatIds("C", 1, 2)))
    expect(await refusalOf(ask(seatIds("C", 3, 4)))).toMatchObject({
      code: "strands-seat",
      fields: { seatIds: ["C5"] },
    })
    expect((await refusalOf(ask(seatIds("C", 3, 4)))).fields.nearest).toBeUndefined()
    await ask(seatIds("C", 3, 4, 5))
  })

  it("does not mind a seat alone that the event does not sell [SEAT-005]", async () => {
    await db("event_prices")
      .where({ event_id: eventId("soir"), price_level_id: levelId("d") })
      .delete()
    await hold("ana", line("soir", seatIds("D", 2, 3), "b"))
  })

  it("knows that a table has no ends [SEAT-006]", async () => {
    await hold("ana", line("soir", seatIds("T", 6, 1)))
    expect(await claims()).toEqual(["T1", "T6"])
  })

  it("refuses seats that the organiser keeps or has sold elsewhere", async () => {
    const off = { event_id: eventId("soir"), website_id: smallHouse.id }
    await db("event_seats_off").insert([
      { ...off, seat_id: "A1", reason: "blocked" },
      { ...off, seat_id: "A12", reason: "sold" },
    ])
    expect((await refusalOf(hold("ana", line("soir", seatIds("A", 1, 2))))).code).toBe("seat-not-for-sale")
    expect((await refusalOf(hold("ana", line("soir", seatIds("A", 11, 12))))).code).toBe("seats-taken")
  })
})

describe("what a request may name", () => {
  it.each([
    ["another tenant's event", { ...line("soir", ["A1"]), id: eventId("soir", otherHouse) }, "event-unknown"],
    ["a hidden event", line("cache", ["A1"]), "event-unknown"],
    ["a cancelled event", line("annule", seatIds("A", 1, 2)), "event-not-on-sale"],
    ["an event whose sale has not begun", line("bientot", seatIds("A", 1, 2)), "event-not-on-sale"],
    ["another event's price", { ...line("matinee", ["A1"]), id: eventId("soir") }, "price-unknown"],
    ["seats of nowhere", line("soir", ["Z1"]), "seats-unknown"],
    ["another kind of item", { ...line("soir", ["A1"]), type: "COMBO" as const }, "combo-unknown"],
    [
      "places where there are seats",
      { ...places("soir", 2), prices: [{ id: priceId("soir", "a"), qty: 2 }] },
      "quantity-mismatch",
    ],
    ["the same seat twice", line("soir", ["A1", "A1"]), "quantity-mismatch"],
    ["nothing", { ...line("soir", []), prices: [{ id: priceId("soir", "a"), qty: 0 }] }, "invalid-quantity"],
  ])("refuses %s [CALL-023]", async (_, group, code) => {
    expect((await refusalOf(hold("ana", group))).code).toBe(code)
    expect(await claims()).toEqual([])
  })

  it("refuses an event that has begun", async () => {
    clock.pass((showTime - noon) / 1000)
    expect(await refusalOf(hold("ana", line("soir", seatIds("A", 1, 2))))).toMatchObject({
      code: "event-not-on-sale",
      fields: { saleState: "WASONSALE" },
    })
  })

  it("counts a price's limits over the whole cart [QTY-001]", async () => {
    const group = (...seats: number[]) => line("soir", seatIds("A", ...seats), "a", "groupe")
    expect(await refusalOf(hold("ana", group(1, 2)))).toMatchObject({
      code: "invalid-quantity",
      fields: { min: 4, max: 8 },
    })
    await hold("ana", group(1, 2, 3, 4))
    await hold("ana", group(5, 6))
    expect((await refusalOf(hold("ana", group(7, 8, 9)))).code).toBe("invalid-quantity")
    await hold("ana", group(7, 8))
  })

  it("holds a thousand tickets in a cart and no more, in one request or in several [QTY-001]", async () => {
    const refused = { code: "invalid-quantity", fields: { min: 1, max: 1000 } }
    expect(await refusalOf(hold("ana", places("soir", 600), places("soir", 401, "enfant")))).toMatchObject(
      refused,
    )
    const floor = db("event_capacities").where({ event_id: eventId("soir") })
    await floor.clone().update({ capacity: 2000 })
    await hold("ana", places("soir", 600))
    expect(await refusalOf(hold("ana", places("soir", 401, "enfant")))).toMatchObject(refused)
    await hold("ana", places("soir", 400, "enfant"))
    await floor.clone().update({ taken: 0, capacity: 6 })
    await floor.clone().where("section_id", "like", "%1").update({ capacity: 4 })
  })

  it("refuses to change a cart that is being paid for", async () => {
    const { cart } = await hold("ana", line("soir", seatIds("A", 1, 2)))
    await db("carts").where({ id: cart.id }).update({ state: "paying" })
    expect((await refusalOf(hold("ana", line("soir", seatIds("A", 3, 4))))).code).toBe("cart-being-paid")
  })
})

describe("general admission", () => {
  it("takes places of one section, or of two when none has room for all [HOLD-002]", async () => {
    await hold("ana", places("soir", 4))
    await hold("ben", places("soir", 5))
    const taken = await db("event_capacities")
      .where({ event_id: eventId("soir") })
      .orderBy("section_id")
      .pluck("taken")
    expect(taken).toEqual([6, 3])
    expect(await refusalOf(hold("cleo", places("soir", 2)))).toMatchObject({
      code: "not-enough-places",
      fields: { available: 1 },
    })
  })

  it("adds up what one request asks for before it looks at the room", async () => {
    expect((await refusalOf(hold("ana", places("soir", 6), places("soir", 5, "enfant")))).code).toBe(
      "not-enough-places",
    )
    expect(await db("event_capacities").where("taken", ">", 0)).toEqual([])
    await hold("ana", places("soir", 6), places("soir", 4, "enfant"))
  })

  it("gives lapsed places to the next shopper, once", async () => {
    await hold("ana", places("soir", 10))
    clock.pass(900)
    await hold("ben", places("soir", 8))
    const taken = await db("event_capacities")
      .where({ event_id: eventId("soir") })
      .sum({ n: "taken" })
      .first()
    expect(Number(taken?.n)).toBe(8)
    expect(await cartOf("ana")).toMatchObject({ state: "expired" })
  })

  it("settles a lapsed cart once, although its shopper comes back in the same moment [HOLD-002]", async () => {
    const { cart } = await hold("ana", places("soir", 10))
    clock.pass(900)
    await Promise.all([hold("ben", places("soir", 8)), hold("ana", places("soir", 2))])
    const stored = await cartOf("ana")
    const told = replay(await readJournal(db, cart))
    expect(told.version).toBe(stored?.version)
    expect(await db("journal").where({ cart_id: cart.id, command: "cart.lapse" })).toHaveLength(1)
  })
})

describe("holding the best available [CALL-026]", () => {
  it("holds two seats together in the first row, near the middle", async () => {
    await best("ana", 2)
    expect(await claims()).toEqual(["A6", "A7"])
  })

  it("goes on until no pair is left", async () => {
    let pairs = 0
    for (let shopper = 0; shopper < 20; shopper += 1) {
      const placed = await best(`s${shopper}`, 2).catch(() => undefined)
      if (placed !== undefined) pairs += 1
    }
    // The middle pair of the row of 12 leaves 5 on each side: 5 pairs there, 2 in each row of 5, 3 at the table.
    expect(pairs).toBe(12)
    expect((await refusalOf(best("last", 2))).code).toBe("not-enough-together")
    expect((await refusalOf(best("last", 9))).code).toBe("not-enough-places")
  })

  it("takes places where the level has no seats", async () => {
    await best("ana", 3, "ga")
    const taken = await db("event_capacities")
      .where({ event_id: eventId("soir") })
      .sum({ n: "taken" })
      .first()
    expect(Number(taken?.n)).toBe(3)
  })

  it("seats two prices of one level side by side, however they are asked for", async () => {
    const levels = ["adulte", "enfant"].map((type) => ({
      id: levelId("a"),
      prices: [{ id: priceId("soir", "a", type), qty: 2 }],
    }))
    const requested = { kind: "best" as const, of: { type: "event" as const, id: eventId("soir") }, levels }
    await desk.place({ website: smallHouse, sessionId: "ana", requested })
    expect(await claims()).toEqual(seatIds("A", 5, 6, 7, 8))
  })

  it("refuses a price of another level", async () => {
    const requested = {
      kind: "best" as const,
      of: { type: "event" as const, id: eventId("soir") },
      levels: [{ id: levelId("b"), prices: [{ id: priceId("soir", "a"), qty: 2 }] }],
    }
    expect((await refusalOf(desk.place({ website: smallHouse, sessionId: "ana", requested }))).code).toBe(
      "price-unknown",
    )
  })
})
