import type { Cart, Problem } from "@parterre/contract"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  buildHouse,
  eventId,
  line,
  otherHouse,
  places,
  seatId,
  smallHouse,
  TestClock,
} from "../../../test/house/small-house.ts"
import { drawnIn, textOf, writtenIn } from "../../../test/pdf-words.ts"
import { type Caller, callerOf, serve } from "../../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../../test/test-database.ts"

let database: TestDatabase
let app: FastifyInstance
let petit: Caller

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  const rows = [
    { name: "A", seats: 12 },
    { name: "B", seats: 12 },
    { name: "7", seats: 6, ring: true, section: 2 },
  ]
  const website = { ...smallHouse, avoidSingle: false }
  await buildHouse(db, {
    website,
    rows,
    places: [50],
    events: [{ key: "soir" }, { key: "cache", saleState: "INVISIBLE" }],
  })
  await buildHouse(db, { website: otherHouse, rows })
  const outline = [0, 120].flatMap((x) => [0, 30].map((y) => ({ x, y })))
  await db("venues")
    .where({ id: "petit.salle" })
    .update({ bounds: JSON.stringify({ x: -10, y: -40, width: 140, height: 90 }) })
  await db("venue_sections")
    .where({ id: "petit.salle.1" })
    .update({ polygons: JSON.stringify([outline]) })
  app = serve(db, new TestClock())
  petit = callerOf(app, "petit")
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const seats = (...ids: string[]) => ids.map((id, index) => `seat${index}=${id}`).join("&")
const asked = (perf: string, query: string, language = "fr") =>
  petit.get(`/backend/vs.pdf?perf=${perf}&${query}&language=${language}`)
const soir = eventId("soir")
const refusal = async (perf: string, query: string, caller = petit) => {
  const answer = await caller.get(`/backend/vs.pdf?perf=${perf}&${query}`)
  const { status, code, seatIds } = answer.json<Problem>()
  return { said: `${status} ${code}`, seatIds }
}

describe("where seats are, as a PDF", () => {
  it("says section, row and seats beside the show and its date, for anybody with the address [CALL-048]", async () => {
    const answer = await asked(soir, seats(seatId("A", 3), seatId("A", 4), seatId("A", 5), seatId("B", 9)))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers["content-type"]).toBe("application/pdf")
    expect(answer.headers["cache-control"]).toBe("public, max-age=60")
    const words = textOf(answer.rawPayload)
    for (const said of [
      "VOS PLACES SUR LE PLAN",
      "Petit Théâtre",
      "Pièce soir",
      "Samedi 5 décembre 2026 à 19 h 30",
      "Salle, Québec",
      "Section 1",
      "Rangée A, sièges 3 à 5",
      "Rangée B, siège 9",
    ])
      expect(words).toContain(said)
  })

  it("is in the language of the request, and says a table a table", async () => {
    const answer = await asked(soir, seats(seatId("7", 2), seatId("A", 1)), "en")
    const words = textOf(answer.rawPayload)
    for (const said of [
      "YOUR SEATS ON THE SEAT MAP",
      "Saturday, December 5, 2026 at 7:30 p.m.",
      "Row A, seat 1",
    ])
      expect(words).toContain(said)
    expect(words).toContain("Table 7, seat 2")
    expect(words).not.toContain("Rangée")
    expect(answer.rawPayload.toString("latin1")).toContain("/Lang (en-CA)")
  })

  it("marks each seat by its number too, never by colour alone", async () => {
    const numbersIn = async (...ids: string[]) => {
      const words = writtenIn((await asked(soir, seats(...ids))).rawPayload)
      return words.filter((word) => /^\d+$/.test(word))
    }
    const one = await numbersIn(seatId("B", 11))
    expect(one).toContain("11")
    const [alone, two] = await Promise.all([
      asked(soir, seats(seatId("B", 11))),
      asked(soir, seats(seatId("B", 11), seatId("B", 12))),
    ])
    const ringsIn = (pdf: Buffer) => drawnIn(pdf).match(/ c\nh\n/g)?.length ?? 0
    expect(ringsIn(two.rawPayload)).toBe(ringsIn(alone.rawPayload) + 2)
  })

  it("names seats twice asked for once, in any order of the query", async () => {
    const [one, other] = await Promise.all([
      asked(soir, `seat0=${seatId("A", 1)}&seat1=${seatId("A", 1)}`),
      asked(soir, `seat0=${seatId("A", 1)}`),
    ])
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true)
  })

  it("refuses what is not there, and says which seats", async () => {
    expect((await refusal("nothing", "seat0=A1")).said).toBe("404 event-unknown")
    expect((await refusal(eventId("cache"), "seat0=A1")).said).toBe("404 event-unknown")
    expect((await refusal(soir, "seat0=A1", callerOf(app, "voisin"))).said).toBe("404 event-unknown")
    expect(await refusal(soir, "seat0=A1&seat1=Z9")).toEqual({ said: "422 seats-unknown", seatIds: ["Z9"] })
    const ofOther = eventId("soir", otherHouse)
    expect((await refusal(ofOther, "seat0=A1", callerOf(app, "voisin"))).said).toBe("404 no-seat-map")
    expect((await refusal(soir, "seat1=A1")).said).toBe("400 request-invalid")
    const many = seats(...Array.from({ length: 101 }, (_, index) => `s${index}`))
    expect((await refusal(soir, many)).said).toBe("400 request-invalid")
  })
})

describe("a cart", () => {
  const cartWith = async (...groups: readonly object[]) => {
    const { sessionToken } = (await petit.post("/v1/session")).json()
    const headers = { "x-session-token": sessionToken }
    const held = await petit.post("/v1/holds", groups, headers)
    expect(held.statusCode).toBe(200)
    return (await petit.get("/v1/cart/self?language=en", headers)).json<Cart>()
  }

  it("leads from each line with seats to the PDF of exactly those seats", async () => {
    const cart = await cartWith(line("soir", [seatId("B", 2), seatId("B", 3)]), places("soir", 2))
    const lines = cart.cartElements.flatMap(({ prices }) => prices)
    const url = new URL(lines.find(({ rs }) => rs)?.visualizeSeatUrl ?? "", "https://petit.example")
    expect(url.pathname).toBe("/backend/vs.pdf")
    expect([...url.searchParams.entries()].sort()).toEqual([
      ["language", "en"],
      ["perf", soir],
      ["seat0", "B2"],
      ["seat1", "B3"],
      ["subdomain", "petit"],
    ])
    const opened = await app.inject(`${url.pathname}${url.search}`)
    const words = textOf(opened.rawPayload)
    expect(words).toContain("Row B, seats 2 and 3")
    expect(lines.find(({ rs }) => !rs)).not.toHaveProperty("visualizeSeatUrl")
  })
})
