import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { outcomes } from "../../test/house/race.ts"
import {
  buildHouse,
  eventId,
  line,
  noon,
  seatIds,
  sendEverybodyHome,
  smallHouse,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import { openPresale } from "../../test/house/small-offers.ts"
import { fillShelf, productId } from "../../test/house/small-shelf.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { type HoldDesk, holdDesk } from "./hold-desk.ts"
import { onSaleReader } from "./house-on-sale.ts"

const members = 30
/** When all memberships end: a few looks at the clock after noon. */
const endsAt = noon + 3
let database: TestDatabase
let db: Knex
let other: Knex

/** Every look at it is a millisecond later, whoever looks. */
class TickingClock extends TestClock {
  private looks = 0
  override now(): number {
    this.looks += 1
    return noon + this.looks
  }
}

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  other = database.open()
  await buildHouse(db, { rows: [{ name: "A", seats: members }] })
  const id = productId("carte")
  await fillShelf(db, [{ key: "carte", kind: "membership", terms: { benefits: [] } }])
  await openPresale(db, {
    ...{ eventId: eventId("soir"), from: noon - 1, until: noon + 3_600_000, members: [id] },
  })
  for (let robot = 0; robot < members; robot += 1) {
    const own = { website_id: smallHouse.id, client_id: `client-${robot}`, created_at: noon - 1000 }
    await db("sessions").insert({
      ...{ ...own, id: `robot-${robot}`, token_hash: `hash-${robot}` },
      ...{ signed_in_at: noon - 1000, expires_at: noon + 3_600_000 },
    })
    await db("memberships").insert({
      ...{ ...own, id: `member-${robot}`, product_id: id, sale_id: "sale", hold_line_id: `line-${robot}` },
      ...{ starts_at: noon - 1000, ends_at: endsAt },
    })
  }
})
beforeEach(() => sendEverybodyHome(db))
afterAll(() => database.close())

/** Members at two server processes want a seat each while their memberships end. */
async function race(readyOnSale?: () => Promise<typeof onSaleReader>) {
  const clock = new TickingClock()
  const desks: readonly HoldDesk[] = [db, other].map((connection) =>
    holdDesk(testDependencies(connection, clock), readyOnSale === undefined ? {} : { readyOnSale }),
  )
  const ask = (robot: number) =>
    (desks[robot % 2] as HoldDesk).place({
      website: { ...smallHouse, avoidSingle: false },
      sessionId: `robot-${robot}`,
      requested: { kind: "lines", groups: [line("soir", seatIds("A", robot + 1))] },
    })
  // In waves: what comes together is settled together, and each wave later than the one before.
  const asked: Promise<unknown>[] = []
  for (let wave = 0; wave < members; wave += 6) {
    const together = Array.from({ length: 6 }, (_, at) => ask(wave + at))
    asked.push(...together)
    await Promise.allSettled(together)
  }
  return outcomes(asked)
}

const heldTooLate = async () =>
  Number((await db("holds").where("created_at", ">=", endsAt).count({ n: "*" }).first())?.n)

describe("a presale for members, while their memberships end", () => {
  it("lets nobody hold a seat once the membership has ended", async () => {
    const { codes } = await race()
    expect(codes).toEqual(["presale-needed"])
    expect(await heldTooLate()).toBe(0)
  })

  it("lets former members in where who is one is looked up before (the guard removed)", async () => {
    const { codes } = await race(async () => (trx) => ({
      ...onSaleReader(trx),
      memberships: (sessions) => onSaleReader(trx).memberships(sessions, noon),
    }))
    expect(codes).toEqual([])
    expect(await heldTooLate()).toBeGreaterThan(0)
  })
})
