import { fromBase62, toBase62 } from "@parterre/domain/tracking"
import { trackableLine } from "@parterre/sdk"
import { afterAll, beforeAll, expect, it } from "vitest"
import { ids, openPetitTheatre, type PetitTheatre, sellBothNights, stalls } from "./petit-theatre.ts"
import { failureOf } from "./sdk-client.ts"

const managers = ["GTM-AB12CD", "GTM-EF34GH"]
let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre({}, async (folder) => {
    await sellBothNights(folder)
    const length = "holdSeconds: 600"
    await folder.edit("tenant.yaml", length, `${length}\ntracking: { tagManagers: [${managers}] }`)
  })
})
afterAll(() => theatre.close())

/** A shopper who said yes. */
async function counted() {
  const client = theatre.client({ language: "en" })
  await client.shop.consent.answer("yes")
  return client
}

it("nothing is asked for before a yes; then the ids of the tag managers are told [CALL-112]", async () => {
  const { shop, of } = theatre.client()
  expect(await shop.tracking.tagManagers()).toEqual([])
  expect(of("GET /v1/tracker/systemgtm")).toEqual([])
  await shop.consent.answer("yes")
  expect(await shop.tracking.tagManagers()).toEqual(managers)
  expect(of("GET /v1/tracker/systemgtm")).toHaveLength(1)
})

it("lines become products, ten a call, each under an id in base 62 [CALL-113] [TRACK-004]", async () => {
  const { shop, of } = await counted()
  const { cart } = await shop.cart.addElements([stalls("A-1", "A-2")])
  const [line] = cart.cartElements[0]?.prices ?? []
  if (line === undefined) throw new Error("nothing is held")
  const lines = Array.from({ length: 25 }, (_, index) => ({
    ...trackableLine(line),
    id: `${line.id}.${index}`,
  }))
  const products = await shop.tracking.products(lines)
  const asked = of("POST /v1/tracker/productforperformance")
  const sent = asked.map(({ body }) => body as readonly unknown[])
  expect(sent.map(({ length }) => length)).toEqual([10, 10, 5])
  expect(asked[0]?.query).toMatchObject({ subdomain: "petit-theatre", isfullproducts: "true" })
  expect(sent[0]?.[0]).toEqual({
    ...{ eventId: ids.event, priceId: `${line.id}.0`, priceType: line.name, priceLevel: "Stalls" },
    ...{ qty: 2, price: 4300 },
  })
  expect(products).toHaveLength(25)
  expect(products[0]).toMatchObject({
    ...{ eventId: ids.event, quantity: 2, price: 4300 },
    ...{ name: "Ubu at the Market", category: "show", brand: "Little Theatre", variant: "Stalls, Adult" },
  })
  // What the service writes, the SDK's rule reads back.
  for (const { id } of products) expect(toBase62(fromBase62(id) ?? -1)).toBe(id)
  expect(new Set(products.map(({ id }) => id)).size).toBe(25)
})

it("a page has its data layer, asked for by its address encoded once [CALL-114]", async () => {
  const { shop, exchanges } = await counted()
  await shop.catalogue.config()
  const address = `/en/pages/${ids.page}/performances/${ids.event}`
  expect(await shop.tracking.pageView(`${address}?code=AMI-1`)).toEqual({
    ...{ event: "page-view", page: address, pageType: "event", eventId: ids.event, language: "en" },
  })
  const [asked] = exchanges.filter(({ call }) => call.startsWith("GET /v1/tracker/datalayer/"))
  expect(decodeURIComponent(asked?.call.split("/datalayer/")[1] ?? "")).toBe(address)
  expect(asked?.query).toMatchObject({ subdomain: "petit-theatre", accountId: "petit-theatre" })
  expect(await failureOf(shop.tracking.purchase("nothing"))).toMatchObject({ _tag: "sale-unknown" })
})
