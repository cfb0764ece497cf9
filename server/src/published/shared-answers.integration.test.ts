import { brotliDecompressSync, gunzipSync } from "node:zlib"
import type { Availability, EventDetail, PageSummary, SeatDetail } from "@parterre/contract"
import type { FastifyInstance, LightMyRequestResponse } from "fastify"
import type { Knex } from "knex"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import {
  buildHouse,
  eventId,
  line,
  noon,
  places,
  sendEverybodyHome,
  smallHouse,
  TestClock,
} from "../../test/house/small-house.ts"
import { type Caller, callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { importTenant } from "../import/import-tenant.ts"
import { bumpSections } from "../seating/section-version-store.ts"

/** As in production. */
const believeFor = 500

let database: TestDatabase
let db: Knex
let clock: TestClock
let folder: FixtureFolder & { dispose(): Promise<void> }
let imported = ""
/** Two processes over the same rows. */
let one: FastifyInstance
let other: FastifyInstance
let petit: Caller
let statements: string[] = []

const soir = eventId("soir")
const section = "petit.salle.1"
const availabilityPath = `/v1/seatmap/event/${soir}/availability`
const detailsPath = `/v1/seatmap/event/${soir}/section/${section}/details`
const options = { now: () => noon, environment: {}, production: false }

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  const rows = [
    { name: "A", seats: 40 },
    { name: "B", seats: 4, section: 2, level: "b" },
  ]
  const events = [{ key: "soir" }, { key: "tard", onSaleFrom: noon + 90_000 }]
  await buildHouse(db, { website: { ...smallHouse, avoidSingle: false }, rows, places: [30], events })
  folder = await fixtureFolder()
  await folder.edit("tenant.yaml", "accountCode: PETIT", "accountCode: AUTRE")
  imported = (await importTenant(folder.path, db, options)).website
  db.on("query", ({ sql }: { sql: string }) => void statements.push(sql))
})
beforeEach(async () => {
  await sendEverybodyHome(db)
  clock = new TestClock()
  one = serve(db, clock, { believeFor })
  other = serve(database.open(), clock, { believeFor })
  petit = callerOf(one, "petit")
  statements = []
})
afterEach(async () => {
  await one.close()
  await other.close()
})
afterAll(async () => {
  await folder.dispose()
  await database.close()
})

/** How many statements a call takes. */
async function cost(call: () => Promise<unknown>): Promise<number> {
  statements = []
  await call()
  return statements.length
}
const left = async (caller = petit) => (await caller.get(availabilityPath)).json<Availability>().placesLeft
const sellable = async (path = detailsPath) =>
  (await petit.get(path)).json<SeatDetail[]>().filter((seat) => seat.sellable).length
const shopper = async () => ({
  "x-session-token": String((await petit.post("/v1/session")).json().sessionToken),
})
const pass = (milliseconds: number) => clock.pass(milliseconds / 1000)

describe("what does not change", () => {
  it("is not asked: a read that was made a moment ago takes no statement, whoever makes it", async () => {
    const reads = [
      "/v1/websites/config",
      "/v1/pages",
      `/v1/pages/${soir}`,
      `/v1/events/${soir}`,
      `/v1/seatmap/sections/${section}`,
      detailsPath,
      availabilityPath,
    ]
    for (const path of reads) expect((await petit.get(path)).statusCode, path).toBe(200)
    for (const path of reads) expect(await cost(() => petit.get(path)), path).toBe(0)
    pass(500)
    // The revision.
    expect(await cost(() => petit.get("/v1/websites/config"))).toBe(1)
    pass(500)
    // The revision and the counters of all events.
    expect(await cost(() => petit.get("/v1/pages"))).toBe(2)
  })

  it("is read once by however many come at once", async () => {
    const calls = Array.from({ length: 40 }, (_, index) =>
      petit.get(index % 2 === 0 ? "/v1/pages" : `/v1/events/${soir}`),
    )
    const answers = await Promise.all(calls)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    for (const table of ["pages", "event_prices", "venue_sections"])
      expect(
        statements.filter((sql) => new RegExp(`^select \\* from .${table}. `).test(sql)),
        table,
      ).toHaveLength(1)
  })

  it("is another after an import, in every process within a second", async () => {
    const title = async (app: FastifyInstance) =>
      (await callerOf(app, imported).get("/v1/pages?language=en")).json<PageSummary[]>()[0]?.title
    expect([await title(one), await title(other)]).toEqual(["Ubu at the Market", "Ubu at the Market"])
    await folder.edit("pages/ubu.yaml", "en: Ubu at the Market }\nsubtitle", "en: Ubu on Sale }\nsubtitle")
    await importTenant(folder.path, db, options)
    pass(500)
    expect([await title(one), await title(other)]).toEqual(["Ubu on Sale", "Ubu on Sale"])
  })

  it("stays as it is when an import changes nothing", async () => {
    const revision = async () => (await db("websites").where({ id: imported }).first("revision")).revision
    await importTenant(folder.path, db, options)
    const before = await revision()
    await importTenant(folder.path, db, options)
    expect(await revision()).toBe(before)
  })
})

