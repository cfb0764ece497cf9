import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest"
import { outcomes } from "../../test/house/race.ts"
import {
  buildHouse,
  eventId,
  line,
  seatIds,
  sendEverybodyHome,
  smallHouse,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { lockSessionCart } from "../carts/cart-store.ts"
import { type LinePicker, releaseLines } from "../carts/release-lines.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { type HoldDesk, holdDesk } from "./hold-desk.ts"
import { type SeatGuard, seatGuard } from "./seat-guard.ts"
import { refuseUnlessWhole } from "./whole-release.ts"

let database: TestDatabase
let db: Knex
let other: Knex
let clock: TestClock

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  other = database.open()
  await buildHouse(db, {
    rows: [
      { name: "A", seats: 4 },
      { name: "B", seats: 4 },
    ],
  })
})
afterAll(() => database.close())

/** Each row has two seats left: whoever takes one of them leaves the other alone. */
beforeEach(async () => {
  await sendEverybodyHome(db)
  clock = new TestClock()
  const desk = holdDesk(testDependencies(db, clock))
  await desk.place(asking("zoe", seatIds("A", 1, 2)))
  await desk.place(asking("zoe", seatIds("B", 1, 2)))
})

const asking = (sessionId: string, seats: readonly string[]) => ({
  website: smallHouse,
  sessionId,
  requested: { kind: "lines" as const, groups: [line("soir", seats)] },
})

/** Two server processes of the same house. */
const twoServers = (guard: SeatGuard = seatGuard): [HoldDesk, HoldDesk] => [
  holdDesk(testDependencies(db, clock), { seatGuard: guard }),
  holdDesk(testDependencies(other, clock), { seatGuard: guard }),
]

/**
 * The guard with both transactions about to judge by the section before the one may go on. SQLite writes one
 * transaction after the other: there the second begins when the first has ended.
 */
function meetingBefore(): SeatGuard {
  const everybody = Promise.withResolvers<void>()
  let here = 0
  return {
    ...seatGuard,
    async lockSections(...request) {
      here += 1
      if (here === 2 || inject("database") === "sqlite") everybody.resolve()
      await everybody.promise
      await seatGuard.lockSections(...request)
    },
  }
}

const withoutLock: SeatGuard["lockSections"] = async () => {}

/** Without the lock; neither changes anything before both have read the sections they would have locked. */
function readingBefore(): SeatGuard {
  let here = 0
  const everybody = Promise.withResolvers<void>()
  const unlocked = new WeakSet<object>()
  return {
    ...seatGuard,
    async lockSections(trx) {
      unlocked.add(trx)
    },
    async liveClaims(trx, seats, now) {
      const claims = await seatGuard.liveClaims(trx, seats, now)
      if (!unlocked.delete(trx)) return claims
      here += 1
      if (here === 2) everybody.resolve()
      await everybody.promise
      return claims
    },
  }
}

/** What a transaction that locks no section may read: the house as it was before the other began. */
const judgedBefore = async (): Promise<SeatGuard> => {
  const whole = [...seatIds("A", 1, 2, 3, 4, 5, 6), ...seatIds("B", 1, 2, 3, 4, 5, 6)]
  const seats = whole.map((seatId) => ({ eventId: eventId("soir"), seatId }))
  const before = await db.transaction((trx) => seatGuard.liveClaims(trx, seats, clock.now()))
  return { ...seatGuard, lockSections: withoutLock, liveClaims: async () => before }
}

describe("two picks of which either would be the last resort", () => {
  const both = ([one, two]: readonly [HoldDesk, HoldDesk]) =>
    outcomes([one.place(asking("ana", ["A3"])), two.place(asking("ben", ["B3"]))])

  it("are not both let through: the second has the seat beside the first [SEAT-005]", async () => {
    const guard = meetingBefore()
    expect(await both(twoServers(guard))).toEqual({ won: 1, codes: ["strands-seat"] })
    const seats = await db("claims").orderBy("seat_id").pluck("seat_id")
    expect(seats.filter((seat) => ["A3", "B3"].includes(seat))).toHaveLength(1)
  })

  it("leave two seats alone when the section is judged as it was before", async () => {
    expect(await both(twoServers(await judgedBefore()))).toEqual({ won: 2, codes: [] })
  })

  it.runIf(inject("database") === "postgres")(
    "leave two seats alone as soon as the lock is taken away",
    async () => {
      expect(await both(twoServers(readingBefore()))).toEqual({ won: 2, codes: [] })
    },
  )
})

describe("a seat given back beside one that is kept, while somebody picks another last resort", () => {
  beforeEach(async () => {
    // Nothing is left of row A, so whoever gives one of these two back leaves it alone.
    const [desk] = twoServers()
    await desk.place(asking("ana", seatIds("A", 3, 4)))
  })

  const giveBack = (guard: SeatGuard, seat: string) =>
    inTransaction(other, async (trx) => {
      const cart = await lockSessionCart(trx, smallHouse.id, "ana")
      if (cart === undefined) throw new Error("Ana has no cart")
      const pick: LinePicker = (holds) =>
        holds.flatMap((hold) => hold.lines.filter((one) => one.seat_id === seat).map((one) => one.id))
      await releaseLines(trx, cart, pick, release, clock.now(), (holds, lines) =>
        refuseUnlessWhole(trx, smallHouse, holds, lines, clock.now(), guard),
      )
    })
  const release = { command: "holds.release", actor: "shopper" } as const
  const both = (guard: SeatGuard) =>
    outcomes([giveBack(guard, "A3"), twoServers(guard)[0].place(asking("ben", ["B3"]))])

  it("is not given back as well: each would have been the other's better place [SEAT-005]", async () => {
    const { won, codes } = await both(meetingBefore())
    expect({ won, codes: codes.length }).toEqual({ won: 1, codes: 1 })
    expect(["release-not-whole", "strands-seat"]).toContain(codes[0])
  })

  it("is given back as well when the section is judged as it was before", async () => {
    expect(await both(await judgedBefore())).toEqual({ won: 2, codes: [] })
  })

  it.runIf(inject("database") === "postgres")(
    "is given back as well as soon as the lock is taken away",
    async () => {
      expect(await both(readingBefore())).toEqual({ won: 2, codes: [] })
    },
  )
})

it("locks no section for a pick that leaves nobody alone", async () => {
  const locked: (readonly string[])[] = []
  const guard: SeatGuard = {
    ...seatGuard,
    async lockSections(trx, sections) {
      locked.push(sections.map(({ sectionId }) => sectionId))
      await seatGuard.lockSections(trx, sections)
    },
  }
  const [desk] = twoServers(guard)
  await desk.place(asking("ana", seatIds("A", 3, 4)))
  expect(locked).toEqual([])
  await desk.place(asking("ben", ["B3"]))
  expect(locked).toEqual([["petit.salle.1"]])
})
