import type { Availability, Page, Problem, SeatDetail, SubscriptionDetail, Venue } from "@parterre/contract"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import {
  buildHouse,
  eventId,
  levelId,
  noon,
  otherHouse,
  sendEverybodyHome,
  smallHouse,
  TestClock,
} from "../../test/house/small-house.ts"
import { buildSeason, seasonPriceId, subscriptionId } from "../../test/house/small-season.ts"
import { type Caller, callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"

let database: TestDatabase
let db: Knex
let app: FastifyInstance
let petit: Caller
const season = subscriptionId("saison")
const map = `/v1/seatmap/subscription/${season}`

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  const rows = [
    { name: "A", seats: 6 },
    { name: "B", seats: 4, section: 2, level: "b" },
  ]
  await buildHouse(db, { rows, places: [10], events: [{ key: "soir" }, { key: "matinee" }] })
  await buildHouse(db, { website: otherHouse, rows })
  await db("venues").update({ bounds: JSON.stringify({ x: 0, y: 0, width: 100, height: 80 }) })
  await db("events")
    .where({ id: eventId("matinee") })
    .decrement("starts_at", 3_600_000)
  await buildSeason(db, { key: "saison", events: ["soir", "matinee"] })
  app = serve(db, new TestClock(), { allowMissing: true })
  petit = callerOf(app, smallHouse.id)
})
afterEach(async () => {
  await sendEverybodyHome(db)
  await db("events").update({ sale_state: "ONSALE" })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const claim = (event: string, seat_id: string, expires_at = noon + 60_000) =>
  db("claims").insert({
    event_id: eventId(event),
    seat_id,
    website_id: smallHouse.id,
    hold_id: `${event} ${seat_id}`,
    expires_at,
    state: "held",
  })
const read = async <Answer>(path: string): Promise<Answer> => (await petit.get(path)).json<Answer>()
const sellable = async () =>
  (await read<SeatDetail[]>(`${map}/section/petit.salle.1/details`)).flatMap((seat) =>
    seat.sellable ? seat.seatId : [],
  )

describe("the map of a subscription", () => {
  it("is its venue with the subscription's own prices, whole or as sections [CALL-007] [CALL-009]", async () => {
    const venue = await read<Venue>(`${map}/full`)
    expect(venue.levels[0]?.sections.map(({ rows }) => rows?.[0]?.seats.length)).toEqual([6, 4, undefined])
    const levels = venue.priceLevels.map(({ id, min, prices }) => [id, min, prices[0]?.id])
    expect(levels).toEqual([
      [levelId("a"), 9_001, seasonPriceId("saison")],
      [levelId("ga"), 9_001, seasonPriceId("saison", "ga")],
    ])
    const polygons = await read<Venue>(`${map}/polygons`)
    expect(polygons.levels[0]?.sections.map(({ rows }) => rows)).toEqual([undefined, undefined, undefined])
    expect(polygons.priceLevels).toEqual(venue.priceLevels)
  })

  it("lets a seat be chosen that is free at every event, at a level it sells [CALL-013]", async () => {
    expect(await sellable()).toEqual(["A1", "A2", "A3", "A4", "A5", "A6"])
    await claim("soir", "A1")
    await claim("matinee", "A2")
    await claim("matinee", "A3", noon)
    await db("event_seats_off").insert({
      event_id: eventId("soir"),
      seat_id: "A6",
      website_id: smallHouse.id,
      reason: "blocked",
    })
    expect(await sellable()).toEqual(["A3", "A4", "A5"])
    const other = await read<SeatDetail[]>(`${map}/section/petit.salle.2/details`)
    expect(other.map((seat) => [seat.priceLevelId, seat.sellable])).toEqual(Array(4).fill([null, false]))
  })

  it("says of a seat that cannot be chosen at which events it is free, by the events' start [CALL-013] [SEAT-005]", async () => {
    const freeAt = async (section: number) => {
      const seats = await read<SeatDetail[]>(`${map}/section/petit.salle.${section}/details`)
      return seats.map((seat) => seat.freeAt)
    }
    expect(await freeAt(1)).toEqual(Array(6).fill(undefined))
    await claim("soir", "A1")
    await claim("matinee", "A2")
    await claim("soir", "A3")
    await claim("matinee", "A3")
    expect(await freeAt(1)).toEqual([[0], [1], undefined, undefined, undefined, undefined])
    // No row of the other section has a seat of the subscription's levels, so nobody's neighbours are there.
    expect(await freeAt(2)).toEqual(Array(4).fill(undefined))
    await db("venue_seats")
      .where({ venue_id: "petit.salle", seat_id: "B1" })
      .update({ price_level_id: levelId("a") })
    expect(await freeAt(2)).toEqual([undefined, [0, 1], [0, 1], [0, 1]])
    await db("venue_seats")
      .where({ venue_id: "petit.salle", seat_id: "B1" })
      .update({ price_level_id: levelId("b") })
  })

  it("sells nothing while one of its events is not on sale [CALL-013]", async () => {
    await db("events")
      .where({ id: eventId("matinee") })
      .update({ sale_state: "CANCELLED" })
    expect(await sellable()).toEqual([])
    expect((await read<SubscriptionDetail>(`/v1/subscriptions/${season}`)).saleState).toBe("CANCELLED")
  })

  it.each([
    `${map.replace("saison", "autre")}/full`,
    `${map.replace("saison", "autre")}/polygons`,
    `${map.replace("saison", "autre")}/availability`,
    `${map.replace("saison", "autre")}/section/petit.salle.1/details`,
    "/v1/subscriptions/autre",
  ])("is not there: %s [CALL-007] [CALL-009] [CALL-013]", async (path) => {
    const answer = await petit.get(path)
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, "subscription-unknown"])
  })

  it("is not there under another website, nor with a hidden event, nor without a map [CALL-007]", async () => {
    const codeOf = async (caller: Caller, path = `${map}/full`) =>
      (await caller.get(path)).json<Problem>().code
    expect(await codeOf(callerOf(app, otherHouse.id))).toBe("subscription-unknown")
    expect(await codeOf(petit, `${map}/section/voisin.salle.1/details`)).toBe("section-unknown")
    await db("events")
      .where({ id: eventId("soir") })
      .update({ sale_state: "INVISIBLE" })
    expect(await codeOf(petit)).toBe("subscription-unknown")
    await db("events").update({ sale_state: "ONSALE" })
    await db("venues").where({ website_id: "petit" }).update({ bounds: null, version: "2" })
    expect(await codeOf(petit)).toBe("no-seat-map")
    const bounds = JSON.stringify({ x: 0, y: 0, width: 100, height: 80 })
    await db("venues").where({ website_id: "petit" }).update({ bounds, version: "1" })
  })
})

