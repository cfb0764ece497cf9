import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  buildHouse,
  eventId,
  line,
  places,
  seatIds,
  sendEverybodyHome,
  smallHouse,
  TestClock,
} from "../../test/house/small-house.ts"
import { callerOf, serve, testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import type { JournalRow } from "../database/hold-tables.ts"
import { isPostgres } from "../database/open-database.ts"

let database: TestDatabase
let db: Knex
let app: FastifyInstance

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  const rows = [
    { name: "A", seats: 12 },
    { name: "B", seats: 5 },
  ]
  await buildHouse(db, { rows, places: [100] })
  app = serve(db, new TestClock())
})
afterAll(async () => {
  await app.close()
  await database.close()
})
beforeEach(() => sendEverybodyHome(db))

const caller = () => callerOf(app, smallHouse.id)

async function visitor() {
  const { sessionToken } = (await caller().post("/v1/session")).json()
  const headers = { "x-session-token": sessionToken }
  return {
    hold: (...groups: object[]) => caller().post("/v1/holds", groups, headers),
    release: (...items: object[]) => caller().post("/v1/holds/actions/release", items, headers),
  }
}

const journal = () => db<JournalRow>("journal").orderBy("id")
const refused = async () => (await journal()).filter((row) => row.outcome !== "done")

describe("a refusal in the journal", () => {
  const long = "'; DROP TABLE seats; -- ".repeat(8)

  it("keeps numbers, the code and what exists, and no word of the request", async () => {
    const { hold } = await visitor()
    const asked = line("soir", seatIds("A", 2, 3))
    const words = { keyserverToken: long, memberId: long, imageUrl: long, pageUrl: `/${long}` }
    const lines = asked.prices.map((price) => ({ ...price, referenceId: long, title: long }))
    expect((await hold({ ...asked, ...words, prices: lines })).json().code).toBe("strands-seat")
    const [row] = await refused()
    expect(row).toMatchObject({ command: "holds.place", outcome: "strands-seat" })
    expect(JSON.parse(row?.data ?? "")).toEqual({
      tickets: 2,
      eventIds: [eventId("soir")],
      group: 0,
      seats: 1,
    })
  })

  it.each([
    ["an event", { ...places("soir", 2), id: long }, "event-unknown"],
    ["a seat", line("soir", [long]), "seats-unknown"],
    ["a price", { ...places("soir", 2), prices: [{ id: long, qty: 2 }] }, "price-unknown"],
    ["a subscription", { ...places("soir", 2), type: "subscription", id: long }, "subscription-unknown"],
  ])("names %s only when there is one", async (_, group, code) => {
    const { hold } = await visitor()
    expect((await hold(group)).json().code).toBe(code)
    const [row] = await refused()
    expect(row?.outcome).toBe(code)
    expect(row?.data).not.toContain("DROP")
  })

  it("is as small for a thousand seats as for one", async () => {
    const { hold } = await visitor()
    const prices = Array.from({ length: 100 }, (_, at) => ({
      ...line(
        "soir",
        Array.from({ length: 10 }, (_, seat) => `${at}-${seat}-${"x".repeat(180)}`),
      ).prices[0],
    }))
    expect((await hold({ ...line("soir", []), prices })).json().code).toBe("seats-unknown")
    expect((await refused())[0]?.data.length).toBeLessThan(200)
  })

  it("is as small for lines that may not be given back", async () => {
    const { hold, release } = await visitor()
    const seats = await hold(line("soir", seatIds("B", 1, 2, 3, 4, 5)))
    const [price] = seats.json().cart.cartElements[0].prices
    const { idCartLine } = price.cartDetailToken[4]
    expect((await release({ reservationId: price.reservationId, holds: [idCartLine] })).json().code).toBe(
      "release-not-whole",
    )
    expect(JSON.parse((await refused())[0]?.data ?? "")).toEqual({ lines: 2 })
  })
})

describe("a journal that takes no refusal", () => {
  const raise = "RAISE EXCEPTION 'full'"
  const fail = async () => {
    if (!isPostgres(db)) {
      await db.raw(
        "CREATE TRIGGER no_refusal BEFORE INSERT ON journal WHEN NEW.cart_id IS NULL BEGIN SELECT RAISE(ABORT, 'full'); END",
      )
      return
    }
    await db.raw(`CREATE FUNCTION no_refusal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${raise}; END $$`)
    await db.raw(
      "CREATE TRIGGER no_refusal BEFORE INSERT ON journal FOR EACH ROW WHEN (NEW.cart_id IS NULL) EXECUTE FUNCTION no_refusal()",
    )
  }
  const mend = () => db.raw(isPostgres(db) ? "DROP FUNCTION no_refusal CASCADE" : "DROP TRIGGER no_refusal")

  it("takes no seat from those who got it at once, hides no refusal, and is told to the log", async () => {
    const logged: string[] = []
    const logStream = { write: (text: string) => void logged.push(text) }
    await app.close()
    app = serve(db, new TestClock(), { config: testConfig({ logLevel: "error" }), logStream })
    const [ana, ben, cleo] = [await visitor(), await visitor(), await visitor()]
    const dora = await visitor()
    const [price] = (await dora.hold(line("soir", seatIds("B", 1, 2, 3, 4, 5)))).json().cart.cartElements[0]
      .prices
    await fail()
    const answers = await Promise.all([
      ana.hold(line("soir", seatIds("A", 1, 2))),
      ben.hold(line("soir", seatIds("A", 1, 2))),
      cleo.hold(line("soir", seatIds("A", 5, 6))),
    ])
    const one = { reservationId: price.reservationId, holds: [price.cartDetailToken[4].idCartLine] }
    const released = await dora.release(one)
    await mend()
    // Either of the two that want the same may be first.
    const [refusal, ...others] = answers.toSorted((one, other) => other.statusCode - one.statusCode)
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(refusal?.json()).toMatchObject({ status: 409, code: "seats-taken" })
    expect(released.json()).toMatchObject({ code: "release-not-whole" })
    const held = await db("claims").where("seat_id", "like", "A%").orderBy("seat_id").pluck("seat_id")
    expect(held).toEqual(["A1", "A2", "A5", "A6"])
    expect(await refused()).toEqual([])
    expect(logged.join("")).toContain("refusals were not journaled")
  })
})

describe("the refusals of a session", () => {
  it("are the last fifty; what was done stays, and so do others' refusals", async () => {
    const [ana, ben] = [await visitor(), await visitor()]
    await ana.hold(places("soir", 2))
    await ben.hold(places("soir", 101))
    for (let time = 0; time < 60; time += 1) {
      const code = time < 59 ? "not-enough-places" : "event-unknown"
      const group = time < 59 ? places("soir", 101) : { ...places("soir", 1), id: "nowhere" }
      expect((await ana.hold(group)).json().code).toBe(code)
    }
    const rows = await journal()
    const bySession = Map.groupBy(rows, (row) => row.session_id)
    const counts = [...bySession.values()].map((of) => of.map(({ outcome }) => outcome))
    expect(counts.map((outcomes) => outcomes.length).sort((one, other) => one - other)).toEqual([1, 51])
    expect(rows.filter((row) => row.outcome === "done")).toHaveLength(1)
    expect(rows.at(-1)?.outcome).toBe("event-unknown")
  })
})
