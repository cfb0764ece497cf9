import type { HoldGroup } from "@parterre/contract"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { pages, sellProducts } from "../fixture-products.ts"
import { sendEverybodyHome } from "../house/small-house.ts"
import { ids, openPetitTheatre, type PetitTheatre, sellBothNights, stalls } from "./petit-theatre.ts"
import { failureOf } from "./sdk-client.ts"

const promotions = `promotions:
  - code: HIVER
    name: { fr: Rabais d’hiver, en: Winter deal }
    percent: 10
    events: [ubu-2027-02-12]
  - code: ETROIT
    name: { fr: Un seul billet, en: One ticket }
    amount: 500
    events: [ubu-2027-02-12]
    uses: 1
memberships:
`
const presale = `key: ubu-2027-02-14
        onSaleFrom: "2027-02-01T10:00"
        presale: { from: "2025-01-20T10:00", codes: [Amis], ticketsPerCode: 2 }
`
let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre({}, async (folder) => {
    await sellBothNights(folder)
    await sellProducts(folder)
    await folder.edit(pages.shop, "memberships:\n", promotions)
    await folder.edit(pages.ubu, "key: ubu-2027-02-14\n", presale)
    await folder.edit(pages.ubu, "saleState: CANCELLED", "saleState: ONSALE")
  })
})
afterAll(() => theatre.close())
beforeEach(() => sendEverybodyHome(theatre.db))

const winter = "petit-theatre.promotion.HIVER"
const best = (qty: number) => ({
  priceLevels: [{ id: ids.stallsLevel, prices: [{ id: ids.adult, qty }] }],
})

it("a promotion lowers prices before the hold, and is held with its id and told by its name [CART-042]", async () => {
  const { shop } = theatre.client({ language: "en" })
  const told = await shop.promotions.lookUp(ids.event, " hiver ")
  expect(told).toMatchObject({ promoId: winter, name: "Winter deal", percent: 10 })
  expect(told.prices.find(({ id }) => id === ids.adult)).toMatchObject({ price: 3600, originalPrice: 4000 })
  const group = stalls("A-1", "A-2")
  const prices: HoldGroup["prices"] = group.prices.map((price) => ({ ...price, promoId: winter }))
  const { cart } = await shop.holds.place([{ ...group, prices }])
  expect(cart.cartElements[0]?.prices).toMatchObject([
    { promoId: winter, promoName: "Winter deal", price: 3600, originalPrice: 4000, qty: 2 },
  ])
  expect(await failureOf(shop.promotions.lookUp(ids.event, "RIEN"))).toMatchObject({
    _tag: "promotion-unknown",
  })
})

it("the best seats of a price level lie side by side, at the price of a promotion [CALL-026] [CART-042]", async () => {
  const { shop, of } = theatre.client({ language: "en" })
  const { cart } = await shop.holds.byPriceLevel(ids.event, best(2), "HIVER")
  const [line, ...more] = cart.cartElements.flatMap(({ prices }) => prices)
  expect(more).toEqual([])
  expect(line).toMatchObject({ price: 3600, originalPrice: 4000, promoId: winter, qty: 2 })
  const places = (line?.seatIds ?? []).map((id) => id.split("-"))
  expect(new Set(places.map(([, row]) => row)).size).toBe(1)
  expect(Math.abs(Number(places[0]?.[2]) - Number(places[1]?.[2]))).toBe(1)
  expect(of(`POST /v1/holds-pricelevel/${ids.event}`)[0]?.query.promo).toBe("HIVER")

  const usedUp = await failureOf(shop.holds.byPriceLevel(ids.event, best(2), "ETROIT"))
  expect(usedUp).toMatchObject({ _tag: "promotion-used-up" })
  const standing = {
    priceLevels: [{ id: "petit-theatre.salle.debout", prices: [{ id: ids.standing, qty: 21 }] }],
  }
  expect(await failureOf(shop.holds.byPriceLevel(ids.event, standing))).toMatchObject({ status: 409 })
  expect((await shop.cart.callCart()).totalQty).toBe(2)
})

it("one more of a line is another best seat by the same promotion", async () => {
  const { shop } = theatre.client({ language: "en" })
  const { cart } = await shop.holds.byPriceLevel(ids.event, best(1), "HIVER")
  await shop.cart.callCart()
  const [line] = cart.cartElements.flatMap(({ prices }) => prices)
  if (line === undefined) throw new Error("nothing is held")
  const more = await shop.cart.moreOne(line)
  const lines = more.cart.cartElements.flatMap(({ prices }) => prices)
  expect(lines.map(({ price, promoId }) => [price, promoId])).toEqual([
    [3600, winter],
    [3600, winter],
  ])
  expect(more.cart.totalQty).toBe(2)
})

it("a presale opens by its code, and what is held under it says so [CART-043]", async () => {
  const { shop } = theatre.client({ language: "en" })
  const event = "petit-theatre.ubu-2027-02-14"
  expect(await failureOf(shop.promotions.openPresale(event, "RIEN"))).toMatchObject({
    _tag: "presale-unknown",
  })
  expect(await shop.promotions.openPresale(event, "amis")).toMatchObject({ code: "AMIS", left: 2 })
  const hold = (code: { presale?: string }) => {
    const seats = { id: `${event}.parterre.adulte`, qty: 2, seatIds: ["parterre-B-1", "parterre-B-2"] }
    return shop.holds.place([{ type: "show", id: event, prices: [{ ...seats, ...code }] }])
  }
  expect(await failureOf(hold({}))).toMatchObject({ _tag: "presale-needed" })
  const { cart } = await hold({ presale: "AMIS" })
  expect(cart.cartElements[0]?.prices).toMatchObject([{ presale: "AMIS", qty: 2 }])
})
