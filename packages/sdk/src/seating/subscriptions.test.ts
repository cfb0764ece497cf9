import type { Availability, CartPrice, Venue } from "@parterre/contract"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeApi, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi } from "../../test/run.ts"
import { at, fullCart, line, START, session } from "../../test/samples.ts"
import { Cart, Catalogue, createParterre, Holds, holdGroups, SeatMaps, Taxes } from "../index.ts"

const season = { type: "subscription", id: "saison" } as const
const availability: Availability = {
  subscriptionId: "saison",
  version: "1",
  serverTime: at(START),
  placesLeft: 5,
  sections: [{ sectionId: "A", version: "a1", placesLeft: 5, capacity: 10 }],
}
const venue: Venue = {
  id: "salle",
  name: "Salle",
  levels: [],
  priceLevels: [],
  avoidSingle: true,
  bounds: { x: 0, y: 0, width: 1, height: 1 },
  version: "1",
  decorations: [],
}
const { eventId: _, ...rest } = line
const seasonLine: CartPrice = { ...rest, subscriptionId: "saison" }
const held = () => reply({ message: "holds.added", cart: fullCart() })
const details = (seatId: string) => reply([{ seatId, priceLevelId: "p", invisible: false, sellable: true }])

function shop() {
  return fakeApi({
    createSession: () => reply(session()),
    createHolds: held,
    releaseHolds: held,
    holdByPriceLevel: held,
    holdSubscriptionByPriceLevel: held,
    getEventSeatMap: () => reply(venue),
    getSubscriptionSeatMap: () => reply(venue),
    getSubscriptionPolygons: () => reply(venue),
    getSectionDetails: () => details("s1"),
    getSubscriptionSectionDetails: () => details("s1"),
    getSubscriptionAvailability: () => reply(availability),
    getSubscriptionPriceTaxes: () => reply(fullCart().tax),
    getSubscription: () => refuse("subscription-unknown"),
  })
}

describe("a map of a subscription", () => {
  it("is asked for where an event's is [CALL-007] [CALL-009] [CALL-013]", async () => {
    const server = shop()
    await onFakeApi(
      server,
      Effect.gen(function* () {
        const seatMaps = yield* SeatMaps
        yield* seatMaps.venue(season, "full")
        yield* seatMaps.venue(season, "polygons")
        yield* seatMaps.details(season, "A")
        expect(yield* seatMaps.availability(season)).toEqual(availability)
      }),
    )
    expect(server.sent.map(({ operation, path }) => [operation, path])).toEqual([
      ["getSubscriptionSeatMap", { id: "saison" }],
      ["getSubscriptionPolygons", { id: "saison" }],
      ["getSubscriptionSectionDetails", { id: "saison", sectionId: "A" }],
      ["getSubscriptionAvailability", { id: "saison" }],
    ])
  })

  it.each<[string, { type: "show" | "subscription"; id: string }]>([
    ["its own", { type: "subscription", id: "saison" }],
    ["one of its events'", { type: "show", id: "le-cid" }],
  ])("asks again for a section after %s seats were held [CALL-013]", async (_, { type, id }) => {
    const server = shop()
    await onFakeApi(
      server,
      Effect.gen(function* () {
        const seatMaps = yield* SeatMaps
        const holds = yield* Holds
        yield* holds.place([])
        yield* seatMaps.details(season, "A")
        yield* seatMaps.details("le-cid", "A")
        yield* holds.place([{ type, id, prices: [{ id: "p", qty: 1, seatIds: ["s1"] }] }])
        yield* seatMaps.details(season, "A")
        yield* seatMaps.details("le-cid", "A")
      }),
    )
    expect([server.countOf("getSubscriptionSectionDetails"), server.countOf("getSectionDetails")]).toEqual([
      2, 2,
    ])
  })

  it("asks again for a section after another subscription with the same events took seats there [CALL-013]", async () => {
    const server = shop()
    const other = { type: "subscription", id: "trois-soirs" } as const
    await onFakeApi(
      server,
      Effect.gen(function* () {
        const seatMaps = yield* SeatMaps
        const holds = yield* Holds
        yield* seatMaps.details(season, "A")
        yield* seatMaps.details(other, "A")
        yield* holds.byPriceLevel(season, { priceLevels: [] })
        yield* seatMaps.details(other, "A")
      }),
    )
    const asked = server.sent.flatMap(({ operation, path }) =>
      operation === "getSubscriptionSectionDetails" ? path.id : [],
    )
    expect(asked).toEqual(["saison", "trois-soirs", "trois-soirs"])
  })

  it("keeps its sections when seats elsewhere were held [CALL-013]", async () => {
    const server = shop()
    await onFakeApi(
      server,
      Effect.gen(function* () {
        const seatMaps = yield* SeatMaps
        const holds = yield* Holds
        yield* holds.place([])
        yield* seatMaps.venue(season, "full")
        yield* seatMaps.details(season, "A")
        yield* holds.place([{ type: "show", id: "le-cid", prices: [{ id: "p", qty: 1, seatIds: ["s9"] }] }])
        yield* seatMaps.details(season, "A")
        yield* seatMaps.venue(season, "full")
      }),
    )
    expect(server.countOf("getSubscriptionSectionDetails")).toBe(1)
    expect(server.countOf("getSubscriptionSeatMap")).toBe(1)
  })
})

