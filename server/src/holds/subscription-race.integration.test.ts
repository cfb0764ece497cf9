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
  seatId,
  seatIds,
  sendEverybodyHome,
  smallHouse,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import {
  buildSeason,
  seasonLine,
  seasonPlaces,
  seasonPriceId,
  subscriptionId,
} from "../../test/house/small-season.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { type AdmissionGuard, admissionGuard } from "../availability/admission-capacity-store.ts"
import { type HoldDesk, holdDesk } from "./hold-desk.ts"
import { type SeatGuard, seatGuard } from "./seat-guard.ts"
import type { HoldTools } from "./settle-batch.ts"

let database: TestDatabase
let db: Knex
let clock: TestClock
const events = ["soir", "matinee", "gala"]

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
    events: events.map((key) => ({ key })),
  })
  await buildSeason(db, { key: "saison", events })
  await buildSeason(db, { key: "duo", events: ["gala", "soir"] })
})
afterAll(() => database.close())
beforeEach(async () => {
  await sendEverybodyHome(db)
  clock = new TestClock()
})

let pool: Knex | undefined
const otherPool = (): Knex => {
  pool ??= database.open()
  return pool
}
/** Two server processes of the same house, each with its own queue and its own connections. */
const twoServers = (guards: Partial<HoldTools> = {}): [HoldDesk, HoldDesk] => [
  holdDesk(testDependencies(db, clock), guards),
  holdDesk(testDependencies(otherPool(), clock), guards),
]

const anySeat = { ...smallHouse, avoidSingle: false }
const ask = (desk: HoldDesk, sessionId: string, website: typeof smallHouse, ...groups: HoldGroup[]) =>
  desk.place({ website, sessionId, requested: { kind: "lines", groups } })

/** Holds of a subscription that are not at each of its events, as `events it is at: seats`. */
async function brokenSubscriptions(): Promise<string[]> {
  const holds: { subscription_id: string; subscription_hold_id: string; qty: number }[] =
    await db("holds").whereNotNull("subscription_id")
  const size = new Map([
    [subscriptionId("saison"), 3],
    [subscriptionId("duo"), 2],
  ])
  return [...Map.groupBy(holds, (hold) => hold.subscription_hold_id).values()]
    .filter(
      (parts) =>
        parts.length !== size.get(parts[0]?.subscription_id ?? "") ||
        new Set(parts.map(({ qty }) => qty)).size !== 1,
    )
    .map((parts) => `${parts.length}: ${parts.map(({ qty }) => qty).join()}`)
}

describe("one seat, requested for one event by some and for all by others", () => {
  /** Thirty robots a seat and event, of whom one in four subscribes. */
  const race = (desks: readonly HoldDesk[]) =>
    outcomes(
      Array.from({ length: 60 }, (_, robot) => {
        const desk = desks[robot % 2] as HoldDesk
        const seat = [seatId("A", (Math.floor(robot / 4) % 5) + 1)]
        const wish = robot % 4 === 0 ? seasonLine("saison", seat) : line(events[robot % 3] ?? "soir", seat)
        return ask(desk, `robot-${robot}`, anySeat, wish)
      }),
    )

  it("goes to one of them at each event, whichever server was asked [HOLD-002] [SEAT-003]", async () => {
    const { won, codes } = await race(twoServers())
    expect(won).toBeGreaterThanOrEqual(5)
    expect(codes).toEqual(["seats-taken"])
    expect(new Set(await claimsPerSeat(db))).toEqual(new Set([1]))
    expect(await brokenSubscriptions()).toEqual([])
  })

  it("goes to several as soon as the claim's guard is taken away", async () => {
    await withoutPrimaryKey(db, async () => {
      await race(twoServers({ seatGuard: lookedUpBefore() }))
      expect(Math.max(...(await claimsPerSeat(db)))).toBeGreaterThan(1)
    })
  })
})

