import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { sellProducts } from "../fixture-products.ts"
import { sendEverybodyHome } from "../house/small-house.ts"
import { ids, openPetitTheatre, type PetitTheatre, sellBothNights, stalls } from "./petit-theatre.ts"
import { failureOf } from "./sdk-client.ts"

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre({}, async (folder) => {
    await sellBothNights(folder)
    await sellProducts(folder)
  })
})
afterAll(() => theatre.close())
beforeEach(() => sendEverybodyHome(theatre.db))

const place = "petit-theatre.etages-ubu-2027-02-12"

describe("parking", () => {
  it("is asked for by event and told by day, of the asked events alone [CALL-039] [PARK-001]", async () => {
    const { shop, of } = theatre.client({ language: "en" })
    const offers = await shop.parking.offers([ids.event])
    expect(offers).toMatchObject([
      { id: place, eventId: ids.event, name: "Parkade", date: "2027-02-12", amount: 1900 },
    ])
    const both = await shop.parking.offers([ids.event, ids.other])
    expect(both.map(({ eventId }) => eventId)).toEqual([ids.event, ids.other])
    const asked = of("GET /v1/parking")
    expect(asked.map(({ query }) => query.eventIds)).toEqual([ids.event, `${ids.event},${ids.other}`])
    expect(asked[0]?.answered.get("cache-control")).toContain("max-age=600")
  })

  it("has taxes that add up, and one that nobody sells has none [CALL-029]", async () => {
    const { shop, of } = theatre.client({ language: "en" })
    expect(await shop.parking.taxes(place)).toMatchObject({
      ...{ subtotal: 1800, serviceCharge: 100, totalBeforeTaxes: 1900 },
      // 5 % and 9.975 % of 19.00.
      ...{ tax1: 95, tax2: 190, tax3: 0, totalAfterTaxes: 2185 },
    })
    expect(of(`GET /v1/taxes/parking/${place}`)).toHaveLength(1)
    expect(await failureOf(shop.parking.taxes("nothing"))).toMatchObject({
      _tag: "item-unknown",
      status: 404,
    })
  })
})

it("the taxes of a membership add up, and one that nobody sells has none [CALL-032]", async () => {
  const { shop, of } = theatre.client({ language: "en" })
  expect(await shop.memberships.taxes("petit-theatre.carte")).toMatchObject({
    ...{ subtotal: 6000, serviceCharge: 200, totalBeforeTaxes: 6200 },
    // 5 % and 9.975 % of 62.00.
    ...{ tax1: 310, tax2: 618, tax3: 0, totalAfterTaxes: 7128 },
  })
  expect(of("GET /v1/members/petit-theatre.carte/taxes")).toHaveLength(1)
  expect(await failureOf(shop.memberships.taxes("petit-theatre.cheque"))).toMatchObject({
    _tag: "membership-unknown",
    status: 404,
  })
})

it("a line is divided over prices of its level, each ticket once, and keeps its seats [CALL-028] [CART-035]", async () => {
  const { shop, of } = theatre.client({ language: "en" })
  const student = ids.adult.replace("adulte", "etudiant")
  const { cart } = await shop.cart.addElements([stalls("A-1", "A-2", "A-3")])
  const [adults] = cart.cartElements.flatMap(({ prices }) => prices)
  if (adults === undefined) throw new Error("nothing is held")
  const divided = await shop.cart.splitPrice(adults, [
    { priceId: ids.adult, qty: 1 },
    { priceId: student, qty: 2 },
  ])
  const lines = divided.cart.cartElements.flatMap(({ prices }) => prices)
  expect(lines.map(({ id, qty, price }) => [id, qty, price]).toSorted()).toEqual([
    [ids.adult, 1, 4000],
    [student, 2, 2500],
  ])
  expect(lines.flatMap(({ seatIds = [] }) => seatIds).toSorted()).toEqual(adults.seatIds?.toSorted())
  expect(divided.cart.totalQty).toBe(3)
  expect(of("POST /v1/holds-pricelevel/split")).toHaveLength(1)

  const stray = shop.cart.splitPrice(adults, [{ priceId: "petit-theatre.autre", qty: 3 }])
  expect(await failureOf(stray)).toMatchObject({ _tag: "quantity-mismatch" })
  expect((await shop.cart.callCart()).totalQty).toBe(3)
})

it("lines held at several times change together in one request, by the limits of their sum [CALL-028] [CART-035]", async () => {
  const { shop, of } = theatre.client({ language: "en" })
  const family = ids.adult.replace("adulte", "famille")
  await shop.cart.addElements([stalls("A-1")])
  const { cart } = await shop.cart.addElements([stalls("A-2", "A-3")])
  const [one, two] = cart.cartElements.flatMap(({ prices }) => prices)
  if (one === undefined || two === undefined) throw new Error("two lines are held")
  // Families are sold by two.
  const three = shop.cart.splitPrice([one, two], [{ priceId: family, qty: 3 }])
  const refused = await failureOf(three)
  expect(refused).toMatchObject({ _tag: "invalid-quantity", min: 2, step: 2 })
  const short = shop.cart.splitPrice([one, two], [{ priceId: family, qty: 2 }])
  expect(await failureOf(short)).toMatchObject({ _tag: "quantity-mismatch" })
  expect(of("POST /v1/holds-pricelevel/split")).toHaveLength(0)
  // Who asks without the cart's judgement reads the same from the service.
  const tickets = [one, two].flatMap(({ cartDetailToken }) => cartDetailToken)
  const asked = shop.holds.split({
    cartPriceId: one.reservationId,
    otherCartPriceIds: [two.reservationId],
    splits: [{ priceId: family, qty: 3, idCartLine: tickets.map(({ idCartLine }) => idCartLine) }],
  })
  expect((await failureOf(asked)).message).toBe(refused.message)
  expect(refused.message).toBe(
    "Your cart can have at least 2 and at most 1000 of these. Change the quantity: these tickets are sold 2 at a time.",
  )

  const divided = await shop.cart.splitPrice(
    [one, two],
    [
      { priceId: family, qty: 2 },
      { priceId: ids.adult, qty: 1 },
    ],
  )
  const lines = divided.cart.cartElements.flatMap(({ prices }) => prices)
  expect(lines.map(({ id, qty }) => [id, qty]).toSorted()).toEqual([
    [ids.adult, 1],
    [family, 2],
  ])
  expect(lines.flatMap(({ seatIds = [] }) => seatIds).toSorted()).toEqual(
    [one, two].flatMap(({ seatIds = [] }) => seatIds).toSorted(),
  )
  expect(of("POST /v1/holds-pricelevel/split")).toHaveLength(2)
})
