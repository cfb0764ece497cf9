import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { FixtureFolder } from "../fixture-folder.ts"
import { ids, openPetitTheatre, type PetitTheatre, sellBothNights, standing } from "./petit-theatre.ts"
import { failureOf } from "./sdk-client.ts"

const page = "pages/ubu.yaml"
const night = '        start: "2027-02-12T19:30"\n'

/** Adults pay less than before, students have no place left on the first night, and nobody has one upstairs. */
async function tell(folder: FixtureFolder) {
  await sellBothNights(folder)
  await folder.edit(page, "price: 4000, ", "price: 4000, originalPrice: 5500, ")
  await folder.edit(page, "price: 7001, ", "price: 7001, originalPrice: 9001, ")
  await folder.edit(
    page,
    night,
    `${night}        avoidSingle: false\n        soldOut: [{ category: Balcon }, { category: Parterre, price: etudiant }]\n`,
  )
}

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre({}, tell)
})
afterAll(() => theatre.close())

const at = (event: string, price: string, ...seats: string[]) => [
  {
    type: "show" as const,
    id: event,
    prices: [{ id: `${event}.${price}`, qty: seats.length, seatIds: seats }],
  },
]

describe("an original price", () => {
  it("stands beside the price: event, map, cart and the prices of a level [ENT-008] [ENT-013]", async () => {
    const { shop } = theatre.client({ language: "en" })
    const { priceLevels } = await shop.catalogue.event(ids.event)
    expect(priceLevels[0]).toMatchObject({
      // Not the 2500 of students: nothing is left at their price.
      original_price_min: 3000,
      original_price_max: 5500,
      price_max: 4000,
    })
    expect(priceLevels[0]?.prices.map(({ originalPrice }) => originalPrice)).toEqual([
      5500,
      undefined,
      undefined,
    ])
    const { cart } = await shop.holds.place(at(ids.event, "parterre.adulte", "parterre-A-2", "parterre-A-3"))
    expect(cart.cartElements[0]?.prices).toMatchObject([
      { price: 4000, originalPrice: 5500, total: 2 * 4300 },
    ])
  })

  it("goes with the type of ticket when it changes, and comes back with it [HOLD-003]", async () => {
    const { shop } = theatre.client({ language: "en" })
    const event = ids.other
    await shop.cart.addElements(at(event, "parterre.adulte", "parterre-C-1", "parterre-C-2"))
    const prices = async () => (await shop.cart.callCart()).cartElements.flatMap((element) => element.prices)
    const change = async (price: string, qty: number) => {
      const [line] = await prices()
      if (line === undefined) throw new Error("no line")
      await shop.cart.splitPrice(line, [{ priceId: `${event}.${price}`, qty }])
    }
    await change("parterre.etudiant", 2)
    expect((await prices())[0]).not.toHaveProperty("originalPrice")
    await change("parterre.adulte", 2)
    expect(await prices()).toMatchObject([{ price: 4000, originalPrice: 5500, qty: 2 }])
  })

  it("is shared by the events of a subscription, and whole in its line", async () => {
    const { shop } = theatre.client({ language: "en" })
    const seats = ["parterre-B-3", "parterre-B-4"]
    const prices = [{ id: `${ids.season}.parterre.adulte`, qty: 2, seatIds: seats }]
    const { cart } = await shop.holds.place([{ type: "subscription", id: ids.season, prices }])
    expect(cart.cartElements[0]?.prices).toMatchObject([{ price: 7001, originalPrice: 9001, qty: 2 }])
  })
})

