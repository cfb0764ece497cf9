import type { HoldGroup } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { claimsPerSeat, lookedUpBefore, outcomes, withoutPrimaryKey } from "../../test/house/race.ts"
import { buildCombo, comboLine } from "../../test/house/small-combo.ts"
import {
  buildHouse,
  eventId,
  line,
  places,
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
import type { HoldTools } from "./settle-batch.ts"

let database: TestDatabase
let db: Knex
let clock: TestClock
let pool: Knex | undefined

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await buildHouse(db, {
    rows: [{ name: "A", seats: 10 }],
    places: [10],
    events: [{ key: "soir" }, { key: "gala" }],
  })
  await buildCombo(db, ["soir", "gala"])
})
afterAll(() => database.close())
beforeEach(async () => {
  await sendEverybodyHome(db)
  clock = new TestClock()
})

/** Two server processes of the same house, each with its own queue and its own connections. */
const twoServers = (guards: Partial<HoldTools> = {}): readonly HoldDesk[] => {
  pool ??= database.open()
  return [db, pool].map((own) => holdDesk(testDependencies(own, clock), guards))
}
const website = { ...smallHouse, avoidSingle: false }
const ask = (desks: readonly HoldDesk[], robot: number, ...groups: HoldGroup[]) =>
  (desks[robot % 2] as HoldDesk).place({
    ...{ website, sessionId: `robot-${robot}` },
    requested: { kind: "lines", groups },
  })

/** Combos that are held, each as `tickets at one event, tickets at the other`. */
async function heldCombos(): Promise<string[]> {
  const holds: { combo_hold_id: string; qty: number }[] = await db("holds").whereNotNull("combo_id")
  return [...Map.groupBy(holds, (hold) => hold.combo_hold_id).values()].map((parts) =>
    parts.map(({ qty }) => qty).join(),
  )
}

describe("a seat of a combo that others want alone", () => {
  /** Twelve robots a seat: half want it with a seat of the other event, and two of the seats nobody wants alone. */
  const race = (desks: readonly HoldDesk[]) =>
    outcomes(
      Array.from({ length: 60 }, (_, robot) => {
        const number = (Math.floor(robot / 4) % 5) + 1
        const other = (number % 5) + 1
        const wishes = [
          comboLine({ soir: [seatId("A", number)], gala: [seatId("A", other)] }, 1),
          [line("soir", seatIds("A", Math.min(number, 3)))],
          comboLine({ gala: [seatId("A", number)], soir: [seatId("A", other)] }, 1),
          [line("gala", seatIds("A", Math.min(number, 3)))],
        ]
        return ask(desks, robot + Math.floor(robot / 4), ...(wishes[robot % 4] ?? []))
      }),
    )

  it("goes to one of them, and the combo is held at both events or at none", async () => {
    const { won, codes } = await race(twoServers())
    // Six seats that some want alone find a taker, two at most the same.
    expect(won).toBeGreaterThanOrEqual(3)
    expect(codes).toEqual(["seats-taken"])
    expect(new Set(await claimsPerSeat(db))).toEqual(new Set([1]))
    expect(new Set(await heldCombos())).toEqual(new Set(["1,1"]))
  })

  it("goes to several as soon as the claim's guard is taken away", async () => {
    await withoutPrimaryKey(db, async () => {
      await race(twoServers({ seatGuard: lookedUpBefore() }))
      expect(Math.max(...(await claimsPerSeat(db)))).toBeGreaterThan(1)
    })
  })
})

describe("the last places of a floor that combos and others want", () => {
  /** Eight want one event alone: the ten places outlast them. */
  const race = (desks: readonly HoldDesk[]) =>
    outcomes(
      Array.from({ length: 40 }, (_, robot) =>
        ask(
          desks,
          robot + Math.floor(robot / 2),
          ...(robot % 5 === 0 ? [places("soir", 1)] : comboLine({ soir: "places", gala: "places" }, 1)),
        ),
      ),
    )
  const taken = async (): Promise<number[]> => db("event_capacities").orderBy("event_id").pluck("taken")

  it("let ten in at the event both want, and as many at the other as bought both", async () => {
    const { won, codes } = await race(twoServers())
    expect([won, codes]).toEqual([10, ["not-enough-places"]])
    const combos = await db("holds")
      .where({ event_id: eventId("gala"), state: "live" })
      .sum({ n: "qty" })
      .first()
    expect(await taken()).toEqual([Number(combos?.n ?? 0), 10])
    expect(new Set(await heldCombos())).toEqual(new Set(["1,1"]))
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
