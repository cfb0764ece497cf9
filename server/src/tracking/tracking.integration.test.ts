import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { TestClock } from "../../test/house/small-house.ts"
import { type Caller, callerOf, serve, testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { importTenant } from "../import/import-tenant.ts"

const options = { now: () => 0, environment: {}, production: false }
const event = "petit-theatre.ubu-2027-02-12"
const line = {
  eventId: event,
  priceType: "Adulte",
  priceLevel: "Parterre",
  qty: 2,
  price: 4400,
  priceId: "p.1",
}

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
let shop: Caller
let session: Record<string, string>

beforeAll(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  await folder.edit(
    "tenant.yaml",
    "holdSeconds: 600",
    "holdSeconds: 600\ntracking: { tagManagers: [GTM-AB12CD, GTM-EF34GH], abandonedCarts: true }",
  )
  await importTenant(folder.path, database.db, options)
  const app = serve(database.db, new TestClock(), {
    config: testConfig({ networkPositionUrl: "https://ou.exemple.ca/moi" }),
  })
  shop = callerOf(app, "petit-theatre")
  session = { "x-session-token": (await shop.post("/v1/session")).json().sessionToken }
  return () => app.close()
})
afterAll(async () => {
  await database.close()
  await folder.dispose()
})

const products = (body: unknown, query = "") =>
  shop.post(`/v1/tracker/productforperformance${query}`, body, session)
const dataLayer = (address: string, query = "") =>
  shop.get(`/v1/tracker/datalayer/${encodeURIComponent(address)}${query}`, session)

it("tells the tag managers of the tenant, and that there are some [CALL-112] [TRACK-002]", async () => {
  expect((await shop.get("/v1/tracker/systemgtm")).json()).toEqual(["GTM-AB12CD", "GTM-EF34GH"])
  const config = (await shop.get("/v1/websites/config")).json()
  expect(config).toMatchObject({ tracking: true, networkPositionUrl: "https://ou.exemple.ca/moi" })
  expect(JSON.stringify(config)).not.toContain("GTM")
})

it.each([
  [
    "tagManagers: [GTM-AB12CD",
    "tagManagers: [UA-123456",
    '"UA-123456" is not the id of a tag manager’s container',
  ],
  ["tagManagers: [GTM-AB12CD, GTM-EF34GH]", "tagManagers: []", "empty"],
  ["GTM-EF34GH]", "GTM-AB12CD]", "entries 1 and 0 are the same"],
])("refuses %s written as %s", async (before, after, said) => {
  await folder.edit("tenant.yaml", before, after)
  await expect(importTenant(folder.path, database.db, options)).rejects.toThrow(said.replace("’", "'"))
  await folder.edit("tenant.yaml", after, before)
})

describe("products of the data layer", () => {
  it("have an id in base 62, and with isfullproducts what describes them [CALL-113] [TRACK-004] [TRACK-006]", async () => {
    const [bare] = (await products([line])).json()
    expect(bare).toEqual({
      id: expect.stringMatching(/^[0-9a-zA-Z]{1,9}$/),
      eventId: event,
      quantity: 2,
      price: 4400,
    })
    expect(
      (await products([line, { ...line, priceId: "p.2" }], "?isfullproducts=true&language=en")).json(),
    ).toEqual([
      {
        ...bare,
        name: "Ubu at the Market",
        category: "show",
        brand: "Little Theatre",
        variant: "Parterre, Adulte",
      },
      expect.not.objectContaining({ id: bare.id }),
    ])
  })

  it("are ten a call at most, of events of the website [CALL-113]", async () => {
    expect((await products(Array.from({ length: 11 }, () => line))).statusCode).toBe(400)
    const unknown = await products([{ ...line, eventId: "voisin.ubu" }])
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, "event-unknown"])
  })
})

describe("the data layer of a page", () => {
  it("is the page without its query, of what sort and of what [CALL-114]", async () => {
    expect((await dataLayer(`/fr/pages/petit-theatre.ubu/performances/${event}?code=AMI-1`)).json()).toEqual({
      page: `/fr/pages/petit-theatre.ubu/performances/${event}`,
      pageType: "event",
      eventId: event,
      language: "fr",
    })
  })

  it("says nothing of a page that is one person's [TRACK-007]", async () => {
    expect((await dataLayer("/fr/ticket-gift/4fK9aaBBcc")).json()).toEqual({ page: "", language: "fr" })
  })
})

describe("the data layer of a sale", () => {
  let bench: CheckoutBench
  beforeAll(async () => {
    bench = await startCheckout()
  })
  afterAll(() => bench.close())

  it("has its amounts and lines, and nothing of who bought; another session's is unknown [CALL-114] [TRACK-001]", async () => {
    const guest = await bench.shopper("stripe")
    const paid = await payPlainly(guest, "stripe")
    const { saleId } = paid.body as { saleId: string }
    const address = `/v1/tracker/datalayer/${encodeURIComponent(`/fr/checkout/checkout-confirmation?sale=${saleId}`)}?saleId=${saleId}`
    const told = await guest.call("GET", address)
    expect(told).toMatchObject({
      status: 200,
      body: {
        page: "/fr/checkout/checkout-confirmation",
        pageType: "confirmation",
        saleId,
        total: paid.sale.amount,
      },
    })
    const { taxes, products: sold } = told.body as {
      taxes: number
      products: { quantity: number; price: number }[]
    }
    expect(sold.reduce((sum, { quantity, price }) => sum + quantity * price, 0) + taxes).toBe(
      paid.sale.amount,
    )
    expect(JSON.stringify(told.body)).not.toMatch(/@|Marie|Tremblay/)
    const other = await bench.shopper("stripe")
    expect((await other.call("GET", address)).body).toMatchObject({ code: "sale-unknown" })
  })
})