describe("what an organiser says is sold out", () => {
  it("is told by the event, and nothing of it is left on its map [ENT-008]", async () => {
    const { shop } = theatre.client({ language: "en" })
    const { priceLevels, placesLeft, saleState } = await shop.catalogue.event(ids.event)
    const told = priceLevels.map(({ name, soldout, placesLeft: left, prices }) => [
      ...[name, soldout, left === 0, prices.map((price) => price.soldout === true)],
    ])
    expect(told).toEqual([
      ["Stalls", false, false, [false, true, false]],
      ["Balcony", true, true, [true]],
      ["Standing", false, false, [false]],
    ])
    expect(saleState).toBe("ONSALE")
    const { placesLeft: left, sections } = await shop.seatMaps.availability({ type: "event", id: ids.event })
    expect(left).toBe(placesLeft)
    const upstairs = sections.find(({ placesLeft: ofSection }) => ofSection === 0)
    expect(upstairs?.capacity).toBeGreaterThan(0)
    const seats = await shop.seatMaps.details({ type: "event", id: ids.event }, upstairs?.sectionId ?? "")
    expect(seats.some(({ sellable }) => sellable)).toBe(false)
    const other = await shop.catalogue.event(ids.other)
    expect(other.priceLevels.some(({ soldout }) => soldout)).toBe(false)
  })

  it("is not held: by seats, by the best of them, by a change of price", async () => {
    const { shop } = theatre.client({ language: "fr" })
    const refused = await failureOf(
      shop.holds.place(at(ids.event, "parterre.etudiant", "parterre-C-3", "parterre-C-4")),
    )
    expect(refused).toMatchObject({
      ...{ _tag: "price-sold-out", status: 409, message: "Ce tarif est épuisé. Choisissez-en un autre." },
    })
    const upstairs = await failureOf(
      shop.holds.place(at(ids.event, "balcon.adulte", "balcon-A-2", "balcon-A-3")),
    )
    expect(upstairs._tag).toBe("price-sold-out")
    const level = (await shop.catalogue.event(ids.event)).priceLevels[1]
    const best = shop.holds.byPriceLevel(
      { type: "event", id: ids.event },
      {
        priceLevels: [{ id: level?.id ?? "", prices: [{ id: `${ids.event}.balcon.adulte`, qty: 2 }] }],
      },
    )
    expect((await failureOf(best))._tag).toBe("price-sold-out")
    const { cart } = await shop.holds.place([
      ...at(ids.event, "parterre.adulte", "parterre-C-3", "parterre-C-4"),
      standing(1),
    ])
    const line = cart.cartElements[0]?.prices[0]
    const splits = [
      {
        priceId: `${ids.event}.parterre.etudiant`,
        ...{
          qty: 1,
          idCartLine: line?.cartDetailToken.slice(0, 1).map(({ idCartLine }) => idCartLine) ?? [],
        },
      },
      {
        priceId: `${ids.event}.parterre.adulte`,
        ...{ qty: 1, idCartLine: line?.cartDetailToken.slice(1).map(({ idCartLine }) => idCartLine) ?? [] },
      },
    ]
    const split = shop.holds.split({ cartPriceId: line?.reservationId ?? "", splits })
    expect((await failureOf(split))._tag).toBe("price-sold-out")
    const elsewhere = await shop.holds.place(at(ids.other, "balcon.adulte", "balcon-A-3", "balcon-A-4"))
    expect(elsewhere.cart.totalQty).toBe(5)
  })
})

describe("an event that does not mind a seat left alone", () => {
  it("says so with its prices and its map, and holds what its site would refuse elsewhere [SEAT-005]", async () => {
    const { shop } = theatre.client({ language: "en" })
    const rule = async (id: string) => (await shop.catalogue.event(id)).avoidSingle
    expect([await rule(ids.event), await rule(ids.other)]).toEqual([false, true])
    const map = await shop.seatMaps.venue({ type: "event", id: ids.event }, "full")
    expect(map.avoidSingle).toBe(false)
    expect((await shop.catalogue.subscription(ids.season)).avoidSingle).toBe(true)
    const leavesOne = (event: string) => shop.holds.place(at(event, "parterre.adulte", "parterre-B-7"))
    expect((await failureOf(leavesOne(ids.other)))._tag).toBe("strands-seat")
    expect((await leavesOne(ids.event)).cart.totalQty).toBe(1)
  })
})
