import type { HoldGroup } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { outcomes } from "../../test/house/race.ts"
import {
  buildHouse,
  eventId,
  levelId,
  line,
  noon,
  seatIds,
  sendEverybodyHome,
  smallHouse,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import { offerPromotion, openPresale, usedOf } from "../../test/house/small-offers.ts"
import { buildSeason, seasonPriceId, subscriptionId } from "../../test/house/small-season.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { StockGuard } from "../products/stock-store.ts"
import { codeGuard } from "../promotions/use-store.ts"
import { type HoldDesk, holdDesk } from "./hold-desk.ts"

const uses = 10
let database: TestDatabase
let db: Knex
let other: Knex
let promoId: string
let presaleCode: string

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  other = database.open()
  await buildHouse(db, { rows: [{ name: "A", seats: 40 }], events: [{ key: "soir" }, { key: "avant" }] })
  promoId = await offerPromotion(db, { code: "DIX", discount: { percent: 10 }, uses })
  const [id = ""] = await openPresale(db, {
    ...{ eventId: eventId("avant"), from: noon - 1, until: noon + 3_600_000 },
    ...{ codes: ["AMIS"], ticketsPerCode: 1 },
  })
  presaleCode = id
  await buildSeason(db, { key: "saison", events: ["avant", "soir"] })
})
afterAll(() => database.close())

beforeEach(async () => {
  await sendEverybodyHome(db)
  await db("code_uses").update({ taken: 0 })
})

const website = { ...smallHouse, avoidSingle: false }

const offered = (event: string, robot: number, offer: Partial<HoldGroup["prices"][number]>): HoldGroup => {
  const group = line(event, seatIds("A", robot + 1))
  return { ...group, prices: group.prices.map((price) => ({ ...price, ...offer })) }
}

/** Thirty shoppers at two server processes, each with a seat of their own and all with the same code. */
function race(guard: StockGuard, wanted: (robot: number) => HoldGroup) {
  const clock = new TestClock()
  const desks: readonly HoldDesk[] = [db, other].map((connection) =>
    holdDesk(testDependencies(connection, clock), { codeGuard: guard }),
  )
  return outcomes(
    Array.from({ length: 30 }, (_, robot) =>
      (desks[robot % 2] as HoldDesk).place({
        website,
        sessionId: `robot-${robot}`,
        requested: { kind: "lines", groups: [wanted(robot)] },
      }),
    ),
  )
}

const readThenWrite = (left: number): StockGuard => ({
  left: async (_, asked) => new Map(asked.map(({ id }) => [id, left])),
  count: async (_, changes) => changes.map(({ productId }) => productId),
})

describe("the last uses of a promotion", () => {
  const promoted = (robot: number) => offered("soir", robot, { promoId })

  it("go to as many tickets as there are, and leave the other seats free", async () => {
    expect(await race(codeGuard, promoted)).toEqual({ won: uses, codes: ["promotion-used-up"] })
    expect(await usedOf(db, promoId)).toBe(uses)
    expect(await db("claims").count({ n: "*" }).first()).toMatchObject({ n: uses })
  })

  it("are given too often where what is left is looked up and then written (the guard removed)", async () => {
    expect((await race(readThenWrite(uses), promoted)).won).toBeGreaterThan(uses)
  })
})

it("counts a presale's code for the best seats of a subscription too", async () => {
  const desk = holdDesk(testDependencies(db, new TestClock()))
  const best = (sessionId: string, qty: number) =>
    desk.place({
      ...{ website, sessionId },
      requested: {
        ...{ kind: "best", of: { type: "subscription", id: subscriptionId("saison") }, presale: "amis" },
        levels: [{ id: levelId("a"), prices: [{ id: seasonPriceId("saison"), qty }] }],
      },
    })
  expect(await outcomes([best("ana", 2)])).toEqual({ won: 0, codes: ["presale-used-up"] })
  expect(await usedOf(db, presaleCode)).toBe(0)
  expect(await outcomes([best("ana", 1)])).toEqual({ won: 1, codes: [] })
  expect(await usedOf(db, presaleCode)).toBe(1)
  const held = await db("holds").whereNotNull("presale_code").pluck("event_id")
  expect(held).toEqual([eventId("avant")])
})

it("gives back to nothing where a limit was set beside what had been taken", async () => {
  const desk = holdDesk(testDependencies(db, new TestClock()))
  const taken = {
    website,
    sessionId: "ana",
    requested: { kind: "lines" as const, groups: [offered("soir", 1, { promoId })] },
  }
  await desk.place(taken)
  await db("code_uses").update({ taken: 0 })
  await inTransaction(db, (trx) =>
    codeGuard.count(trx, [{ websiteId: website.id, productId: promoId, pieces: -2 }]),
  )
  expect(await usedOf(db, promoId)).toBe(0)
})

describe("a presale code for one ticket", () => {
  const early = (robot: number) => offered("avant", robot, { presale: "amis" })

  it("opens one", async () => {
    expect(await race(codeGuard, early)).toEqual({ won: 1, codes: ["presale-used-up"] })
    expect(await usedOf(db, presaleCode)).toBe(1)
  })

  it("opens several where what is left is looked up and then written (the guard removed)", async () => {
    expect((await race(readThenWrite(1), early)).won).toBeGreaterThan(1)
  })
})
