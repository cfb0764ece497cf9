import type { HoldGroup } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { claimsPerSeat, lookedUpBefore, outcomes, withoutPrimaryKey } from "../../test/house/race.ts"
import {
  buildHouse,
  eventId,
  levelId,
  line,
  places,
  priceId,
  seatId,
  seatIds,
  sendEverybodyHome,
  smallHouse,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { type AdmissionGuard, admissionGuard } from "../availability/admission-capacity-store.ts"
import { type HoldDesk, holdDesk } from "./hold-desk.ts"
import { type SeatGuard, seatGuard } from "./seat-guard.ts"
import type { HoldTools } from "./settle-batch.ts"

const robots = 50
let database: TestDatabase
let db: Knex
let clock: TestClock

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await buildHouse(db, {
    rows: [
      { name: "A", seats: 10 },
      { name: "B", seats: 5, section: 2 },
      { name: "C", seats: 12, section: 2 },
    ],
    places: [10],
    events: [{ key: "soir" }, { key: "matinee" }],
  })
})
afterAll(() => database.close())

beforeEach(async () => {
  await sendEverybodyHome(db)
  clock = new TestClock()
})

/** Two server processes of the same house, each with its own queue and its own connections. */
const twoServers = (guards: Partial<HoldTools> = {}): [HoldDesk, HoldDesk] => [
  holdDesk(testDependencies(db, clock), guards),
  holdDesk(testDependencies(otherPool(), clock), guards),
]

let pool: Knex | undefined
const otherPool = (): Knex => {
  pool ??= database.open()
  return pool
}

const anySeat = { ...smallHouse, avoidSingle: false }
const ask = (desk: HoldDesk, sessionId: string, website: typeof smallHouse, ...groups: HoldGroup[]) =>
  desk.place({ website, sessionId, requested: { kind: "lines", groups } })

describe("fifty robots and ten seats", () => {
  /** Each seat is wanted at each server: within one, nobody needs a guard to see what the last was given. */
  const race = (desks: readonly HoldDesk[]) =>
    outcomes(
      Array.from({ length: robots }, (_, robot) => {
        const desk = desks[Math.floor(robot / 10) % desks.length] as HoldDesk
        return ask(desk, `robot-${robot}`, anySeat, line("soir", [seatId("A", (robot % 10) + 1)]))
      }),
    )

  it("holds each seat once, whichever server was asked [HOLD-002] [SEAT-003]", async () => {
    expect(await race(twoServers())).toEqual({ won: 10, codes: ["seats-taken"] })
    expect(await claimsPerSeat(db)).toEqual(Array.from({ length: 10 }, () => 1))
    expect(await db("holds").where({ state: "live" }).count({ n: "*" }).first()).toMatchObject({ n: 10 })
  })

  it("sells seats twice as soon as the claim's guard is taken away", async () => {
    await withoutPrimaryKey(db, async () => {
      const { won } = await race(twoServers({ seatGuard: lookedUpBefore() }))
      expect(won).toBeGreaterThan(10)
      expect(Math.max(...(await claimsPerSeat(db)))).toBeGreaterThan(1)
    })
  })

  it("takes a lapsed claim over once, however many want it [HOLD-002]", async () => {
    const [first] = twoServers()
    await ask(first, "ana", anySeat, line("soir", seatIds("A", 1, 2, 3)))
    clock.pass(900)
    const asks = twoServers().flatMap((desk, server) =>
      Array.from({ length: 10 }, (_, robot) =>
        ask(desk, `robot-${server}-${robot}`, anySeat, line("soir", seatIds("A", 2, 3))),
      ),
    )
    expect(await outcomes(asks)).toEqual({ won: 1, codes: ["seats-taken"] })
  })
})

