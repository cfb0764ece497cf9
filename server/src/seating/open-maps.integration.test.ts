import type { AddressInfo } from "node:net"
import type { Availability, ChangedSections, Problem, SeatDetail } from "@parterre/contract"
import { withFreeSeats } from "@parterre/domain/seats"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type EventReader, readEvents } from "../../test/event-reader.ts"
import {
  buildHouse,
  eventId,
  line,
  otherHouse,
  places,
  sendEverybodyHome,
  smallHouse,
  TestClock,
} from "../../test/house/small-house.ts"
import { buildSeason, subscriptionId } from "../../test/house/small-season.ts"
import { type Caller, callerOf, serve, testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"

let database: TestDatabase
let db: Knex
let clock: TestClock
/** Two processes over the same rows. */
let one: FastifyInstance
let other: FastifyInstance
let readers: EventReader[] = []
let statements: string[] = []

const soir = eventId("soir")
const section = "petit.salle.1"
const ofEvent = `/v1/seatmap/event/${soir}`
const ofSeason = `/v1/seatmap/subscription/${subscriptionId("saison")}`
/** A look follows the one before at once. */
const streaming = { lookEvery: 5 }

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  const rows = [
    { name: "A", seats: 10 },
    { name: "B", seats: 4, section: 2, level: "b" },
  ]
  const events = [{ key: "soir" }, { key: "matinee" }]
  await buildHouse(db, { website: { ...smallHouse, avoidSingle: false }, rows, places: [30], events })
  await buildHouse(db, { website: otherHouse, rows, events: [{ key: "chez-eux" }] })
  await buildSeason(db, { key: "saison", events: ["soir", "matinee"] })
  db.on("query", ({ sql }: { sql: string }) => void statements.push(sql))
})
beforeEach(async () => {
  await sendEverybodyHome(db)
  clock = new TestClock()
  one = await listening(db)
  other = await listening(database.open())
})
afterEach(async () => {
  for (const reader of readers) reader.hangUp()
  readers = []
  await one.close()
  await other.close()
})
afterAll(() => database.close())

