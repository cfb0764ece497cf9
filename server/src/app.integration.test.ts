import { hash } from "@node-rs/argon2"
import type { EventDetail, Page } from "@parterre/contract"
import { maskHasPermission } from "@parterre/domain/permissions"
import * as fc from "fast-check"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  buildHouse,
  eventId,
  levelId,
  noon,
  otherHouse,
  priceId,
  showTime,
  TestClock,
} from "../test/house/small-house.ts"
import { type Caller, callerOf, serve } from "../test/serve.ts"
import { type TestDatabase, testDatabase } from "../test/test-database.ts"
import { bumpSections } from "./seating/section-version-store.ts"

let database: TestDatabase
let app: FastifyInstance
let petit: Caller
let voisin: Caller
let clock = new TestClock()

const soir = eventId("soir")
const section = "petit.salle.1"
const claim = (seat: string, expiresAt: number, state = "held") => ({
  event_id: soir,
  seat_id: seat,
  website_id: "petit",
  hold_id: "h",
  expires_at: expiresAt,
  state,
})

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  const rows = [
    { name: "A", seats: 5 },
    { name: "B", seats: 4, section: 2, level: "b" },
    { name: "T", seats: 4, section: 2, ring: true, level: "c" },
  ]
  const events = [
    { key: "soir" },
    { key: "tard", onSaleFrom: noon + 1000 },
    { key: "annule", saleState: "CANCELLED" },
    { key: "cache", saleState: "INVISIBLE" },
  ]
  await buildHouse(db, { rows, places: [50], events })
  await buildHouse(db, { website: { ...otherHouse, lastResort: false }, rows: [{ name: "A", seats: 2 }] })
  // Row T is not sold that evening, A5 was sold elsewhere.
  await db("event_prices")
    .where({ event_id: soir, price_level_id: levelId("c") })
    .delete()
  await db("event_seats_off").insert({ event_id: soir, seat_id: "A5", website_id: "petit", reason: "sold" })
  await db("venues")
    .where({ id: "petit.salle" })
    .update({ bounds: JSON.stringify({ x: 0, y: 0, width: 50, height: 30 }) })
  await db("venue_sections").where({ id: section }).update({ seat_count: 5 })
  await db("assets").insert({
    website_id: "petit",
    path: "images/à.svg",
    content_type: "image/svg+xml",
    bytes: Buffer.from("<svg/>"),
    hash: "abc",
  })
  await db("staff").insert({
    id: "ada",
    website_id: "petit",
    email: "ada@petit.example",
    name: "Ada",
    password_hash: await hash("secret"),
  })
  await db("staff").insert({ id: "bob", website_id: "petit", email: "bob@petit.example", name: "Bob" })
  await db("staff_permissions").insert({ staff_id: "ada", permission: 28, website_id: "petit" })
})

afterAll(() => database.close())

beforeEach(async () => {
  clock = new TestClock()
  app = serve(database.db, clock, { allowMissing: true })
  petit = callerOf(app, "petit")
  voisin = callerOf(app, "voisin")
  await database.db("claims").delete()
  await database.db("limit_counts").delete()
  return async () => app.close()
})

describe("websites", () => {
  it("tell their settings and no secret [CALL-017] [SHELL-004] [CFG-006] [CFG-010]", async () => {
    const config = (await petit.get("/v1/websites/config?language=en")).json()
    expect(config).toMatchObject({
      subdomain: "petit",
      accountCode: "PETIT",
      name: "Small Theatre",
      clientAccount: "NO",
      languages: ["fr", "en"],
      reservationTime: 900,
      styleTkp: false,
      flowStandard: false,
      uniqueHolderSurvey: false,
    })
    expect(config.processorConfig).toEqual({
      type: "STRIPE",
      threeDSecure: false,
      environment: "TEST",
      cardEntry: "HOSTED",
      sdkUrl: "/sandbox/stripe/sdk.js",
      threeDSecureUrl: "/sandbox/stripe/sdk.js",
    })
  })

  it("are found by their host too [SHELL-003]", async () => {
    const answer = await app.inject({ url: "/v1/websites/config", headers: { host: "voisin.example.org" } })
    expect(answer.json().subdomain).toBe("voisin")
    expect((await callerOf(app, "nobody").get("/v1/websites/config")).json().code).toBe("website-not-found")
  })
})

