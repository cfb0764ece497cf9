import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  buildHouse,
  eventId,
  levelId,
  line,
  otherHouse,
  places,
  smallHouse,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import { buildSeason, seasonLine, subscriptionId } from "../../test/house/small-season.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { readHoldDetails } from "../carts/hold-details.ts"
import { liveHolds } from "../carts/hold-store.ts"
import { publishedCatalogue } from "../published/published-catalogue.ts"
import { holdDesk } from "./hold-desk.ts"
import type { HoldRequest } from "./hold-request.ts"
import { type OnSaleReader, onSaleReader } from "./house-on-sale.ts"
import type { RowsAsked } from "./on-sale-store.ts"
import { publishedDetails, publishedOnSale } from "./published-on-sale.ts"

let database: TestDatabase
let prepare: ReturnType<typeof publishedOnSale>

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await buildHouse(db, {
    rows: [
      { name: "A", seats: 8 },
      { name: "B", seats: 6, level: "b" },
      { name: "C", seats: 5, section: 2 },
      { name: "T", seats: 4, section: 2, ring: true, level: "b" },
    ],
    places: [6, 9],
    events: [{ key: "soir" }, { key: "matinee" }, { key: "gala" }, { key: "cache", saleState: "INVISIBLE" }],
  })
  await buildHouse(db, { website: otherHouse, rows: [{ name: "A", seats: 4 }] })
  await buildSeason(db, { key: "saison", events: ["soir", "matinee"] })
  await db("event_seats_off").insert([off("soir", "A2", "blocked"), off("matinee", "C1", "sold")])
  // Long enough that nothing but the database tells it of an import.
  prepare = publishedOnSale(publishedCatalogue(db, new TestClock(), { believeFor: 60_000 }))
})
afterAll(() => database.close())

const off = (event: string, seat_id: string, reason: "sold" | "blocked") => ({
  ...{ website_id: smallHouse.id, event_id: eventId(event), seat_id, reason },
})

const request = (requested: HoldRequest["requested"], website = smallHouse): HoldRequest => ({
  ...{ website, sessionId: "ana", requested },
})
const seatsOf = (...groups: Parameters<typeof linesOf>) => request(linesOf(...groups))
const linesOf = (...groups: (HoldRequest["requested"] & { kind: "lines" })["groups"][number][]) =>
  ({ kind: "lines", groups }) as const

const elsewhere = request(
  { kind: "best", of: { type: "event", id: eventId("soir", otherHouse) }, levels: [] },
  otherHouse,
)

/** Which statements are sent while something is read, those that ask for a website's revision aside. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const note = ({ sql }: { sql: string }) => sent.push(sql)
  database.db.on("query", note)
  await work()
  database.db.off("query", note)
  return sent.filter((sql) => !sql.includes("revision"))
}

const sites = [smallHouse, otherHouse]
const eventIds = fc.constantFrom(
  ...["soir", "matinee", "cache", "inconnu"].map((key) => eventId(key)),
  eventId("soir", otherHouse),
)
const saleIds = (id: fc.Arbitrary<string>) =>
  fc.array(fc.record({ websiteId: fc.constantFrom(...sites.map((site) => site.id)), id }), { maxLength: 4 })
const some = <Asked>(asked: fc.Arbitrary<Asked>) => fc.array(asked, { maxLength: 6 })

/** What may be asked of a reader at once; an event, a seat, a level or a section may be unknown. */
const asked = fc.record({
  events: saleIds(eventIds),
  subscriptions: saleIds(fc.constantFrom(subscriptionId("saison"), "petit.aucune")),
  rows: fc.record({
    seats: some(
      fc.record({ eventId: eventIds, seatId: fc.constantFrom("A1", "A2", "B6", "C1", "T4", "Z9") }),
    ),
    rows: some(
      fc.record({
        eventId: eventIds,
        rowId: fc.constantFrom("petit.salle.rang-A", "petit.salle.rang-T", "voisin.salle.rang-A", "rien"),
      }),
    ),
    sections: some(
      fc.record({
        eventId: eventIds,
        sectionId: fc.constantFrom("petit.salle.1", "petit.salle.2", "voisin.salle.1"),
      }),
    ),
  }),
  levels: fc.uniqueArray(
    fc.record({
      eventId: eventIds,
      priceLevelId: fc.constantFrom(...["a", "b", "ga"].map((key) => levelId(key)), levelId("a", otherHouse)),
    }),
    { maxLength: 6, selector: ({ eventId, priceLevelId }) => `${eventId} ${priceLevelId}` },
  ),
  admission: fc.uniqueArray(eventIds),
})

interface Asked {
  readonly events: Parameters<OnSaleReader["events"]>[0]
  readonly subscriptions: Parameters<OnSaleReader["subscriptions"]>[0]
  readonly rows: RowsAsked
  readonly levels: Parameters<OnSaleReader["preferredRows"]>[0]
  readonly admission: readonly string[]
}

/** Everything a reader answers, in an order of its own, for a database promises none. */
async function answersOf(reader: OnSaleReader, what: Asked) {
  const sorted = <Row extends { readonly event_id?: string; readonly id: string }>(rows: readonly Row[]) =>
    rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const keyOf = ({ event_id, id }: { readonly event_id?: string; readonly id: string }) => `${event_id} ${id}`
  // Prices of different levels may have one place in the order.
  const priced = <Row extends { readonly prices: readonly { readonly id: string }[] }>(row: Row) => ({
    ...row,
    prices: row.prices.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  })
  return {
    events: sorted(await reader.events(what.events)).map(priced),
    subscriptions: sorted(await reader.subscriptions(what.subscriptions)).map(priced),
    rows: sorted(await reader.rows(what.rows)),
    levels: (await reader.preferredRows(what.levels)).toSorted((one, other) =>
      `${one.event_id} ${one.price_level_id}` < `${other.event_id} ${other.price_level_id}` ? -1 : 1,
    ),
    admission: sorted(await reader.admission(what.admission)),
  }
}

