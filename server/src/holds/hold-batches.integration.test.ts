import type { HoldGroup } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { bestSeats } from "../../test/house/best-seats.ts"
import { claimsPerSeat, outcomes } from "../../test/house/race.ts"
import {
  buildHouse,
  line,
  places,
  refusalOf,
  seatIds,
  sendEverybodyHome,
  smallHouse,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import { buildSeason, seasonLine } from "../../test/house/small-season.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { admissionGuard } from "../availability/admission-capacity-store.ts"
import { isPostgres } from "../database/open-database.ts"
import { type HoldDesk, holdDesk } from "./hold-desk.ts"
import { seatGuard } from "./seat-guard.ts"
import type { HoldTools } from "./settle-batch.ts"

let database: TestDatabase
let db: Knex
let other: Knex
let clock: TestClock
const rowNames = Array.from({ length: 64 }, (_, row) => `R${row}-`)

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  other = database.open()
  await buildHouse(db, {
    rows: [
      ...rowNames.map((name, row) => ({ name, seats: 6, section: 1 + (row % 8) })),
      { name: "B", seats: 24, section: 9, level: "b" },
    ],
    places: [200, 20],
    events: [{ key: "soir" }, { key: "matinee" }],
  })
  await buildSeason(db, { key: "saison", events: ["soir", "matinee"] })
})
afterAll(() => database.close())
beforeEach(async () => {
  await sendEverybodyHome(db)
  clock = new TestClock()
})

const deskOf = (guards: Partial<HoldTools> = {}, pool = db): HoldDesk =>
  holdDesk(testDependencies(pool, clock), guards)
const ask = (desk: HoldDesk, sessionId: string, ...groups: HoldGroup[]) =>
  desk.place({ website: smallHouse, sessionId, requested: { kind: "lines", groups } })
const best = (desk: HoldDesk, sessionId: string, level: string, qty: number) =>
  desk.place({ website: smallHouse, sessionId, requested: bestSeats("soir", level, qty) })

/** The statements that run while the work does, the transaction's begin and end included. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => void statements.push(sql)
  db.on("query", note)
  try {
    await work()
  } finally {
    db.removeListener("query", note)
  }
  return statements
}

describe("the statements of a batch", () => {
  /** Each wants two seats of a row of its own, one in eight those that somebody has. */
  const crowd = (desk: HoldDesk, size: number) =>
    outcomes(
      Array.from({ length: size }, (_, at) =>
        ask(desk, `s-${at}`, line("soir", seatIds(at % 8 === 7 ? "R0-" : `R${at}-`, 1, 2))),
      ),
    )

  it("are as many for sixty-four holds as for one, and at most sixteen", async () => {
    const desk = deskOf()
    const one = await statementsOf(() => crowd(desk, 1))
    await sendEverybodyHome(db)
    const many = await statementsOf(() => crowd(desk, 64))
    expect(await db("holds").count({ n: "*" }).first()).toMatchObject({ n: 56 })
    // Refusals make the journal forget what is old.
    expect(many.length).toBe(one.length + 1)
    // The same texts, whatever the size: each is prepared once.
    expect(new Set(many)).toEqual(new Set([...one, ...many.filter((sql) => sql.includes("OFFSET"))]))
    // Carts that hold something already are read with it.
    await sendEverybodyHome(db)
    await crowd(desk, 32)
    const again = await statementsOf(() =>
      outcomes(
        Array.from({ length: 32 }, (_, at) =>
          ask(desk, `s-${at}`, line("soir", seatIds(`R${at % 31}-`, 3, 4))),
        ),
      ),
    )
    expect(again.length).toBe(many.length + 1)
    // PostgreSQL has one more, which keeps imports waiting.
    expect(again.length).toBeLessThanOrEqual(isPostgres(db) ? 16 : 15)
  })

  it("are as many for a mixed crowd of fifty-six as for one of seven", async () => {
    /** Seats, places, a subscription, the best seats, a last resort, a lapsed cart, and somebody refused. */
    const mixed = (desk: HoldDesk, size: number) =>
      outcomes(
        Array.from({ length: size / 7 }, (_, at) => [
          ask(desk, `seats-${at}`, line("soir", seatIds(`R${at}-`, 1, 2))),
          ask(desk, `places-${at}`, places("soir", 2)),
          ask(desk, `lapsed-${at}`, line("soir", seatIds(`R${at + 40}-`, 1, 2)), places("soir", 1)),
          best(desk, `best-${at}`, "b", 2),
          ask(desk, `resort-${at}`, line("soir", seatIds(`R${at + 16}-`, 2, 3))),
          ask(desk, `season-${at}`, seasonLine("saison", seatIds(`R${at + 24}-`, 1, 2)), line("soir", [])),
          ask(desk, `late-${at}`, line("soir", ["nowhere"])),
        ]).flat(),
      )
    const count = async (size: number) => {
      await sendEverybodyHome(db)
      clock = new TestClock()
      const desk = deskOf()
      for (let at = 0; at < 8; at += 1)
        await ask(desk, `lapsed-${at}`, line("soir", seatIds(`R${at + 48}-`, 1, 2)), places("soir", 1))
      clock.pass(smallHouse.holdSeconds)
      return statementsOf(() => mixed(desk, size))
    }
    const few = await count(7)
    const many = await count(56)
    // PostgreSQL settles the subscription with its event in a batch of its own; SQLite settles all of them in one.
    const perBatch = (statements: readonly string[]) =>
      statements.length / statements.filter((sql) => sql.startsWith("BEGIN")).length
    expect(perBatch(many)).toBeLessThanOrEqual(perBatch(few))
    expect(perBatch(many)).toBeLessThanOrEqual(isPostgres(db) ? 24 : 33)
  })
})

