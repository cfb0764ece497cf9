import type { HoldsAnswer, Page, PageSummary, ParkingItem, TaxSummary } from "@parterre/contract"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { sellProducts } from "../../test/fixture-products.ts"
import { type Caller, callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { importTenant } from "../import/import-tenant.ts"

const day = 24 * 60 * 60_000
let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
let now: number
let app: ReturnType<typeof serve>
let petit: Caller
beforeEach(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  await sellProducts(folder)
  await importTenant(folder.path, database.db, { now: () => 0, environment: {}, production: false })
  now = Date.UTC(2027, 0, 20, 17)
  app = serve(database.db, { now: () => now })
  petit = callerOf(app, "petit-theatre")
})
afterEach(async () => {
  await app.close()
  await folder.dispose()
  await database.close()
})

const page = async () => (await petit.get("/v1/pages/petit-theatre.boutique?language=en")).json<Page>()
const states = async () =>
  Object.fromEntries(
    ((await page()).products ?? []).map(({ id, saleState }) => [id.split(".")[1], saleState]),
  )
const take = (id: string, taken: number) =>
  database
    .db("product_stocks")
    .where({ product_id: `petit-theatre.${id}` })
    .update({ taken })

describe("a page that sells without seats", () => {
  it("tells what each product gives, costs and opens [MEM-003]", async () => {
    const { products, shows, saleState, priceFrom } = await page()
    expect({ shows, saleState, priceFrom }).toEqual({ shows: [], saleState: "ONSALE", priceFrom: 500 })
    expect(products).toMatchObject([
      {
        id: "petit-theatre.carte",
        kind: "membership",
        title: "Friend’s card",
        imageUrl: "/assets/petit-theatre/images/logo.svg",
        price: 6000,
        serviceCharges: 200,
        maxTickets: 2,
        taxable: true,
        validUntil: "2027-08-31",
        benefits: ["Presale"],
      },
      {
        kind: "flexpass",
        credits: 3,
        maxTickets: 0,
        events: [{ id: "petit-theatre.ubu-2027-02-12" }, { id: "petit-theatre.ubu-2027-02-13" }],
      },
      {
        kind: "giftcertificate",
        amounts: { min: 2500, max: 50_000, suggested: [5000, 10_000] },
        taxable: false,
      },
      { kind: "donation", receiptText: "Thank you." },
    ])
  })

  it("is listed with the least it asks for, and found by the name of a product", async () => {
    const list = (await petit.get("/v1/pages?q=gift&language=en")).json<PageSummary[]>()
    expect(list).toMatchObject([
      { id: "petit-theatre.boutique", saleState: "ONSALE", priceFrom: 500, eventCount: 0 },
    ])
  })

  it("says what is sold out, not yet on sale, and over", async () => {
    await take("carte", 50)
    expect(await states()).toEqual({ carte: "SOLDOUT", passeport: "ONSALE", cheque: "ONSALE", don: "ONSALE" })
    now = Date.UTC(2027, 0, 9)
    expect((await page()).products?.[0]).toMatchObject({
      saleState: "NOTAVAILABLE",
      onSaleFrom: "2027-01-10T10:00:00-05:00",
    })
    now = Date.UTC(2027, 4, 3)
    expect(await states()).toMatchObject({ carte: "WASONSALE", passeport: "WASONSALE" })
    await database.db("products").where({ id: "petit-theatre.carte" }).update({ sale_until: null })
    now = Date.UTC(2027, 8, 1, 3)
    expect(await states()).toMatchObject({ carte: "SOLDOUT" })
    now += day
    expect(await states()).toMatchObject({ carte: "WASONSALE" })
  })
})