async function listening(rows: Knex, changes: Parameters<typeof serve>[2] = {}): Promise<FastifyInstance> {
  const app = serve(rows, clock, { believeFor: 500, streaming, ...changes })
  await app.listen({ port: 0, host: "127.0.0.1" })
  return app
}
const petit = (app = one): Caller => callerOf(app, "petit")
const at = (app: FastifyInstance, path: string, website = "petit") =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}${path.includes("?") ? "&" : "?"}subdomain=${website}`
async function follow(path: string, app = one, headers: Record<string, string> = {}, website = "petit") {
  const reader = await readEvents(at(app, path, website), headers)
  readers.push(reader)
  return reader
}
const live = `${ofEvent}/availability/live`
/** Opens the map of an event and reads how it stands. */
async function opened(path = live, app = one): Promise<[EventReader, Availability]> {
  const reader = await follow(path, app)
  const first = await reader.next<Availability>()
  expect(first?.event).toBe("availability")
  return [reader, first?.data as Availability]
}
const change = async (reader: EventReader): Promise<ChangedSections> => {
  const told = await reader.next<ChangedSections>()
  expect(told?.event).toBe("change")
  return told?.data as ChangedSections
}
const shopper = async (app = one) => ({
  "x-session-token": String((await petit(app).post("/v1/session")).json().sessionToken),
})
const hold = async (app: FastifyInstance, ...groups: unknown[]) => {
  const answer = await petit(app).post("/v1/holds", groups, await shopper(app))
  expect(answer.statusCode).toBe(200)
}
const details = async (path = ofEvent, app = one) =>
  (await petit(app).get(`${path}/section/${section}/details?cache=0`)).json<SeatDetail[]>()

describe("who has a map open", () => {
  it("is told all of it first, as the polled answer tells it", async () => {
    const [reader, availability] = await opened()
    const polled = (await petit().get(`${ofEvent}/availability`)).json<Availability>()
    expect(availability).toEqual({ ...polled, serverTime: availability.serverTime })
    expect(reader.response.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    })
    expect(reader.response.headers["x-request-id"]).toBeDefined()
  })

  it("is told of a hold that another process made, seat by seat", async () => {
    const before = await details()
    const [[here], [there]] = await Promise.all([opened(), opened(live, other)])
    await hold(other, line("soir", ["A3", "A4"]), places("soir", 3))
    const [told, toldThere] = [await change(here), await change(there)]
    expect(toldThere).toEqual(told)
    expect(told.placesLeft).toBe(39)
    expect(told.sections.map(({ sectionId, placesLeft }) => [sectionId, placesLeft])).toEqual([
      [section, 8],
      ["petit.salle.floor-0", 27],
    ])
    const [seats, floor] = told.sections
    expect(withFreeSeats(before, seats?.free ?? [])).toEqual(await details())
    expect(floor?.free).toBeUndefined()
    const polled = (await petit(other).get(`${ofEvent}/availability`)).json<Availability>()
    expect(told.version).toBe(polled.version)
  })

  it("is told what happened just before, when it began with counts that were still believed", async () => {
    // This process has counted; no time passes until the stream opens.
    await petit().get(`${ofEvent}/availability`)
    await hold(other, line("soir", ["A8"]))
    const [reader, { placesLeft }] = await opened()
    expect(placesLeft).toBe(44)
    expect((await change(reader)).sections[0]).toMatchObject({ placesLeft: 9, free: ["fec"] })
  })

  it("is told when held seats lapse, by the time alone", async () => {
    const [reader, { version }] = await opened()
    await hold(one, line("soir", ["A1", "A2"]))
    expect((await change(reader)).sections[0]).toMatchObject({ placesLeft: 8, free: ["3fc"] })
    clock.pass(smallHouse.holdSeconds + 1)
    const freed = await change(reader)
    expect(freed.sections[0]).toMatchObject({ placesLeft: 10, free: ["ffc"] })
    expect(freed.version).not.toBe(version)
  })

  it("is told everything after an import that changes what there is to sell", async () => {
    const [reader, { placesLeft }] = await opened()
    const ofLevel = { event_id: soir, price_level_id: "petit.salle.b" }
    const prices = await db("event_prices").where(ofLevel)
    await db("event_prices").where(ofLevel).delete()
    await db("websites").where({ id: "petit" }).increment("revision", 1)
    clock.pass(1)
    const after = await reader.next<Availability>()
    expect(after?.event).toBe("availability")
    expect(after?.data.placesLeft).toBe(placesLeft - 4)
    await db("event_prices").insert(prices)
  })

  it("is told of a subscription what is free at each of its events", async () => {
    const [reader] = await opened(`${ofSeason}/availability/live`)
    const before = await details(ofSeason)
    await hold(other, line("soir", ["A5"]))
    const [told] = (await change(reader)).sections
    expect(told).toMatchObject({ sectionId: section, placesLeft: 9 })
    expect(told?.free?.toSorted()).toEqual(["f7c", "ffc"])
    expect(withFreeSeats(before, told?.free ?? [])).toEqual(await details(ofSeason))
  })

  it("hears nothing twice: the version it knows is not told again", async () => {
    const [, { version, placesLeft }] = await opened()
    const again = [
      await follow(`${live}?version=${version}`),
      await follow(live, other, { "last-event-id": version }),
    ]
    for (const reader of again) expect(await reader.comment()).toBe(":")
    await hold(one, line("soir", ["A1"]))
    const told = await Promise.all(again.map(change))
    expect(told.map((one) => one.placesLeft)).toEqual([placesLeft - 1, placesLeft - 1])
  })
})

describe("a stream", () => {
  it("is refused for what the website does not sell", async () => {
    const status = async (path: string, website?: string) => {
      const { response } = await follow(path, one, {}, website)
      return response.statusCode
    }
    expect(await status(live)).toBe(200)
    expect(await status(live, "voisin")).toBe(404)
    expect(await status(`${ofSeason}/availability/live`, "voisin")).toBe(404)
    expect(await status("/v1/seatmap/event/petit.nulle-part/availability/live")).toBe(404)
    expect(await status(`/v1/seatmap/event/${eventId("chez-eux", otherHouse)}/availability/live`)).toBe(404)
  })

  it("is refused when a process has as many as it can, with a time to come again", async () => {
    const limits = { ...testConfig().limits, streams: 2 }
    const full = await listening(db, { config: testConfig({ limits }) })
    try {
      const [[first]] = await Promise.all([opened(live, full), opened(live, full)])
      const refused = await petit(full).get(live)
      expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "30"])
      expect(refused.json<Problem>()).toMatchObject({ code: "service-unavailable", retryAfter: 30 })
      // Polling goes on, and who leaves makes room.
      expect((await petit(full).get(`${ofEvent}/availability`)).statusCode).toBe(200)
      first.hangUp()
      await expect.poll(async () => (await follow(live, full)).response.statusCode).toBe(200)
    } finally {
      await full.close()
    }
  })

  it("is refused to a network that has its share", async () => {
    const limits = { ...testConfig().limits, streamsAddress: 1 }
    const app = await listening(db, { config: testConfig({ limits }) })
    try {
      await opened(live, app)
      const refused = await petit(app).get(live)
      expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "30"])
    } finally {
      await app.close()
    }
  })

  it("has no body for who asks for its headers only", async () => {
    const answer = await one.inject({ method: "HEAD", url: `${live}?subdomain=petit` })
    expect([answer.statusCode, answer.body]).toEqual([200, ""])
  })

  it("gives a sign of life when there is nothing to tell", async () => {
    const app = await listening(db, { streaming: { ...streaming, heartbeat: 20 } })
    try {
      const [reader] = await opened(live, app)
      for (let signs = 0; signs < 3; signs += 1) expect(await reader.comment()).toBe(":")
    } finally {
      await app.close()
    }
  })

  it("ends when its event is taken from sale, and when the server stops", async () => {
    const [gone, [reader]] = [
      await opened(`/v1/seatmap/event/${eventId("matinee")}/availability/live`),
      await opened(),
    ]
    const { sale_state } = await db("events")
      .where({ id: eventId("matinee") })
      .first()
    await db("events")
      .where({ id: eventId("matinee") })
      .update({ sale_state: "INVISIBLE" })
    await db("websites").where({ id: "petit" }).increment("revision", 1)
    clock.pass(1)
    await gone[0].ended
    await db("events")
      .where({ id: eventId("matinee") })
      .update({ sale_state })
    await one.close()
    await reader.ended
  })

  it("leaves a line in the log when its caller hangs up", async () => {
    const written: string[] = []
    const app = await listening(db, {
      config: testConfig({ logLevel: "info" }),
      logStream: { write: (text: string) => void written.push(text) },
    })
    try {
      const [reader] = await opened(live, app)
      expect(written.join("")).not.toContain("/live")
      reader.hangUp()
      await expect.poll(() => written.filter((text) => text.includes(live))).toHaveLength(1)
      expect(JSON.parse(written.find((text) => text.includes(live)) ?? "")).toMatchObject({
        msg: "request completed",
        res: { statusCode: 200 },
      })
    } finally {
      await app.close()
    }
  })
})

describe("a look for all open maps", () => {
  it("takes one statement however many maps and callers there are, and none when there are none", async () => {
    const paths = [
      live,
      `/v1/seatmap/event/${eventId("matinee")}/availability/live`,
      `${ofSeason}/availability/live`,
    ]
    const open = await Promise.all([...paths, ...paths].map((path) => opened(path)))
    // The first look counts what the streams began with.
    statements = []
    await expect.poll(looks).toBeGreaterThan(3)
    statements = []
    await expect.poll(looks).toBeGreaterThan(5)
    expect(statements).toHaveLength(looks())
    for (const [reader] of open) reader.hangUp()
    const sinceLastAsked = () => statements.splice(0).length
    await expect.poll(sinceLastAsked, { interval: 50 }).toBe(0)
  })
})

const looks = () => statements.filter((sql) => sql.includes("sum(v.version)")).length
