import { afterAll, beforeAll, expect, it } from "vitest"
import { sellCombos } from "../fixture-combos.ts"
import { openPetitTheatre, type PetitTheatre } from "./petit-theatre.ts"
import { failureOf } from "./sdk-client.ts"

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre({}, sellCombos)
})
afterAll(() => theatre.close())

const own = { pageId: "petit-theatre.ubu", byocId: "petit-theatre.carte" }
const night = (day: number) => `petit-theatre.ubu-2027-02-${day}`

it("what a shopper builds has prices by event, lower with each tier [CALL-037]", async () => {
  const { shop, of } = theatre.client({ language: "en" })
  const two = await shop.combos.eventPrices(own, [night(12), night(13)])
  expect(two).toMatchObject([
    { eventId: night(12), prices: [{ price: 3600, originalPrice: 4000 }, { price: 2250 }, { price: 1350 }] },
    { eventId: night(13), prices: [{ price: 3600 }, { price: 2250 }, { price: 1350 }] },
  ])
  const three = await shop.combos.eventPrices(own, [night(12), night(13), night(14)])
  expect(three[0]?.prices[0]?.price).toBe(3000)
  const call = `POST /v1/pages/${own.pageId}/byoc/${own.byocId}/events/price`
  expect(of(call).map(({ body }) => body)).toEqual([
    { eventIds: [night(12), night(13)] },
    { eventIds: [night(12), night(13), night(14)] },
  ])
  const outside = shop.combos.eventPrices(own, ["petit-theatre.nowhere"])
  expect(await failureOf(outside)).toMatchObject({ _tag: "event-outside-combo", status: 422 })
})

it("what a shopper builds has prices as a whole, for as many as asked [CALL-038]", async () => {
  const { shop, of } = theatre.client({ language: "en" })
  const eventIds = [night(12), night(13)]
  expect(await shop.combos.prices(own, { eventIds, qty: 2 })).toMatchObject([
    { name: "2 events", qty: 2, total: 2 * 2 * (1350 + 100), eventIds },
  ])
  expect(of(`POST /v1/pages/${own.pageId}/byoc/${own.byocId}/prices`)).toHaveLength(1)
  const unknown = shop.combos.prices({ ...own, byocId: "petit-theatre.duo" }, { eventIds, qty: 1 })
  expect(await failureOf(unknown)).toMatchObject({ _tag: "combo-unknown", status: 404 })
})