describe("the last places of a floor", () => {
  const race = (desks: readonly HoldDesk[]) =>
    outcomes(
      Array.from({ length: robots }, (_, robot) =>
        ask(desks[robot % desks.length] as HoldDesk, `robot-${robot}`, anySeat, places("soir", 1)),
      ),
    )
  const taken = async () =>
    (
      await db("event_capacities")
        .where({ event_id: eventId("soir") })
        .first("taken")
    )?.taken as number

  it("lets ten in and no more [HOLD-002]", async () => {
    expect(await race(twoServers())).toEqual({ won: 10, codes: ["not-enough-places"] })
    expect(await taken()).toBe(10)
  })

  it("lets too many in when reading and counting are two steps", async () => {
    const readThenCount: AdmissionGuard = {
      ...admissionGuard,
      left: async (trx, events) =>
        (await admissionGuard.left(trx, events)).map((section) => ({ ...section, left: 10 })),
      async count(trx, changes) {
        for (const { eventId: event_id, sectionId: section_id, people } of changes)
          await trx("event_capacities").where({ event_id, section_id }).increment("taken", people)
        return changes
      },
    }
    expect((await race(twoServers({ admissionGuard: readThenCount }))).won).toBeGreaterThan(10)
    expect(await taken()).toBeGreaterThan(10)
  })
})

describe("two picks that are legal one by one", () => {
  const both = (desks: readonly HoldDesk[]) =>
    outcomes([
      ask(desks[0] as HoldDesk, "ana", smallHouse, line("soir", seatIds("B", 1, 2))),
      ask(desks[1] as HoldDesk, "ben", smallHouse, line("soir", seatIds("B", 4, 5))),
    ])

  it("cannot leave a seat alone together [SEAT-005]", async () => {
    for (let round = 0; round < 5; round += 1) {
      await db("claims").delete()
      await db("carts").update({ state: "paid" })
      expect(await both(twoServers())).toEqual({ won: 1, codes: ["strands-seat"] })
    }
  })

  it("do leave a seat alone when the row is judged as it was before", async () => {
    const judgedBefore: SeatGuard = { ...seatGuard, liveClaims: async () => [] }
    expect(await both(twoServers({ seatGuard: judgedBefore }))).toEqual({ won: 2, codes: [] })
  })
})

it("survives a crowd that holds across rows, events and servers at once [HOLD-002]", async () => {
  const desks = twoServers()
  const wishes: HoldGroup[][] = [
    [line("soir", seatIds("A", 1, 2)), line("matinee", seatIds("C", 1, 2))],
    [line("matinee", seatIds("C", 1, 2, 3)), line("soir", seatIds("A", 3, 4))],
    [line("soir", seatIds("C", 3, 4)), line("soir", seatIds("A", 1, 2)), places("soir", 2)],
    [places("matinee", 3), line("soir", seatIds("B", 1, 2))],
    [line("soir", seatIds("A", 5, 6)), line("soir", seatIds("C", 5, 6)), places("soir", 3)],
  ]
  const asks = Array.from({ length: 60 }, (_, shopper) => {
    const desk = desks[shopper % 2] as HoldDesk
    const sessionId = `shopper-${shopper % 20}`
    if (shopper % 6 === 5)
      return desk.place({
        website: smallHouse,
        sessionId,
        requested: {
          kind: "best",
          of: { type: "event" as const, id: eventId("soir") },
          levels: [{ id: levelId("a"), prices: [{ id: priceId("soir", "a"), qty: 2 }] }],
        },
      })
    return ask(desk, sessionId, smallHouse, ...(wishes[shopper % wishes.length] ?? []))
  })
  const { won } = await outcomes(asks)

  expect(won).toBeGreaterThan(2)
  expect(Math.max(...(await claimsPerSeat(db)))).toBe(1)
  const seatLines = await db("hold_lines").whereNotNull("seat_id").count({ n: "*" }).first()
  const claimed = await db("claims").count({ n: "*" }).first()
  expect(claimed?.n).toBe(seatLines?.n)
  const placeLines = await db("hold_lines").whereNull("seat_id").count({ n: "*" }).first()
  const taken = await db("event_capacities").sum({ n: "taken" }).first()
  expect(Number(taken?.n)).toBe(Number(placeLines?.n))
})
