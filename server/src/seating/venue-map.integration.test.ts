import { hash } from "@node-rs/argon2"
import type { Problem, SeatDetail, Venue } from "@parterre/contract"
import { permissionIds } from "@parterre/domain/permissions"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { buildHouse, levelId, otherHouse, smallHouse, TestClock } from "../../test/house/small-house.ts"
import { type Caller, callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"

let database: TestDatabase
let db: Knex
let app: FastifyInstance
let petit: Caller
let voisin: Caller

const hall = "petit.salle"
const maps = (venueId: string) => ["full", "polygons"].map((mode) => `/v1/seatmap/venues/${venueId}/${mode}`)

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await buildHouse(db, {
    rows: [
      { name: "A", seats: 6 },
      { name: "B", seats: 4, section: 2, level: "b" },
    ],
    places: [40],
  })
  await buildHouse(db, { website: otherHouse, rows: [{ name: "A", seats: 4 }] })
  const bounds = JSON.stringify({ x: 0, y: 0, width: 100, height: 80 })
  await db("venues").where({ id: hall }).update({ bounds })
  await db("venue_seats")
    .where({ website_id: "petit", seat_id: "A1" })
    .update({ note_fr: "Vue partielle", note_en: "Partial view" })
  const password_hash = await hash("secret")
  for (const [id, website_id, permission] of [
    ["ada", "petit", permissionIds.admin],
    ["bob", "petit", permissionIds.scanDebug],
    ["eve", "voisin", permissionIds.admin],
  ] as const) {
    await db("staff").insert({ id, website_id, email: `${id}@petit.example`, name: id, password_hash })
    await db("staff_permissions").insert({ staff_id: id, permission, website_id })
  }
  app = serve(db, new TestClock(), { allowMissing: true })
  petit = callerOf(app, smallHouse.id)
  voisin = callerOf(app, otherHouse.id)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

async function signIn(caller: Caller, name: string): Promise<Record<string, string>> {
  const answer = await caller.post("/v1/refresh-tokens", {
    username: `${name}@petit.example`,
    password: "secret",
  })
  return { authorization: `Bearer ${answer.json<{ refreshToken: string }>().refreshToken}` }
}

const sectionsOf = (venue: Venue) => venue.levels.flatMap(({ sections }) => sections)

describe("the map of a venue, for staff", () => {
  it("shows every seat of the house and no price [CALL-011]", async () => {
    const [full = ""] = maps(hall)
    const answer = await petit.get(full, await signIn(petit, "ada"))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers["cache-control"]).toContain("no-store")
    const venue = answer.json<Venue>()
    const seats = sectionsOf(venue).flatMap(({ rows = [] }) => rows.flatMap((row) => row.seats))
    expect(seats.map(({ id }) => id).sort()).toEqual(
      ["A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4"].sort(),
    )
    expect(venue.priceLevels.map(({ id }) => id)).toEqual([levelId("a"), levelId("b"), levelId("ga")])
    expect(venue.priceLevels.every(({ prices, min, max }) => prices.length + min + max === 0)).toBe(true)
  })

  it("shows its sections without seats [CALL-010]", async () => {
    const [, polygons = ""] = maps(hall)
    const answer = await petit.get(`${polygons}?language=en`, await signIn(petit, "ada"))
    const sections = sectionsOf(answer.json<Venue>())
    expect(sections.map(({ name }) => name)).toContain("Section 1")
    expect(sections.flatMap(({ rows }) => rows ?? [])).toEqual([])
    expect(sections.every(({ numberOfSeats }) => Number.isInteger(numberOfSeats))).toBe(true)
  })

  it("tells each seat's price level and note, every seat as one that could be sold", async () => {
    const staff = await signIn(petit, "ada")
    const answer = await petit.get(`/v1/seatmap/venues/${hall}/section/${hall}.1/details?language=en`, staff)
    const details = answer.json<SeatDetail[]>()
    expect(details).toHaveLength(6)
    expect(details[0]).toEqual({
      seatId: "A1",
      priceLevelId: levelId("a"),
      invisible: false,
      sellable: true,
      note: "Partial view",
    })
    expect(details.slice(1).every(({ note }) => note === undefined)).toBe(true)
  })

  it("is refused without the permission admin, and without a token [CALL-010] [CALL-011]", async () => {
    const bob = await signIn(petit, "bob")
    for (const url of [...maps(hall), `/v1/seatmap/venues/${hall}/section/${hall}.1/details`]) {
      const refused = await petit.get(url, bob)
      expect([refused.statusCode, refused.json<Problem>().code]).toEqual([403, "permission-missing"])
      expect((await petit.get(url)).json<Problem>().code).toBe("staff-token-missing")
    }
  })

  it("is not there for another tenant's staff, nor for a venue nobody knows", async () => {
    const eve = await signIn(voisin, "eve")
    const ada = await signIn(petit, "ada")
    for (const url of maps(hall))
      expect((await voisin.get(url, eve)).json<Problem>().code, url).toBe("venue-unknown")
    for (const url of maps("nowhere"))
      expect((await petit.get(url, ada)).json<Problem>().code, url).toBe("venue-unknown")
    const elsewhere = `/v1/seatmap/venues/${hall}/section/voisin.salle.1/details`
    expect((await petit.get(elsewhere, ada)).json<Problem>().code).toBe("section-unknown")
  })

  it("says that a venue without a plan has no map", async () => {
    const [full = ""] = maps("voisin.salle")
    const answer = await voisin.get(full, await signIn(voisin, "eve"))
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, "no-seat-map"])
  })
})
