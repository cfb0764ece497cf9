import { readFile } from "node:fs/promises"
import type { Cart, Receipt, SeatDetail, Venue } from "@parterre/contract"
import { startSandboxes } from "@parterre/sandboxes"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder, unseenPlan } from "../test/fixture-folder.ts"
import { sandboxProcessors } from "../test/house/checkout-shop.ts"
import { TestClock } from "../test/house/small-house.ts"
import { type Caller, callerOf, serve, testConfig, testReceipts } from "../test/serve.ts"
import { type TestDatabase, testDatabase } from "../test/test-database.ts"
import { importTenant } from "./import/import-tenant.ts"
import { receiptMail } from "./mail/receipt-mail.ts"

const eventId = "petit-theatre.rondo-2027-03-05"
const priceOf = (category: string) => `${eventId}.${category}.adulte`
/** The plan's id of a seat. */
const guid = (number: number) => {
  const digits = String(number).padStart(4, "0")
  return `8c1f${digits}-77aa-4d2e-9b1c-5a5e0000${digits}`
}
/** Seats 1 and 2 of the first row: neighbours, for odd numbers lie left and even ones right. */
const pair = [guid(1), guid(5)]
/** Seats A and H of the third table: neighbours, for the letters go around it. */
const corner = [guid(49), guid(56)]
/** A wheelchair place in a row without a name, in a zone without one. */
const nameless = guid(137)

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
let sandboxes: Awaited<ReturnType<typeof startSandboxes>>
let app: ReturnType<typeof serve>
let caller: Caller

beforeAll(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  const clock = new TestClock()
  await importUnseenPlan(clock.now())
  sandboxes = await startSandboxes({ clock: () => clock.now() })
  const config = testConfig({ processors: sandboxProcessors(sandboxes.origin) })
  app = serve(database.db, clock, { config })
  caller = callerOf(app, "petit-theatre")
})
afterAll(async () => {
  await app.close()
  await sandboxes.close()
  await folder.dispose()
  await database.close()
})

async function importUnseenPlan(now: number): Promise<void> {
  await folder.write("venues/salle.plan.json", await readFile(unseenPlan, "utf8"))
  await folder.remove("pages/ubu.yaml")
  await folder.write(
    "venues/salle.yaml",
    `name: { fr: Rotonde, en: Rotunda }
address: { city: Laval, provinceState: QC, country: CA }
plan: salle.plan.json
tables: [tables]
`,
  )
  const prices = ["stalls", "tables", "gallery"].map(
    (category, index) => `      ${category}:
        - { key: adulte, name: { fr: Adulte, en: Adult }, price: ${4000 + index * 500}, serviceCharge: 300 }
`,
  )
  await folder.write(
    "pages/rondo.yaml",
    `title: { fr: Rondo, en: Rondo }
description: { fr: <p>Un tour.</p>, en: <p>A turn.</p> }
category: music
image: images/logo.svg
featured: false
display: ITEMS
shows:
  - key: rondo
    title: { fr: Rondo, en: Rondo }
    venue: salle
    prices:
${prices.join("")}    events:
      - { key: rondo-2027-03-05, start: "2027-03-05T19:30", saleState: ONSALE }
`,
  )
  await importTenant(folder.path, database.db, { now: () => now, environment: {}, production: false })
}

async function visitor() {
  const { sessionToken } = (await caller.post("/v1/session")).json()
  const headers = { "x-session-token": sessionToken }
  return {
    hold: (category: string, seatIds: readonly string[]) =>
      caller.post(
        "/v1/holds",
        [{ type: "show", id: eventId, prices: [{ id: priceOf(category), qty: seatIds.length, seatIds }] }],
        headers,
      ),
    best: (category: string, qty: number) =>
      caller.post(
        `/v1/holds-pricelevel/${eventId}`,
        {
          priceLevels: [{ id: `petit-theatre.salle.${category}`, prices: [{ id: priceOf(category), qty }] }],
        },
        headers,
      ),
    cart: async (): Promise<Cart> => (await caller.get("/v1/cart/self", headers)).json(),
    async buy(): Promise<Receipt> {
      const url = "/v1/session/create-sale?subdomain=petit-theatre"
      const sale = (await app.inject({ method: "PUT", url, headers })).json()
      const paid = await caller.post(
        "/backend/v1/cart/checkoutCreditCard",
        {
          client: { firstname: "Ana", lastname: "Roy", email: "ana@exemple.ca", language: "fr" },
          creditCard: { stripeToken: "tok_visa" },
          amount: sale.amount,
          saleToken: sale.saleToken,
        },
        headers,
      )
      return (await caller.get(`/v1/invoice-confirmation/${paid.json().saleId}`, headers)).json()
    },
  }
}

const detailsOf = async (sectionId: string): Promise<SeatDetail[]> =>
  (await caller.get(`/v1/seatmap/event/${eventId}/section/${sectionId}/details`)).json()

/** What the plan itself calls each seat, its row and, when it has a name, its zone. */
async function namesInPlan() {
  const plan: SeatingPlan = JSON.parse(await readFile(unseenPlan, "utf8"))
  return new Map(
    plan.zones.flatMap((zone) =>
      zone.rows.flatMap((row) =>
        row.seats.map(({ seat_guid, seat_number }) => {
          const section = zone.name || zone.zone_id
          const named = { row: row.row_label || row.row_number, seat: seat_number }
          return [seat_guid, section ? { ...named, section } : named] as const
        }),
      ),
    ),
  )
}