describe("the catalogue", () => {
  it("lists what can be seen, with all-in prices [CALL-036] [CAT-024]", async () => {
    const pages = (await petit.get("/v1/pages")).json()
    expect(pages.map((page: { id: string; saleState: string }) => [page.id, page.saleState])).toEqual(
      expect.arrayContaining([
        [soir, "ONSALE"],
        ["petit.tard", "NOTAVAILABLE"],
        ["petit.annule", "CANCELLED"],
      ]),
    )
    const page = pages.find(({ id }: { id: string }) => id === soir)
    expect(page).toMatchObject({
      title: "Pièce soir",
      // The adult's, not the child's.
      priceFrom: 6950,
      eventCount: 1,
      nextEventId: soir,
      firstStart: "2026-12-05T19:30:00-05:00",
    })
  })

  it.each([
    ["q=PIECE SOIR", 1],
    ["q=hall", 3],
    ["q=opera", 0],
    ["category=sport", 0],
    ["province=Québec", 3],
    ["province=NS", 0],
    ["startDate=2026-12-05&endDate=2026-12-05", 3],
    ["startDate=2026-12-06", 0],
    ["postalCode=G1R", 3],
  ])("is filtered by %s [CAT-001] [CAT-002] [CAT-004] [CAT-005]", async (query, count) => {
    const visible = (await petit.get(`/v1/pages?${encodeURI(query)}`)).json()
    const shown = visible.filter(({ eventCount }: { eventCount: number }) => eventCount > 0)
    expect(shown).toHaveLength(count)
  })

  it("shows a page by day, in the language asked for [CALL-034]", async () => {
    const page = (await petit.get(`/v1/pages/${soir}?language=en`)).json()
    expect(page.title).toBe("Play soir")
    expect(page.itemsDates.items).toHaveLength(1)
    expect(page.itemsDates.items[0].date).toBe("2026-12-05")
    expect(page.shows[0].events[0].itemHours[0]).toMatchObject({
      formattedHour: "7:30\u00a0p.m.",
      saleState: "ONSALE",
    })
  })

  it("tells of a date how its places are chosen, as its event does", async () => {
    const ofDate = async () =>
      (await petit.get(`/v1/pages/${soir}`)).json<Page>().shows[0]?.events[0]?.seatMap
    const ofEvent = async () => (await petit.get(`/v1/events/${soir}`)).json<EventDetail>().seatMap
    expect([await ofDate(), await ofEvent()]).toEqual(["full", "full"])
  })

  it("shows the same page by show for the wtf section, and no other site's [CALL-035]", async () => {
    const grouped = await petit.get(`/v1/pages/${soir}/wtf?language=en`)
    expect(grouped.statusCode).toBe(200)
    const { itemsDates, ...page } = (await petit.get(`/v1/pages/${soir}?language=en`)).json()
    expect(itemsDates.items).not.toEqual([])
    expect(grouped.json()).toEqual({ ...page, itemsDates: { items: [] } })
    expect((await petit.get("/v1/pages/voisin.soir/wtf")).json().code).toBe("page-unknown")
  })

  it("hides invisible events from the page [CAT-024]", async () => {
    expect((await petit.get("/v1/pages/petit.cache")).json().itemsDates.items).toEqual([])
  })

  it("does not know an invisible event by its address either [CAT-024]", async () => {
    const hidden = eventId("cache")
    for (const path of [
      `events/${hidden}`,
      `seatmap/event/${hidden}/full`,
      `seatmap/event/${hidden}/availability`,
    ])
      expect((await petit.get(`/v1/${path}`)).json().code).toBe("event-unknown")
  })

  it("shows an event of long ago, with the taxes of a sale today", async () => {
    const tard = database.db("events").where({ id: eventId("tard") })
    const { starts_at } = await tard.clone().first("starts_at")
    await tard.clone().update({ starts_at: Date.UTC(1999, 11, 31) })
    expect((await petit.get(`/v1/events/${eventId("tard")}?language=fr`)).json()).toMatchObject({
      saleState: "WASONSALE",
      taxNames: ["TPS", "TVQ"],
    })
    await tard.clone().update({ starts_at })
  })

  it("shows an event by id and by code, with its taxes' names", async () => {
    const event = (await petit.get("/v1/events/soir")).json()
    expect(event).toMatchObject({
      id: soir,
      saleState: "ONSALE",
      seatMap: "full",
      placesLeft: 4 + 4 + 50,
      taxNames: ["TPS", "TVQ"],
      serverTime: "2026-11-21T12:00:00-05:00",
    })
    const levels = Object.fromEntries(
      event.priceLevels.map((level: { id: string; rs: boolean; placesLeft: number }) => [level.id, level]),
    )
    expect(levels[levelId("a")]).toMatchObject({ rs: true, placesLeft: 4, price_min: 3000, price_max: 6500 })
    expect(levels[levelId("ga")]).toMatchObject({
      rs: false,
      placesLeft: 50,
      sectionId: "petit.salle.floor-0",
    })
    expect(levels[levelId("c")]).toBeUndefined()
    expect((await petit.get(`/v1/events/${soir}?language=en`)).json().taxNames).toEqual(["GST", "QST"])
  })

  it("ends the sale when the show begins [CAT-024]", async () => {
    clock.pass((showTime - noon) / 1000)
    expect((await petit.get("/v1/events/soir")).json().saleState).toBe("WASONSALE")
  })
})

