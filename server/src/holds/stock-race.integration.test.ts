import type { HoldGroup } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
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
import { fillShelf, productId, takenOf } from "../../test/house/small-shelf.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { type StockGuard, stockGuard } from "../products/stock-store.ts"
import { type HoldDesk, holdDesk } from "./hold-desk.ts"

const pieces = 10
let database: TestDatabase
let db: Knex
let other: Knex

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  other = database.open()
  await buildHouse(db, { rows: [{ name: "A", seats: 40 }] })
  await fillShelf(db, [
    { key: "carte", kind: "membership", places: pieces, terms: { benefits: [] } },
    { key: "passe", kind: "flexpass", places: pieces, terms: { credits: 5 } },
    {
      ...{ key: "place", kind: "parking", places: pieces, event_id: eventId("soir") },
      terms: { address: { fr: "1, rue du Quai", en: "1 Quai Street" }, date: "2026-12-05", type: "STANDARD" },
    },
  ])
})
afterAll(() => database.close())

beforeEach(async () => {
  await sendEverybodyHome(db)
  await db("product_stocks").update({ taken: 0 })
})

const website = { ...smallHouse, avoidSingle: false }
const one = (type: HoldGroup["type"], key: string): HoldGroup => ({
  type,
  id: productId(key),
  prices: [{ id: productId(key), qty: 1 }],
})

/** Thirty shoppers at two server processes, each with its own queue and its own connections. */
function race(
  wanted: HoldGroup,
  guard: StockGuard,
  also: (robot: number) => readonly HoldGroup[] = () => [],
) {
  const clock = new TestClock()
  const desks: readonly HoldDesk[] = [db, other].map((connection) =>
    holdDesk(testDependencies(connection, clock), { stockGuard: guard }),
  )
  return outcomes(
    Array.from({ length: 30 }, (_, robot) => {
      const groups = [...also(robot), wanted]
      return (desks[robot % 2] as HoldDesk).place({
        website,
        sessionId: `robot-${robot}`,
        requested: { kind: "lines", groups },
      })
    }),
  )
}

describe.each([
  ["memberships", one("MEMBER", "carte")],
  ["flex passes", one("show", "passe")],
  ["places to park", one("parking", "place")],
] as const)("the last %s", (_, wanted) => {
  it("go to as many as there are", async () => {
    expect(await race(wanted, stockGuard)).toEqual({ won: pieces, codes: ["not-enough-places"] })
    expect(await takenOf(db, wanted.id)).toBe(pieces)
  })

  it("take their seats along, or leave them free", async () => {
    const seat = (robot: number) => [line("soir", seatIds("A", robot + 1))]
    expect(await race(wanted, stockGuard, seat)).toEqual({ won: pieces, codes: ["not-enough-places"] })
    expect(await db("claims").count({ n: "*" }).first()).toMatchObject({ n: pieces })
  })

  it("are sold too often where what is left is looked up and then written (the guard removed)", async () => {
    const readThenWrite: StockGuard = {
      left: async (__, asked) => new Map(asked.map((product) => [product.id, pieces])),
      count: async (__, changes) => changes.map(({ productId: product }) => product),
    }
    expect((await race(wanted, readThenWrite)).won).toBeGreaterThan(pieces)
  })
})