describe("a subscription in the cart", () => {
  const act = async (work: (cart: Cart["Service"]) => Effect.Effect<unknown, unknown>) => {
    const server = shop()
    await onFakeApi(
      server,
      Effect.gen(function* () {
        yield* work(yield* Cart)
      }),
    )
    return server
  }

  it("is held by price level [CALL-027]", async () => {
    const server = await act((cart) => cart.addBest(season, "level", [{ id: "p", qty: 2 }]))
    expect(server.lastOf("holdSubscriptionByPriceLevel")).toMatchObject({
      path: { id: "saison" },
      body: { priceLevels: [{ id: "level", prices: [{ id: "p", qty: 2 }] }] },
    })
  })

  it("grows by one more of itself, not of an event [CART-029]", async () => {
    const best = await act((cart) => cart.moreOne(seasonLine))
    expect(best.lastOf("holdSubscriptionByPriceLevel")?.path).toEqual({ id: "saison" })
    const places = await act((cart) => cart.moreOne({ ...seasonLine, rs: false }))
    expect(places.lastOf("createHolds")?.body).toMatchObject([{ type: "subscription", id: "saison" }])
  })

  it("is given back by its own name [CART-032] [CALL-025]", async () => {
    const server = await act((cart) => cart.delete(seasonLine))
    expect(server.lastOf("releaseHolds")?.body).toEqual([
      { subscriptionId: "saison", reservationId: "hold-1" },
    ])
  })

  it("is what a selection of its prices asks to hold [HOLD-001]", () => {
    const selection = { id: "p", typeGroup: "subscription", subscriptionId: "saison", qty: 1 } as const
    const amounts = { minTickets: 0, maxTickets: 0, divisor: 0, price: 1, serviceCharges: 0, total: 1 }
    expect(holdGroups([{ ...selection, ...amounts, seatIds: ["s1"] }])).toMatchObject([
      { type: "subscription", id: "saison", prices: [{ id: "p", seatIds: ["s1"] }] },
    ])
  })
})

it("tells the taxes of a subscription's price [CALL-031]", async () => {
  const server = shop()
  await onFakeApi(
    server,
    Effect.gen(function* () {
      const taxes = yield* Taxes
      expect(yield* taxes.ofPrice(season, "p")).toMatchObject({ tax1: 695 })
    }),
  )
  expect(server.lastOf("getSubscriptionPriceTaxes")?.path).toEqual({ id: "saison", priceId: "p" })
})

it("says that a subscription is unknown, and does the same in Promises", async () => {
  const server = shop()
  const failure = await onFakeApi(
    server,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      return yield* Effect.flip(catalogue.subscription("autre"))
    }),
  )
  expect(failure).toMatchObject({ _tag: "subscription-unknown" })
  const client = createParterre({ baseUrl: "http://parterre.test", fetch: server.fetch })
  await expect(client.catalogue.subscription("autre")).rejects.toMatchObject({ _tag: "subscription-unknown" })
  expect(await client.seatMaps.details(season, "A")).toHaveLength(1)
  await client.dispose()
})