describe("the map", () => {
  it("has every seat, kept by the caller until it changes [CALL-006] [ENT-001]", async () => {
    const first = await petit.get(`/v1/seatmap/event/${soir}/full`)
    const venue = first.json()
    expect(first.headers["cache-control"]).toBe("public, max-age=60, s-maxage=2, stale-while-revalidate=8")
    const [level] = venue.levels
    expect(level.sections.map(({ id }: { id: string }) => id)).toEqual([
      section,
      "petit.salle.2",
      "petit.salle.floor-0",
    ])
    expect(level.sections[0].rows[0].seats.map(({ id }: { id: string }) => id)).toEqual([
      "A1",
      "A2",
      "A3",
      "A4",
      "A5",
    ])
    expect(level.sections[1].rows.map(({ type }: { type: string }) => type)).toEqual(["SEAT", "TABLE"])
    expect(venue.priceLevels.map(({ id }: { id: string }) => id)).toEqual(
      ["a", "b", "ga"].map((key) => levelId(key)),
    )
    const again = await petit.get(`/v1/seatmap/event/${soir}/full`, {
      "if-none-match": String(first.headers.etag),
    })
    expect([again.statusCode, again.body]).toEqual([304, ""])
  })

  it("says whether the last seats are sold so that one stays alone [SEAT-005]", async () => {
    expect((await petit.get(`/v1/seatmap/event/${soir}/full`)).json().lastResort).toBe(true)
    expect((await petit.get(`/v1/events/${soir}`)).json().lastResort).toBe(true)
    expect((await voisin.get(`/v1/events/${eventId("soir", otherHouse)}`)).json().lastResort).toBe(false)
  })

  it("comes as polygons, and section by section [CALL-008] [CALL-014] [CALL-015]", async () => {
    const polygons = (await petit.get(`/v1/seatmap/event/${soir}/polygons`)).json()
    expect(polygons.levels[0].sections[0].rows).toBeUndefined()
    expect(polygons.levels[0].sections[0].colors).toEqual(["#000000"])
    expect((await petit.get(`/v1/seatmap/sections/${section}`)).json().rows[0].seats).toHaveLength(5)
    expect((await petit.get(`/v1/seatmap/sections/${section}/polygons`)).json().rows).toBeUndefined()
    expect((await petit.get(`/v1/seatmap/sections/${section}/round`)).json().code).toBe("request-invalid")
  })

  it("does not exist for a venue without seats", async () => {
    expect((await voisin.get(`/v1/seatmap/event/${eventId("soir", otherHouse)}/full`)).json().code).toBe(
      "no-seat-map",
    )
  })

  const details = async () => {
    const seats = (await petit.get(`/v1/seatmap/event/${soir}/section/${section}/details`)).json()
    return seats
      .filter(({ sellable }: { sellable: boolean }) => sellable)
      .map((seat: { seatId: string }) => seat.seatId)
  }

  it("tells which seats can be chosen: not sold, not held, and free again when a hold lapses [CALL-012]", async () => {
    expect(await details()).toEqual(["A1", "A2", "A3", "A4"])
    await database
      .db("claims")
      .insert([claim("A1", noon + 60_000), claim("A2", noon, "sold"), claim("A3", noon)])
    expect(await details()).toEqual(["A3", "A4"])
    clock.pass(60)
    expect(await details()).toEqual(["A1", "A3", "A4"])
  })

  it("sells nothing of an event that is not on sale, nor a price level it has no prices for", async () => {
    const all = async (event: string, id: string) =>
      (await petit.get(`/v1/seatmap/event/${event}/section/${id}/details`)).json()
    for (const seat of await all("petit.annule", section)) expect(seat.sellable).toBe(false)
    const table = (await all(soir, "petit.salle.2")).filter(({ seatId }: { seatId: string }) =>
      seatId.startsWith("T"),
    )
    expect(table).toHaveLength(4)
    for (const seat of table) expect(seat).toMatchObject({ priceLevelId: null, sellable: false })
  })

  it("has an availability whose versions change with holds and when they lapse", async () => {
    const poll = async () => (await petit.get(`/v1/seatmap/event/${soir}/availability`)).json()
    const versionOf = ({ sections }: { sections: { sectionId: string; version: string }[] }, id: string) =>
      sections.find(({ sectionId }) => sectionId === id)?.version
    const before = await poll()
    expect(before).toMatchObject({ placesLeft: 58 })
    await database.db("claims").insert(claim("A1", noon + 60_000))
    await database.db.transaction((trx) => bumpSections(trx, [{ eventId: soir, sectionId: section }]))
    const held = await poll()
    expect(held.placesLeft).toBe(57)
    expect(versionOf(held, section)).not.toBe(versionOf(before, section))
    expect(versionOf(held, "petit.salle.2")).toBe(versionOf(before, "petit.salle.2"))
    clock.pass(60)
    const lapsed = await poll()
    expect(lapsed.placesLeft).toBe(58)
    expect(new Set([before.version, held.version, lapsed.version]).size).toBe(3)
  })
})