describe("picks that are legal one by one", () => {
  const both = (desks: readonly HoldDesk[]) =>
    outcomes([
      ask(desks[0] as HoldDesk, "ana", smallHouse, seasonLine("saison", seatIds("B", 1, 2))),
      ask(desks[1] as HoldDesk, "ben", smallHouse, line("matinee", seatIds("B", 4, 5))),
    ])

  it("cannot leave a seat alone together at one event [SEAT-005]", async () => {
    for (let round = 0; round < 5; round += 1) {
      await sendEverybodyHome(db)
      expect(await both(twoServers())).toEqual({ won: 1, codes: ["strands-seat"] })
    }
  })

  it("do leave a seat alone when the row is judged as it was before", async () => {
    const judgedBefore: SeatGuard = { ...seatGuard, liveClaims: async () => [] }
    expect(await both(twoServers({ seatGuard: judgedBefore }))).toEqual({ won: 2, codes: [] })
  })
})

describe("the last places of a floor", () => {
  const race = (desks: readonly HoldDesk[]) =>
    outcomes(
      Array.from({ length: 40 }, (_, robot) => {
        const wish = robot % 2 === 0 ? seasonPlaces("saison", 1) : places("matinee", 1)
        return ask(desks[Math.floor(robot / 2) % 2] as HoldDesk, `robot-${robot}`, anySeat, wish)
      }),
    )
  const taken = async (): Promise<number[]> => db("event_capacities").orderBy("event_id").pluck("taken")

  it("let ten in at the event both want, and no more than subscribe at the others [HOLD-002]", async () => {
    const { won, codes } = await race(twoServers())
    expect([won, codes]).toEqual([10, ["not-enough-places"]])
    const [gala, matinee, soir] = await taken()
    const subscribed = await db("holds")
      .where({ event_id: eventId("soir"), state: "live" })
      .sum({ n: "qty" })
    expect(matinee).toBe(10)
    expect([gala, soir]).toEqual([Number(subscribed[0]?.n ?? 0), Number(subscribed[0]?.n ?? 0)])
    expect(await brokenSubscriptions()).toEqual([])
  })

  it("let too many in when reading and counting are two steps", async () => {
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
    await race(twoServers({ admissionGuard: readThenCount }))
    expect((await taken())[1]).toBeGreaterThan(10)
  })
})

it("survives a crowd that subscribes and buys across rows, events and servers at once [HOLD-002]", async () => {
  const desks = twoServers()
  const wishes: HoldGroup[][] = [
    [seasonLine("saison", seatIds("A", 1, 2))],
    [line("gala", seatIds("A", 1, 2)), seasonLine("duo", seatIds("C", 1, 2))],
    [seasonLine("duo", seatIds("A", 3, 4)), line("matinee", seatIds("C", 1, 2)), places("soir", 2)],
    [seasonPlaces("saison", 2), line("soir", seatIds("C", 3, 4))],
    [line("soir", seatIds("A", 3, 4)), seasonLine("saison", seatIds("C", 5, 6))],
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
          of: { type: "subscription" as const, id: subscriptionId("saison") },
          levels: [{ id: levelId("a"), prices: [{ id: seasonPriceId("saison"), qty: 2 }] }],
        },
      })
    return ask(desk, sessionId, smallHouse, ...(wishes[shopper % wishes.length] ?? []))
  })
  const { won } = await outcomes(asks)

  expect(won).toBeGreaterThan(2)
  expect(Math.max(...(await claimsPerSeat(db)))).toBe(1)
  expect(await brokenSubscriptions()).toEqual([])
  const seatLines = await db("hold_lines").whereNotNull("seat_id").count({ n: "*" }).first()
  const claimed = await db("claims").count({ n: "*" }).first()
  expect(claimed?.n).toBe(seatLines?.n)
  const admissionLines = await db("hold_lines").whereNull("seat_id").count({ n: "*" }).first()
  const taken = await db("event_capacities").sum({ n: "taken" }).first()
  expect(Number(taken?.n)).toBe(Number(admissionLines?.n))
})
