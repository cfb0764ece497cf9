import type { Knex } from "knex"
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { refusalOf, TestClock, testCatalogue, testDependencies } from "../../test/house/small-house.ts"
import { ids, stalls } from "../../test/sdk/petit-theatre.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { isPostgres } from "../database/open-database.ts"
import type { WebsiteRow } from "../database/tables.ts"
import { holdDesk } from "../holds/hold-desk.ts"
import { publishedOnSale } from "../holds/published-on-sale.ts"
import { type SeatGuard, seatGuard } from "../holds/seat-guard.ts"
import { websiteOfRow } from "../websites/website-store.ts"
import { importTenant } from "./import-tenant.ts"
import { ImportRefused } from "./problem.ts"

/** A seat that a plan takes away while somebody takes it. */
const seat = "parterre-A-8"

let database: TestDatabase
let db: Knex
/** Of the process that imports; SQLite has one writer, whoever it works for. */
let other: Knex
let folder: FixtureFolder & { dispose(): Promise<void> }
const clock = new TestClock()

beforeEach(async () => {
  database = await testDatabase()
  db = database.db
  other = isPostgres(db) ? database.open() : db
  folder = await fixtureFolder()
  await imported(db)
  await folder.edit("venues/salle.plan.json", `"seat_guid": "${seat}"`, '"seat_guid": "parterre-A-9"')
})
afterEach(async () => {
  await folder.dispose()
  await database.close()
})

const imported = (by: Knex, beforeCommit?: () => Promise<void>, isJudgedOnly = false) =>
  importTenant(folder.path, by, {
    ...{ now: () => clock.now(), environment: {}, production: false, isJudgedOnly },
    ...(beforeCommit && { beforeCommit }),
  })

/** Puts the seat into a cart, as the server does: what it offers is in memory. */
async function held(guard: SeatGuard) {
  const row = await db<WebsiteRow>("websites").where({ id: "petit-theatre" }).first()
  const desk = holdDesk(testDependencies(db, clock), {
    seatGuard: guard,
    readyOnSale: publishedOnSale(testCatalogue(db, clock)),
  })
  const groups = [stalls(seat.replace("parterre-", ""))]
  return desk.place({ website: websiteOfRow(row!), sessionId: "ana", requested: { kind: "lines", groups } })
}

/** Until somebody waits for sales to end, or for an import. On SQLite, whoever is second waits before it begins. */
async function untilOneWaits(): Promise<void> {
  if (!isPostgres(db)) return
  const locks = database.open()
  for (;;) {
    const { rows } = await locks.raw("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
    if (rows.length > 0) return
  }
}

const seatsGone = async () => {
  const claimed: { seat_id: string }[] = await db("claims").select("seat_id")
  const there = await db("venue_seats").where({ venue_id: ids.venue }).pluck("seat_id")
  return claimed.flatMap(({ seat_id }) => (there.includes(seat_id) ? [] : seat_id))
}

/** Takes seats and goes no further before the work is done. */
const takingThen = (guard: SeatGuard, work: () => Promise<void>): SeatGuard => ({
  ...guard,
  async take(...asked) {
    const taken = await guard.take(...asked)
    await work()
    return taken
  },
})
const unshared: SeatGuard = { ...seatGuard, shareSales: async () => undefined }

describe("a plan without a seat that somebody takes meanwhile", () => {
  it("waits for the hold, and is refused then", async () => {
    let importing: Promise<unknown> = Promise.resolve()
    await held(
      takingThen(seatGuard, async () => {
        importing = imported(other).catch((error: unknown) => error)
        await untilOneWaits()
      }),
    )
    const refused = await importing
    expect(refused).toBeInstanceOf(ImportRefused)
    expect(refused).toMatchObject({ problems: [{ seatId: seat }] })
    expect(await seatsGone()).toEqual([])
  })

  it("keeps the hold waiting, which finds no such seat then", async () => {
    let holding: ReturnType<typeof refusalOf> | undefined
    await imported(other, async () => {
      holding = refusalOf(held(seatGuard))
      await untilOneWaits()
    })
    expect((await holding)?.code).toBe("seats-unknown")
    expect(await seatsGone()).toEqual([])
  })

  it.runIf(inject("database") === "postgres")("keeps nobody waiting while it is only judged", async () => {
    const judged = imported(
      other,
      async () => {
        await held(seatGuard)
        throw new Error("only judged")
      },
      true,
    )
    await expect(judged).rejects.toThrow("only judged")
    expect(await db("claims").pluck("seat_id")).toEqual([seat])
    expect(await seatsGone()).toEqual([])
  })

  describe.runIf(inject("database") === "postgres")("and with the guard removed", () => {
    it("takes the seat away under a hold that is being written", async () => {
      await held(takingThen(unshared, async () => void (await imported(other))))
      expect(await seatsGone()).toEqual([seat])
    })

    it("lets a seat be taken that is gone once it is committed", async () => {
      await imported(other, async () => void (await held(unshared)))
      expect(await seatsGone()).toEqual([seat])
    })
  })
})