it("has every section of the plan in an availability, none left where an evening sells nothing of it", async () => {
  const site = { ...otherHouse, id: "demi", accountCode: "DEMI" }
  const rows = [
    { name: "A", seats: 5 },
    { name: "B", seats: 4, section: 2, level: "b" },
  ]
  await buildHouse(database.db, { website: site, rows })
  await database
    .db("event_prices")
    .where({ price_level_id: levelId("b", site) })
    .delete()
  const answer = await callerOf(app, site.id).get(`/v1/seatmap/event/${eventId("soir", site)}/availability`)
  expect(answer.json().sections).toMatchObject([
    { sectionId: "demi.salle.1", placesLeft: 5, capacity: 5 },
    { sectionId: "demi.salle.2", placesLeft: 0, capacity: 0 },
  ])
})

describe("tenants", () => {
  it.each([
    [`/v1/pages/${soir}`, "page-unknown"],
    [`/v1/events/${soir}`, "event-unknown"],
    [`/v1/seatmap/event/${soir}/full`, "event-unknown"],
    [`/v1/seatmap/event/${soir}/polygons`, "event-unknown"],
    [`/v1/seatmap/event/${soir}/availability`, "event-unknown"],
    [`/v1/seatmap/event/${soir}/section/${section}/details`, "event-unknown"],
    [`/v1/seatmap/event/voisin.soir/section/${section}/details`, "section-unknown"],
    [`/v1/seatmap/sections/${section}`, "section-unknown"],
    [`/v1/events/${soir}/taxes/${priceId("soir", "a")}`, "event-unknown"],
  ])("do not answer for each other: %s [SHELL-002]", async (path, code) => {
    const answer = await voisin.get(path)
    expect(answer.json()).toMatchObject({ status: 404, code })
  })

  it("do not share sessions, staff or tokens [SHELL-002]", async () => {
    const { sessionToken } = (await petit.post("/v1/session")).json()
    const headers = { "x-session-token": sessionToken }
    expect((await petit.get("/v1/cart/self", headers)).statusCode).toBe(200)
    expect((await voisin.get("/v1/cart/self", headers)).json().code).toBe("session-expired")
    const credentials = { username: "ada@petit.example", password: "secret" }
    expect((await voisin.post("/v1/refresh-tokens", credentials)).json().code).toBe("login-failed")
  })
})