describe("what is left", () => {
  it("is less within a quarter of a second of a hold, in every process", async () => {
    expect([await left(), await left(callerOf(other, "petit"))]).toEqual([74, 74])
    const headers = await shopper()
    await petit.post("/v1/holds", [line("soir", ["A1", "A2"]), places("soir", 3)], headers)
    pass(250)
    expect([await left(), await left(callerOf(other, "petit"))]).toEqual([69, 69])
    expect(await sellable()).toBe(38)
    pass(750)
    expect((await petit.get(`/v1/events/${soir}`)).json<EventDetail>().placesLeft).toBe(69)
  })

  it("is told at once to who asks for no cached answer", async () => {
    expect(await sellable()).toBe(40)
    // Another process did that; this one cannot know.
    await callerOf(other, "petit").post("/v1/holds", [line("soir", ["A1", "A2"])], await shopper())
    expect(await sellable()).toBe(40)
    expect(await sellable(`${detailsPath}?cache=0`)).toBe(38)
    // Nor is such an answer sent to the next who asks so.
    await callerOf(other, "petit").post("/v1/holds", [line("soir", ["A3", "A4"])], await shopper())
    expect(await sellable(`${detailsPath}?cache=0`)).toBe(36)
  })

  it("is more again when a hold lapses, by the time alone", async () => {
    await petit.post("/v1/holds", [line("soir", ["A1", "A2"])], await shopper())
    pass(250)
    expect([await left(), await sellable()]).toEqual([72, 38])
    clock.pass(smallHouse.holdSeconds - 0.251)
    expect([await left(), await sellable()]).toEqual([72, 38])
    pass(1)
    expect([await left(), await sellable()]).toEqual([74, 40])
  })

  it("is told again within five seconds when a claim gets an earlier end and no counter says so", async () => {
    await petit.post("/v1/holds", [line("soir", ["A1", "A2"])], await shopper())
    pass(250)
    expect(await left()).toBe(72)
    await db("claims").update({ expires_at: clock.now() + 1000 })
    pass(5000)
    expect(await left()).toBe(74)
  })

  it("stays less when what was held is sold", async () => {
    await petit.post("/v1/holds", [line("soir", ["A1", "A2"])], await shopper())
    pass(250)
    expect(await left()).toBe(72)
    await db.transaction(async (trx) => {
      await trx("claims").update({ state: "sold" })
      await bumpSections(trx, [{ eventId: soir, sectionId: section }])
    })
    clock.pass(2 * smallHouse.holdSeconds)
    expect([await left(), await sellable()]).toEqual([72, 38])
  })

  it("is counted anew only where something moved", async () => {
    await left()
    pass(250)
    expect(await cost(() => left())).toBe(1)
    const event = await db("events").where({ id: soir }).first()
    expect(event).toBeDefined()
    await db.transaction((trx) => bumpSections(trx, [{ eventId: soir, sectionId: section }]))
    pass(500)
    // The revision, the counters, the claims of one section and the general admission.
    expect(await cost(() => left())).toBe(4)
  })
})

describe("an answer", () => {
  const tard = `/v1/events/${eventId("tard")}`
  const stateOf = async (path = tard) => (await petit.get(path)).json<EventDetail>().saleState

  it("ends at the moment a sale opens, and no cache may keep it beyond", async () => {
    const headers = async (path: string) => (await petit.get(path)).headers["cache-control"]
    expect(await stateOf()).toBe("NOTAVAILABLE")
    expect(await headers("/v1/pages")).toBe("public, max-age=60, s-maxage=2, stale-while-revalidate=8")
    clock.pass(89)
    expect(await headers("/v1/pages")).toBe("public, max-age=0, s-maxage=0")
    expect(await stateOf()).toBe("NOTAVAILABLE")
    pass(999)
    expect(await stateOf()).toBe("NOTAVAILABLE")
    pass(1)
    expect(await stateOf()).toBe("ONSALE")
    const page = (await petit.get("/v1/pages")).json<PageSummary[]>().find(({ id }) => tard.endsWith(id))
    expect(page?.saleState).toBe("ONSALE")
  })

  it("tells a time that is at most a second old, in whole seconds", async () => {
    const timeOf = async (path: string) =>
      Date.parse((await petit.get(path)).json<{ serverTime: string }>().serverTime)
    for (let step = 0; step < 12; step += 1) {
      expect(clock.now() - (await timeOf(`/v1/events/${soir}`))).toBeLessThan(2000)
      expect(clock.now() - (await timeOf(availabilityPath))).toBeLessThan(2000)
      pass(330)
    }
  })

  it("is one website's and in one language", async () => {
    const titles = async (subdomain: string, language: string) =>
      (await callerOf(one, subdomain).get(`/v1/pages?language=${language}`)).json<PageSummary[]>()[0]?.title
    for (let time = 0; time < 2; time += 1) {
      expect(await titles("petit", "fr")).toBe("Pièce soir")
      expect(await titles("petit", "en")).toBe("Play soir")
      expect(await titles(imported, "fr")).toBe("Ubu au marché")
    }
  })

  it("is the same however it is compressed, and is not sent again to who has it", async () => {
    const read = (encoding: string): Promise<LightMyRequestResponse> =>
      petit.get(detailsPath, { "accept-encoding": encoding })
    const [plain, gzip, br, refused] = await Promise.all(
      ["identity", "gzip", "gzip, deflate, br", "br;q=0, gzip"].map(read),
    )
    const encodings = [plain, gzip, br, refused].map((answer) => answer?.headers["content-encoding"])
    expect(encodings).toEqual([undefined, "gzip", "br", "gzip"])
    const body = plain?.body ?? ""
    expect(gunzipSync(gzip?.rawPayload ?? "").toString()).toBe(body)
    expect(brotliDecompressSync(br?.rawPayload ?? "").toString()).toBe(body)
    expect(new Set([plain, gzip, br].map((answer) => answer?.headers.etag)).size).toBe(1)
    expect(plain?.headers.vary).toBe("Accept-Encoding")
    const again = await petit.get(detailsPath, { "if-none-match": String(br?.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ""])
    await petit.post("/v1/holds", [line("soir", ["A1"])], await shopper())
    pass(250)
    const changed = await petit.get(detailsPath, { "if-none-match": String(br?.headers.etag) })
    expect(changed.statusCode).toBe(200)
  })
})