describe("parking [PARK-002] [CALL-039]", () => {
  const ask = async (...keys: string[]) =>
    (
      await petit.get(`/v1/parking?eventIds=${keys.map((key) => `petit-theatre.${key}`).join()}&language=en`)
    ).json<ParkingItem[]>()

  it("is offered with events that are sold, while there is room", async () => {
    const second = database.db("events").where({ id: "petit-theatre.ubu-2027-02-13" })
    await second.update({ sale_state: "ONSALE" })
    expect(await ask("ubu-2027-02-12", "ubu-2027-02-13", "nobody-knows")).toEqual([
      {
        id: "petit-theatre.etages-ubu-2027-02-12",
        eventId: "petit-theatre.ubu-2027-02-12",
        hold: false,
        name: "Parkade",
        address: "12, rue du Port",
        date: "2027-02-12",
        amount: 1900,
        type: "COVERED",
        maxTickets: 0,
      },
      expect.objectContaining({ id: "petit-theatre.etages-ubu-2027-02-13" }),
    ])
    await take("etages-ubu-2027-02-12", 3)
    // What is full stays, and says so.
    expect(
      (await ask("ubu-2027-02-12", "ubu-2027-02-13")).map(({ date, soldout }) => [date, soldout]),
    ).toEqual([
      ["2027-02-12", true],
      ["2027-02-13", undefined],
    ])
    // Cancelled.
    expect(await ask("ubu-2027-02-14")).toEqual([])
    now = Date.UTC(2027, 1, 13, 20)
    expect(await ask("ubu-2027-02-13")).toEqual([])
  })
})

describe("parking by the state of its event", () => {
  const eventId = "petit-theatre.ubu-2027-02-12"
  const parkingOf = async () =>
    (await petit.get(`/v1/parking?eventIds=${eventId}&language=en`)).json<ParkingItem[]>()
  const sessionOf: string[] = []
  const holdOne = async () => {
    const opened = await petit.post("/v1/session")
    const { sessionToken } = opened.json<{ sessionToken: string }>()
    sessionOf.push(sessionToken)
    return petit.post(
      "/v1/holds",
      [{ type: "parking", id: "petit-theatre.etages-ubu-2027-02-12", prices: [{ id: "one", qty: 1 }] }],
      { "x-session-token": sessionToken },
    )
  }

  it("is given back by its line, which says of which event it is [CART-032]", async () => {
    const { cart } = (await holdOne()).json<HoldsAnswer>()
    const [line] = cart.cartElements.flatMap(({ prices }) => prices)
    const { eventId: ofEvent, reservationId } = line ?? {}
    expect(ofEvent).toBe(eventId)
    const token = sessionOf.at(-1) ?? ""
    const answer = await petit.post("/v1/holds/actions/release", [{ eventId: ofEvent, reservationId }], {
      "x-session-token": token,
    })
    expect(answer.json()).toMatchObject({ cart: { totalQty: 0 } })
  })

  it.each([
    ["sold out, for those who have tickets", { sale_state: "SOLDOUT" }, 1, 200],
    ["not on sale yet", { on_sale_from: Date.UTC(2027, 1, 1) }, 0, 409],
    ["taken off sale", { sale_state: "NOTAVAILABLE" }, 0, 409],
    ["cancelled", { sale_state: "CANCELLED" }, 0, 409],
  ])("of an event that is %s", async (_, change, offered, status) => {
    await database.db("events").where({ id: eventId }).update(change)
    expect(await parkingOf()).toHaveLength(offered)
    expect((await holdOne()).statusCode).toBe(status)
  })
})

describe("the taxes on one product", () => {
  const taxes = async (path: string) => (await petit.get(path)).json<TaxSummary>()

  it.each([
    ["/v1/members/petit-theatre.carte/taxes", 6000, 200, 310, 618],
    ["/v1/taxes/parking/petit-theatre.etages-ubu-2027-02-12", 1800, 100, 95, 190],
    ["/v1/taxes/giftcertificate/petit-theatre.cheque", 0, 0, 0, 0],
  ])(
    "are those of its province and kind: %s [CALL-029] [CALL-032]",
    async (path, subtotal, serviceCharge, tax1, tax2) => {
      expect(await taxes(path)).toMatchObject({ subtotal, serviceCharge, tax1, tax2 })
    },
  )

  it.each([
    ["/v1/members/petit-theatre.cheque/taxes", "membership-unknown"],
    ["/v1/taxes/giftcertificate/petit-theatre.carte", "item-unknown"],
    ["/v1/taxes/parking/nothing", "item-unknown"],
  ])("are told of nothing else: %s", async (path, code) => {
    expect(await taxes(path)).toMatchObject({ code })
  })
})