describe("sessions", () => {
  it("live a day after their last use, and no longer [CALL-016]", async () => {
    const opened = (await petit.post("/v1/session")).json()
    expect(opened.expiration).toBe("2026-11-22T17:00:00.000Z")
    const headers = { "x-session-token": opened.sessionToken }
    clock.pass(23 * 3600)
    expect((await petit.get("/v1/cart/self", headers)).statusCode).toBe(200)
    clock.pass(23 * 3600)
    const renewed = (await petit.post("/v1/session", undefined, headers)).json()
    expect(renewed.sessionToken).toBe(opened.sessionToken)
    clock.pass(24 * 3600)
    expect((await petit.get("/v1/cart/self", headers)).json().code).toBe("session-expired")
    const fresh = (await petit.post("/v1/session", undefined, headers)).json()
    expect(fresh.sessionToken).not.toBe(opened.sessionToken)
  })

  it("keep no token in the database", async () => {
    const { sessionToken } = (await petit.post("/v1/session")).json()
    expect(JSON.stringify(await database.db("sessions"))).not.toContain(sessionToken)
  })
})

describe("staff", () => {
  const signIn = (username: string, password: string, path = "/v1/refresh-tokens") =>
    petit.post(path, { username, password })

  it("sign in with either path and read their token back [CALL-059] [CALL-060] [CALL-061]", async () => {
    for (const path of ["/v1/refresh-tokens", "/v2/refresh-tokens"]) {
      const token = (await signIn("ADA@petit.example", "secret", path)).json()
      expect(token).toMatchObject({ userId: "ada", expiration: "2026-11-24T17:00:00.000Z" })
      expect((await petit.get(`/v2/refresh-tokens/${token.refreshToken}`)).json()).toEqual(token)
    }
    const unknown = await petit.get("/v2/refresh-tokens/none")
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, "refresh-token-unknown"])
  })

  it("hear the same whatever was wrong [CALL-060]", async () => {
    const answers = [
      await signIn("ada@petit.example", "wrong"),
      await signIn("nobody@petit.example", "secret"),
      await signIn("bob@petit.example", ""),
      await signIn("bob@petit.example", "secret"),
    ]
    const [wrong, unknown, , unset] = answers.map((answer) => answer.json())
    expect(wrong).toMatchObject({ status: 401, code: "login-failed" })
    expect(unknown).toEqual(wrong)
    expect(unset).toEqual(wrong)
  })

  it("are guarded against guesses, by either path and from many addresses [CALL-060]", async () => {
    const guess = (tries: number, password = "wrong") =>
      callerOf(app, "petit", `203.0.113.${Math.floor(tries / 10)}`).post(
        tries % 2 === 0 ? "/v1/refresh-tokens" : "/v2/refresh-tokens",
        { username: tries % 3 === 0 ? "ada@petit.example" : " Ada@Petit.example", password },
      )
    for (let tries = 0; tries < 10; tries += 1) expect((await guess(tries)).statusCode).toBe(401)
    expect((await guess(9, "secret")).json()).toMatchObject({ status: 429, code: "rate-limited" })
    expect((await guess(10, "secret")).statusCode).toBe(200)
    for (let tries = 10; tries < 100; tries += 1) expect((await guess(tries)).statusCode).toBe(401)
    expect((await guess(100, "secret")).json()).toMatchObject({ status: 429, code: "rate-limited" })
    expect(
      (await voisin.post("/v1/refresh-tokens", { username: "ada@petit.example", password: "x" })).statusCode,
    ).toBe(401)
    clock.pass(3600)
    expect((await guess(100, "secret")).statusCode).toBe(200)
  })

  it("have the same permissions as a list and as a mask [CALL-066] [CALL-067] [PERM-005] [SHELL-010]", async () => {
    const { refreshToken } = (await signIn("ada@petit.example", "secret")).json()
    const headers = { authorization: `Bearer ${refreshToken}` }
    expect((await petit.get("/v1/user-permissions", headers)).json()).toEqual([28])
    const mask = (await petit.get("/v1/refresh-tokens/permission", headers)).json()
    expect([27, 28, 29].filter((id) => maskHasPermission(mask, id))).toEqual([28])
    expect((await voisin.get("/v1/user-permissions", headers)).json().code).toBe("refresh-token-expired")
    clock.pass(30 * 24 * 3600)
    expect((await petit.get("/v1/user-permissions", headers)).json().code).toBe("refresh-token-expired")
  })

  it("open a session with their token [CALL-062]", async () => {
    const { refreshToken } = (await signIn("ada@petit.example", "secret")).json()
    const { sessionToken } = (await petit.post(`/v1/refresh-tokens/${refreshToken}/actions/authorize`)).json()
    expect((await petit.get("/v1/cart/self", { "x-session-token": sessionToken })).statusCode).toBe(200)
    expect((await petit.post("/v1/refresh-tokens/none/actions/authorize")).json().code).toBe(
      "refresh-token-expired",
    )
  })
})