describe("what is on sale, from memory", () => {
  it("is what the database says, whatever is asked and whichever events were made ready", async () => {
    const ready = [seatsOf(line("soir", ["A1"])), seatsOf(seasonLine("saison", ["A1"])), elsewhere]
    await fc.assert(
      fc.asyncProperty(asked, fc.subarray(ready), async (what, requests) => {
        const reader = (await prepare(requests))(database.db)
        expect(await answersOf(reader, what)).toEqual(await answersOf(onSaleReader(database.db), what))
      }),
      { numRuns: 100 },
    )
  })

  it("costs no statement where requests name it", async () => {
    const id = { websiteId: smallHouse.id, id: eventId("soir") }
    const season = { websiteId: smallHouse.id, id: subscriptionId("saison") }
    const reader = (await prepare([seatsOf(seasonLine("saison", ["A1"]))]))(database.db)
    const rows = { seats: [{ eventId: id.id, seatId: "A1" }], rows: [], sections: [] }
    const levels = [{ eventId: id.id, priceLevelId: levelId("a") }]
    const answers = () =>
      answersOf(reader, { events: [id], subscriptions: [season], rows, levels, admission: [id.id] })
    expect(await statementsOf(answers)).toEqual([])
    expect(await answers()).toMatchObject({
      events: [{ title_fr: "Pièce soir" }],
      subscriptions: [{ title_en: "Season" }],
      rows: [{ row_name: "A", seats: { 1: { seat_id: "A2", off: "blocked" } } }],
      admission: [{ name_en: "Floor 0" }, { name_en: "Floor 1" }],
    })
  })

  it("is read from the database where no request names it, or it is hidden", async () => {
    const reader = (await prepare([seatsOf(line("soir", ["A1"]))]))(database.db)
    const seat = { eventId: eventId("gala"), seatId: "A1" }
    expect(await statementsOf(() => reader.rows({ seats: [seat], rows: [], sections: [] }))).toHaveLength(1)
    const hidden = { websiteId: smallHouse.id, id: eventId("cache") }
    expect(await statementsOf(() => reader.events([hidden]))).toHaveLength(1)
  })

  it("is read from the database once an import came in between", async () => {
    const { db } = database
    const id = { websiteId: smallHouse.id, id: eventId("gala") }
    const readerNow = async () => (await prepare([seatsOf(line("gala", ["A1"]))]))(db)
    const [before, after] = [await readerNow(), await readerNow()]
    const rows = { seats: [{ eventId: id.id, seatId: "A1" }], rows: [], sections: [] }
    const seatsOfA = async (reader: OnSaleReader) => (await reader.rows(rows))[0]?.seats[0]?.off
    expect(await seatsOfA(before)).toBeNull()
    await db("event_seats_off").insert(off("gala", "A1", "blocked"))
    await db("websites").where({ id: smallHouse.id }).increment("revision", 1)
    expect(await seatsOfA(after)).toBe("blocked")
    expect((await readerNow().then((reader) => reader.events([id])))[0]?.event_id).toBe(id.id)
  })
})

describe("the names of what a cart holds, from memory", () => {
  const cartHolds = async () => {
    const { db } = database
    const desk = holdDesk(testDependencies(db))
    const groups = [
      line("soir", ["B1", "B2"], "b"),
      places("matinee", 2),
      seasonLine("saison", ["A3", "A4"]),
      line("gala", ["T1"], "b"),
    ]
    const { cart } = await desk.place({ ...seatsOf(...groups), sessionId: "zoe" })
    return liveHolds(db, cart.id)
  }
  let holds: Awaited<ReturnType<typeof cartHolds>>
  beforeAll(async () => {
    holds = await cartHolds()
  })
  const details = () =>
    publishedDetails(publishedCatalogue(database.db, new TestClock(), { believeFor: 60_000 }))

  it("are those that the database says, of seats, places and subscriptions, for no statement but one", async () => {
    const { db } = database
    const read = await details()(holds)
    let shown: unknown
    expect(await statementsOf(async () => (shown = await read(db, holds)))).toEqual([])
    expect(shown).toMatchObject(await readHoldDetails(db, holds))
    expect(holds).toHaveLength(5)
  })

  it("are the database's once an import came in between, and where nobody knew that they are held", async () => {
    const { db } = database
    const [stale, unprepared] = [await details()(holds), await details()([])]
    await db("shows")
      .where({ id: eventId("soir") })
      .update({ title_fr: "Autre titre" })
    await db("websites").where({ id: smallHouse.id }).increment("revision", 1)
    const expected = await readHoldDetails(db, holds)
    expect(expected.map(({ event }) => event?.title.fr)).toContain("Autre titre")
    expect(await stale(db, holds)).toMatchObject(expected)
    expect(await unprepared(db, holds)).toMatchObject(expected)
  })

  it("are the database's when an event is hidden from shoppers by now", async () => {
    const { db } = database
    await db("events")
      .where({ id: eventId("gala") })
      .update({ sale_state: "INVISIBLE" })
    const read = await details()(holds)
    expect(await read(db, holds)).toMatchObject(await readHoldDetails(db, holds))
  })
})