const claims = (): Promise<string[]> => database.db("claims").orderBy("seat_id").pluck("seat_id")

describe("[unseen plan]", () => {
  it("is served as a map with every seat at a price", async () => {
    const map: Venue = (await caller.get(`/v1/seatmap/event/${eventId}/full`)).json()
    const sections = map.levels.flatMap((level) => level.sections)
    const seats = sections.flatMap((section) => section.rows ?? []).flatMap((row) => row.seats)
    expect(new Set(seats.map((seat) => seat.id)).size).toBe(137)
    for (const { x, y } of seats) {
      expect(x - map.bounds.x).toSatisfy((inside: number) => inside >= 0 && inside <= map.bounds.width)
      expect(y - map.bounds.y).toSatisfy((inside: number) => inside >= 0 && inside <= map.bounds.height)
    }
    const details = await Promise.all(sections.map((section) => detailsOf(section.id)))
    expect(details.flat()).toHaveLength(137)
    const levels = new Set<string | null>(map.priceLevels.map((level) => level.id))
    expect(details.flat().filter((seat) => !seat.sellable || !levels.has(seat.priceLevelId))).toEqual([])
    const list = (await caller.get("/v1/pages")).json()
    expect(list).toMatchObject([{ title: "Rondo", saleState: "ONSALE", priceFrom: 4300 }])
  })

  it("sells neighbours across the aisle's numbers and around a table, once [HOLD-002]", async () => {
    const [ana, ben] = [await visitor(), await visitor()]
    expect((await ana.hold("stalls", pair)).statusCode).toBe(200)
    expect((await ana.hold("tables", corner)).statusCode).toBe(200)
    expect(await claims()).toEqual([...pair, ...corner].sort())
    const [first] = (await ana.cart()).cartElements
    expect(
      first?.prices.map((line) => line.cartDetailToken.map(({ row, seat }) => `${row} ${seat}`)),
    ).toEqual([
      ["Rang 1 1", "Rang 1 2"],
      ["T3 A", "T3 H"],
    ])
    expect((await ben.hold("stalls", pair)).json()).toMatchObject({ code: "seats-taken", seatIds: pair })
    const map: Venue = (await caller.get(`/v1/seatmap/event/${eventId}/full`)).json()
    const section = map.levels.flatMap((level) => level.sections).find(({ name }) => name === "Floor")
    const gone = (await detailsOf(section?.id ?? "")).filter((seat) => !seat.sellable)
    expect(gone.map((seat) => seat.seatId).sort()).toEqual(pair)
  })

  it("issues tickets with the plan's own names, and never sells those seats again", async () => {
    const [dan, eve] = [await visitor(), await visitor()]
    const row = [guid(17), guid(18)]
    const table = [guid(41), guid(48)]
    expect((await dan.hold("stalls", row)).statusCode).toBe(200)
    expect((await dan.hold("tables", table)).statusCode).toBe(200)
    expect((await dan.hold("stalls", [nameless])).statusCode).toBe(200)
    const receipt = await dan.buy()
    expect(receipt.payment.amount).toBe(receipt.tax.totalAfterTaxes)
    const names = await namesInPlan()
    expect(receipt.tickets.map(({ seat }) => seat?.dispositionDetailId)).toEqual([nameless, ...row, ...table])
    for (const { seat } of receipt.tickets)
      expect(seat).toMatchObject(names.get(seat?.dispositionDetailId ?? "") ?? {})
    expect(receipt.tickets.map(({ seat }) => [seat?.row, seat?.rowType, seat?.seat])).toEqual([
      ["", "SEAT", "W1"],
      ["Rang 3", "SEAT", "1"],
      ["Rang 3", "SEAT", "3"],
      ["T2", "TABLE", "A"],
      ["T2", "TABLE", "H"],
    ])
    const tickets = await database.db("tickets").where({ event_id: eventId }).pluck("seat_id")
    expect(tickets.sort()).toEqual([...row, ...table, nameless].sort())
    expect((await eve.hold("tables", table)).json()).toMatchObject({ code: "seats-taken", seatIds: table })

    const { id, website_id } = await database.db("sales").where({ receipt_number: receipt.saleId }).first()
    const { text } =
      (await receiptMail(
        database.db,
        testReceipts,
        { id: "mail-1", website_id },
        { saleId: id },
        Date.parse(receipt.date),
      )) ?? {}
    for (const place of ["tables, table T2, siège H", "6, siège W1"]) expect(text).toContain(place)
  })

  it("refuses 7 when 5 would be left alone, and finds the best pair of the gallery", async () => {
    const cleo = await visitor()
    expect((await cleo.hold("stalls", [guid(9), guid(10)])).statusCode).toBe(200)
    expect((await cleo.hold("stalls", [guid(12)])).json().code).toBe("strands-seat")
    const before = await claims()
    expect((await cleo.best("gallery", 2)).statusCode).toBe(200)
    expect(await claims()).toHaveLength(before.length + 2)
  })
})