describe("the server", () => {
  it("is alive, and ready until it is told to stop", async () => {
    expect((await app.inject("/healthz")).json()).toMatchObject({ status: "ok" })
    expect((await app.inject("/readyz")).statusCode).toBe(200)
    const readiness = { stopping: false }
    const stopping = serve(database.db, clock, { allowMissing: true, readiness })
    readiness.stopping = true
    expect((await stopping.inject("/readyz")).json()).toMatchObject({
      status: 503,
      code: "service-unavailable",
    })
    expect((await stopping.inject("/healthz")).statusCode).toBe(200)
    await stopping.close()
  })

  it("serves a tenant's pictures, and lets them run nothing", async () => {
    const url = "/assets/petit/images/%C3%A0.svg"
    const picture = await app.inject(url)
    expect(picture.body).toBe("<svg/>")
    expect(picture.headers["content-type"]).toContain("image/svg+xml")
    expect(picture.headers["content-security-policy"]).toContain("sandbox")
    const again = await app.inject({ url, headers: { "if-none-match": String(picture.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect((await app.inject("/assets/voisin/images/%C3%A0.svg")).json().code).toBe("route-unknown")
    expect((await app.inject("/assets/petit/%00")).statusCode).toBe(404)
  })

  it("never fails for what a caller sends [ERR-032]", async () => {
    const { sessionToken } = (await petit.post("/v1/session")).json()
    const headers = { "x-session-token": sessionToken }
    const word = fc.oneof(fc.string({ unit: "binary", maxLength: 30 }), fc.constantFrom(soir, section, "A1"))
    const price = fc.record({ id: word, qty: fc.integer(), seatIds: fc.array(word, { maxLength: 3 }) })
    const group = fc.record({
      type: fc.constant("show"),
      id: word,
      prices: fc.array(price, { maxLength: 3 }),
    })
    const posts = fc.oneof(
      fc.tuple(fc.constant("/v1/holds"), fc.oneof(fc.array(group, { maxLength: 2 }), fc.jsonValue())),
      fc.tuple(fc.constant("/v1/holds/actions/release"), fc.jsonValue()),
      fc.tuple(fc.constant(`/v1/holds-pricelevel/${soir}`), fc.jsonValue()),
      fc.tuple(
        fc.constant("/v1/refresh-tokens"),
        fc.oneof(fc.jsonValue(), fc.record({ username: word, password: fc.constant("") })),
      ),
    )
    await fc.assert(
      fc.asyncProperty(posts, async ([path, body]) => {
        const answer = await petit.post(path, body, headers)
        expect(answer.statusCode, answer.body).toBeLessThan(500)
      }),
      { numRuns: 150 },
    )
    await fc.assert(
      fc.asyncProperty(word, async (id) => {
        const answer = await petit.get(`/v1/events/${encodeURIComponent(id.toWellFormed())}`)
        expect(answer.statusCode, answer.body).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })

  it("answers over a real connection", async () => {
    const address = await app.listen({ port: 0, host: "127.0.0.1" })
    const answer = await fetch(`${address}/v1/pages?subdomain=petit`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'")
    const huge = await fetch(`${address}/v1/pages?subdomain=petit&q=${"x".repeat(50_000)}`)
    expect(huge.status).toBeGreaterThanOrEqual(400)
    expect(huge.status).toBeLessThan(500)
  })
})