describe("what a batch locks", () => {
  it("is asked for in everybody's order, though nobody waits between", async () => {
    const desk = deskOf()
    await ask(desk, "lapsed", line("soir", seatIds("R0-", 1, 2)), places("soir", 1))
    clock.pass(smallHouse.holdSeconds)
    const statements = await statementsOf(() =>
      ask(desk, "lapsed", line("soir", seatIds("R1-", 1, 2)), places("soir", 2)),
    )
    const inOrder = [
      ...(isPostgres(db) ? ["pg_try_advisory_xact_lock_shared"] : []),
      /FROM .*carts AS c/,
      "INSERT INTO event_rows",
      "INSERT INTO carts",
      "INSERT INTO event_section_versions",
      "UPDATE event_capacities",
      "DELETE FROM claims",
      "INSERT INTO claims",
      "INSERT INTO journal",
    ]
    const found = inOrder.map((part) => statements.findIndex((sql) => sql.search(part) >= 0))
    expect(found).not.toContain(-1)
    expect(found).toEqual(found.toSorted((one, other) => one - other))
  })
})

describe("a request that another process was faster than", () => {
  /** The picture does not show who has these seats: the claim itself says that somebody does. */
  const blindTo = (...seats: string[]): Partial<HoldTools> => ({
    seatGuard: {
      ...seatGuard,
      liveClaims: async (...question) =>
        (await seatGuard.liveClaims(...question)).filter(({ seat_id }) => !seats.includes(seat_id)),
    },
  })

  it("fails alone, and those in its batch get what they asked for", async () => {
    await ask(deskOf(), "zoe", line("soir", seatIds("R0-", 1, 2)))
    const desk = deskOf(blindTo("R0-1", "R0-2"))
    const [ana, ben, cleo] = await Promise.allSettled([
      ask(desk, "ana", line("soir", seatIds("R0-", 1, 2)), line("soir", seatIds("R5-", 1, 2))),
      ask(desk, "ben", line("soir", seatIds("R1-", 1, 2))),
      ask(desk, "cleo", line("soir", seatIds("R5-", 1, 2))),
    ])
    expect(ana).toMatchObject({ reason: { code: "seats-taken", fields: { seatIds: ["R0-1", "R0-2"] } } })
    // What it would have had beside is there for the next in the same batch.
    expect([ben?.status, cleo?.status]).toEqual(["fulfilled", "fulfilled"])
    expect(await db("claims").count({ n: "*" }).first()).toMatchObject({ n: 6 })
    expect(await db("carts").where({ session_id: "ana" })).toEqual([])
    expect(await db("journal").where({ session_id: "ana" }).pluck("outcome")).toEqual(["seats-taken"])
  })

  it("finds other seats when it asked for the best, and is refused when there never are any", async () => {
    const [first] = (await ask(deskOf(), "zoe", line("soir", seatIds("B", 12, 13), "b"))).held ?? []
    expect(first?.hold.lines.map(({ seat_id }) => seat_id)).toEqual(["B12", "B13"])
    const refusal = await refusalOf(best(deskOf(blindTo("B12", "B13")), "ana", "b", 2))
    expect(refusal).toMatchObject({ code: "not-enough-together", fields: { min: 2 } })
    expect((await best(deskOf(), "ana", "b", 2)).tickets).toBe(2)
  })

  it("gets no place that somebody has, whatever the picture says", async () => {
    await ask(deskOf(), "zoe", places("soir", 200))
    await ask(deskOf(), "zoe", places("soir", 20))
    const blind: Partial<HoldTools> = {
      admissionGuard: {
        ...admissionGuard,
        left: async (...question) =>
          (await admissionGuard.left(...question)).map((section) => ({ ...section, left: 5 })),
      },
    }
    const desk = deskOf(blind)
    const [ana, ben] = await Promise.allSettled([
      ask(desk, "ana", places("soir", 2)),
      ask(desk, "ben", line("soir", seatIds("R1-", 1, 2))),
    ])
    expect(ana).toMatchObject({ reason: { code: "not-enough-places" } })
    expect(ben?.status).toBe("fulfilled")
    const taken = await db("event_capacities").sum({ n: "taken" }).first()
    expect(Number(taken?.n)).toBe(220)
  })
})

describe("two servers at once", () => {
  it("make one cart for a session that had none", async () => {
    for (let round = 0; round < 5; round += 1) {
      await sendEverybodyHome(db)
      const desks = [deskOf(), deskOf({}, other)]
      const asks = desks.map((desk, at) => ask(desk, "ana", line("soir", seatIds(`R${at}-`, 1, 2))))
      expect(await outcomes(asks)).toEqual({ won: 2, codes: [] })
      expect(await db("carts").pluck("version")).toEqual([2])
    }
  })

  it("find the best seats for everybody while there are any", async () => {
    const desks = [deskOf(), deskOf({}, other)]
    const asks = Array.from({ length: 14 }, (_, at) => best(desks[at % 2] as HoldDesk, `s-${at}`, "b", 2))
    // The middle pair of twenty-four leaves eleven on each side: five pairs there, and a last resort where three are left.
    expect(await outcomes(asks)).toEqual({ won: 11, codes: ["not-enough-together"] })
    expect(new Set(await claimsPerSeat(db))).toEqual(new Set([1]))
  })
})
