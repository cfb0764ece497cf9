import { bestAvailable } from "@parterre/domain/seats"
import fc from "fast-check"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { bestSeats } from "../../test/house/best-seats.ts"
import {
  buildHouse,
  levelId,
  line,
  refusalOf,
  requestOf,
  seatId,
  sendEverybodyHome,
  smallHouse,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { lockSessionCart } from "../carts/cart-store.ts"
import { cartsHandlers } from "../carts/handlers.ts"
import { endPayment, extendForPayment } from "../carts/payment-hold.ts"
import { isPostgres } from "../database/open-database.ts"
import { sweep } from "../jobs/sweeper.ts"
import { publishedCatalogue } from "../published/published-catalogue.ts"
import { type HoldDesk, holdDesk } from "./hold-desk.ts"
import { publishedOnSale } from "./published-on-sale.ts"

const rows = Array.from({ length: 40 }, (_, at) => ({
  name: `R${String(at).padStart(2, "0")}-`,
  seats: 4,
  section: 1 + Math.floor(at / 10),
}))

let database: TestDatabase
let db: Knex
let clock: TestClock
let desk: HoldDesk

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await buildHouse(db, { rows })
})
afterAll(() => database.close())

beforeEach(async () => {
  await sendEverybodyHome(db)
  clock = new TestClock()
  desk = deskOf()
})

/** A desk that keeps what an import decides in memory, as the server's does: only there rows are the same for long. */
const deskOf = () =>
  holdDesk(testDependencies(db, clock), {
    readyOnSale: publishedOnSale(publishedCatalogue(db, clock, { believeFor: 60_000 })),
  })

const best = (sessionId: string, qty: number) =>
  desk.place({ website: smallHouse, sessionId, requested: bestSeats("soir", "a", qty) })

const seats = (sessionId: string, ...seatIds: string[]) =>
  desk.place({
    website: smallHouse,
    sessionId,
    requested: { kind: "lines", groups: [line("soir", seatIds)] },
  })

const seatsOf = async (placed: ReturnType<HoldDesk["place"]>) =>
  ((await placed).held ?? []).flatMap(({ hold }) => hold.lines.map((one) => one.seat_id)).sort()

const leave = (sessionId: string) =>
  cartsHandlers(testDependencies(db, clock)).deleteCart?.(requestOf({ sessionId }) as never)

const fill = async (count: number) => {
  for (let at = 0; at < count; at += 1) await best(`s-${at}`, 4)
}

const row = (at: number) => [1, 2, 3, 4].map((number) => seatId(rows[at]?.name ?? "", number))

/** Seats of which claims are read while the work is done. */
async function seatsRead(work: () => Promise<unknown>): Promise<number> {
  let read = 0
  const note = ({ sql, bindings }: { sql: string; bindings?: readonly unknown[] }) => {
    if (!sql.includes("lapses_at")) return
    // PostgreSQL is given an array of events and one of seats, SQLite the seats of each event.
    const [first, second] = (bindings ?? []).map(String)
    read += isPostgres(db)
      ? (second ?? "").split(",").length
      : Object.values(JSON.parse(first ?? "") as Record<string, string[]>).flat().length
  }
  db.on("query", note)
  await work()
  db.removeListener("query", note)
  return read
}

describe("rows that are full", () => {
  it("are not read again, however many there are", async () => {
    await fill(30)
    // Sixteen rows to look at, and the one that is locked.
    expect(await seatsRead(() => best("zoe", 4))).toBeLessThanOrEqual(17 * 4)
  })

  it("are looked at again when a seat of them comes back", async () => {
    await fill(12)
    await leave("s-3")
    expect(await seatsOf(best("zoe", 2))).toEqual([seatId("R03-", 1), seatId("R03-", 2)])
  })

  it("are looked at again when their time is over, before anybody has swept", async () => {
    await best("ana", 4)
    clock.pass(60)
    await fill(4)
    await best("ben", 2)
    clock.pass(smallHouse.holdSeconds - 60)
    expect(await seatsOf(best("zoe", 4))).toEqual(row(0))
  })

  it("are looked at again when a payment ends without money, and then the time of its cart", async () => {
    await best("ana", 4)
    const change = (work: typeof endPayment | typeof extendForPayment) =>
      db.transaction(async (trx) => {
        const cart = await lockSessionCart(trx, smallHouse.id, "ana")
        if (cart !== undefined) await work(trx, cart, clock.now() + 1_000, clock.now())
      })
    await change(extendForPayment)
    await best("ben", 4)
    await best("cid", 4)
    await change(endPayment)
    clock.pass(smallHouse.holdSeconds)
    expect(await seatsOf(best("zoe", 4))).toEqual(row(0))
  })

  it("leave nothing for whoever comes last, and everything for the next when somebody leaves", async () => {
    await fill(40)
    expect((await refusalOf(best("late", 2))).code).toBe("not-enough-places")
    expect(await seatsRead(() => refusalOf(best("later", 2)))).toBe(0)
    await leave("s-39")
    expect(await seatsOf(best("zoe", 4))).toEqual(row(39))
  })
})

/** What is best on everything that is in the database, read anew. */
async function bestOfAll(size: number) {
  const taken: string[] = await db("claims")
    .where((live) => live.where("state", "sold").orWhere("expires_at", ">", clock.now()))
    .pluck("seat_id")
  const pictures = rows.map((_, at) => ({
    ring: false,
    seats: row(at).map((id) => ({
      id,
      state: taken.includes(id) ? ("taken" as const) : ("free" as const),
      priceLevelId: levelId("a"),
      accessible: false,
    })),
  }))
  const ranked = pictures.map((picture, rank) => ({ row: picture, rank }))
  const { avoidSingle, lastResort } = smallHouse
  const found = bestAvailable(ranked, { size, avoidSingle, lastResort }, levelId("a"))
  return found?.seats.map((seat) => pictures[found.row]?.seats[seat]?.id)
}

it("the best seats are those of the whole house, whatever happened before", async () => {
  const command = fc.oneof(
    { weight: 6, arbitrary: fc.record({ best: fc.integer({ min: 1, max: 4 }) }) },
    { weight: 4, arbitrary: fc.record({ rowOf: fc.nat({ max: 39 }) }) },
    { weight: 2, arbitrary: fc.record({ leave: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ pass: fc.integer({ min: 1, max: 400 }) }) },
    { weight: 1, arbitrary: fc.constant({ sweep: true }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 60 }), async (commands) => {
      await sendEverybodyHome(db)
      clock = new TestClock()
      desk = deskOf()
      let sessions = 0
      for (const one of commands) {
        if ("best" in one) {
          sessions += 1
          const expected = await bestOfAll(one.best)
          const outcome = await seatsOf(best(`s-${sessions}`, one.best)).catch(() => undefined)
          expect(outcome).toEqual(expected)
        } else if ("rowOf" in one) {
          sessions += 1
          await seats(`s-${sessions}`, ...row(one.rowOf)).catch(() => undefined)
        } else if ("leave" in one) await leave(`s-${1 + (one.leave % Math.max(1, sessions))}`)
        else if ("pass" in one) clock.pass(one.pass)
        else await sweep(db, clock.now())
      }
    }),
    { numRuns: 15 },
  )
})