describe("what is left of a subscription", () => {
  const left = async () => {
    const { sections, placesLeft } = await read<Availability>(`${map}/availability`)
    return [placesLeft, ...sections.map((section) => `${section.sectionId} ${section.placesLeft}`)]
  }

  it("is counted once a seat, and by the fullest event in general admission", async () => {
    expect(await left()).toEqual([16, "petit.salle.1 6", "petit.salle.2 0", "petit.salle.floor-0 10"])
    await claim("soir", "A1")
    await claim("matinee", "A1")
    await claim("matinee", "A2")
    await claim("matinee", "B1")
    await db("event_capacities")
      .where({ event_id: eventId("soir") })
      .update({ taken: 4 })
    await db("event_capacities")
      .where({ event_id: eventId("matinee") })
      .update({ taken: 7 })
    expect(await left()).toEqual([7, "petit.salle.1 4", "petit.salle.2 0", "petit.salle.floor-0 3"])
  })

  it("changes its version with a change at any event", async () => {
    const version = async () => (await read<Availability>(`${map}/availability`)).version
    const before = await version()
    await db("event_section_versions").insert({
      event_id: eventId("matinee"),
      section_id: "petit.salle.1",
      version: 1,
    })
    expect(await version()).not.toBe(before)
  })
})

describe("what is beside the places left", () => {
  it("changes their version when a claim lapses at one event and the seat stays taken at another", async () => {
    const clock = new TestClock()
    const later = serve(db, clock, { allowMissing: true })
    const version = async () =>
      (await callerOf(later, smallHouse.id).get(`${map}/availability`)).json<Availability>()
    await claim("soir", "A1")
    await claim("matinee", "A1", noon + 1_000)
    const before = await version()
    clock.pass(2)
    const after = await version()
    expect(after.placesLeft).toBe(before.placesLeft)
    expect(after.version).not.toBe(before.version)
    expect(after.sections[0]?.version).not.toBe(before.sections[0]?.version)
    await later.close()
  })
})

describe("a subscription in the programme", () => {
  it("stands on its page with its events by start and what it costs [ENT-019]", async () => {
    const page = await read<Page>(`/v1/pages/${eventId("soir")}`)
    expect(page.subscriptions).toMatchObject([
      {
        id: season,
        title: "Saison",
        saleState: "ONSALE",
        seatMap: "full",
        events: [{ id: eventId("matinee") }, { id: eventId("soir") }],
        priceLevels: [
          { id: levelId("a"), price_max: 17_003, serviceCharge_max: 1_001, placesLeft: 6, rs: true },
          { id: levelId("ga"), placesLeft: 10, rs: false },
        ],
        priceFrom: 18_004,
      },
    ])
    expect((await read<Page>(`/v1/pages/${eventId("matinee")}`)).subscriptions).toEqual([])
  })

  it("tells what is needed to choose its places", async () => {
    const detail = await read<SubscriptionDetail>(`/v1/subscriptions/${season}`)
    expect(detail).toMatchObject({
      pageId: eventId("soir"),
      start: "2026-12-05T18:30:00-05:00",
      placesLeft: 16,
      avoidSingle: true,
      taxNames: ["TPS", "TVQ"],
      timeZone: "America/Toronto",
    })
  })
})
