import type { CartElement, SubscriptionDetail } from "@parterre/contract"
import { createParterre } from "@parterre/sdk"
import { describe, expect, it } from "vitest"
import { fakeClient, settle } from "../../../test/fake-client.ts"
import { type DrawnSection, detailsOf, eventOf, venueOf } from "../../../test/house.ts"
import { createSeatSelection } from "../selection/create-seat-selection.ts"
import { mapSource, type SelectionSubject } from "./map-source.ts"

const parterre: DrawnSection = { id: "A", rows: ["......", "."] }

const subscription: SubscriptionDetail = {
  ...eventOf("full"),
  id: "saison",
  title: "Saison 2027",
  events: [],
  placesLeft: 6,
}

/** A service that answers for one house, and what it was asked for. */
function service() {
  const asked: string[] = []
  const answers: readonly (readonly [RegExp, unknown])[] = [
    [/details$/, detailsOf(parterre)],
    [/seatmap\/.*\/(full|polygons)$/, venueOf([parterre])],
    [/subscriptions\/saison$/, subscription],
    [/events\/le-cid$/, eventOf("full")],
  ]
  const client = createParterre({
    baseUrl: "http://shop.test",
    subdomain: "belvedere",
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const [, answer] = answers.find(([path]) => path.test(pathname)) ?? []
      if (answer === undefined) return new Response("", { status: 404 })
      asked.push(pathname)
      return Response.json(answer)
    },
  })
  return { client, asked }
}

describe("what a map is of", () => {
  it.each<[string, SelectionSubject, readonly string[]]>([
    ["an event", "le-cid", ["/v1/seatmap/event/le-cid/full", "/v1/seatmap/event/le-cid/section/A/details"]],
    [
      "an event, by its type too",
      { type: "event", id: "le-cid" },
      ["/v1/seatmap/event/le-cid/full", "/v1/seatmap/event/le-cid/section/A/details"],
    ],
    [
      "a subscription",
      { type: "subscription", id: "saison" },
      ["/v1/seatmap/subscription/saison/full", "/v1/seatmap/subscription/saison/section/A/details"],
    ],
    [
      "a venue",
      { type: "venue", id: "salle" },
      [
        "/v1/seatmap/venues/salle/polygons",
        "/v1/seatmap/venues/salle/full",
        "/v1/seatmap/venues/salle/section/A/details",
      ],
    ],
  ])("loads the map calls of %s [SHELL-041] [CALL-007] [CALL-013]", async (_, subject, expected) => {
    const { client, asked } = service()
    const source = mapSource(client, subject)
    const { venue, mode } = await source.read()
    await source.details("A")
    expect([venue?.id, mode]).toEqual(["salle", "full"])
    expect(asked.filter((path) => path.includes("/seatmap/"))).toEqual(expected)
    await client.dispose()
  })

  it("is what is sold: an event, a subscription, nothing of a venue", async () => {
    const { client } = service()
    const sold = [mapSource(client, "le-cid"), mapSource(client, { type: "subscription", id: "saison" })]
    const [event, season] = await Promise.all(sold.map((source) => source.read()))
    expect([event?.event?.title, event?.subscription]).toEqual(["Le Cid", undefined])
    expect([season?.event, season?.subscription?.title]).toEqual([undefined, "Saison 2027"])
    expect(sold.map(({ sells }) => sells)).toEqual([
      { type: "show", id: "le-cid" },
      { type: "subscription", id: "saison" },
    ])
    expect(mapSource(client, { type: "venue", id: "salle" }).sells).toBeUndefined()
    await client.dispose()
  })

  it("leaves one price a seat where asked to, of a subscription too", async () => {
    const { client } = service()
    const { subscription: read } = await mapSource(
      client,
      { type: "subscription", id: "saison" },
      { onePrice: true },
    ).read()
    expect(read?.priceLevels.map(({ prices }) => prices.length)).toEqual([1, 1, 1])
    await client.dispose()
  })

  it("sells only the prices of a combo, for what it asks, and draws no price level beside them", async () => {
    const { client } = service()
    const { event, venue } = await mapSource(client, "le-cid", { prices: { "gold.adult": 5000 } }).read()
    const fees = event?.priceLevels[0]?.prices[0]?.serviceCharges ?? 0
    expect(event?.priceLevels.map(({ id, prices }) => [id, prices.map(({ price }) => price)])).toEqual([
      ["gold", [5000]],
    ])
    expect(venue?.priceLevels.map(({ id, min, max }) => [id, min, max])).toEqual([
      ["gold", 5000 + fees, 5000 + fees],
    ])
    await client.dispose()
  })
})

const element = (fields: Partial<CartElement>) => fields as CartElement

describe("a subscription's map", () => {
  async function open() {
    const shop = fakeClient([parterre], "full")
    Object.assign(shop.client.catalogue, { subscription: () => Promise.resolve(subscription) })
    const selection = createSeatSelection(shop.client, { type: "subscription", id: "saison" })
    const stop = selection.start()
    await settle()
    return { ...shop, selection, stop }
  }

  it("holds the seats for the subscription, at its own prices [HOLD-001]", async () => {
    const { selection, record, stop } = await open()
    selection.click("A-0-0")
    expect(selection.get().totals).toMatchObject({ qty: 2, total: 2 * 6950 })
    expect(await selection.addToCart()).toBe(true)
    expect(record.held).toEqual([
      [
        {
          type: "subscription",
          id: "saison",
          prices: [{ id: "gold.adult", amount: 6950, confirmed: true, qty: 2, seatIds: ["A-0-0", "A-0-1"] }],
        },
      ],
    ])
    stop()
  })

  it("knows the seats in the cart that are of it", () => {
    const { inCart } = mapSource(fakeClient([parterre]).client, { type: "subscription", id: "saison" })
    const price = { seatIds: ["A-0-0"], subscriptionId: "saison" }
    const cart = {
      cartElements: [
        element({ prices: [price as CartElement["prices"][number]] }),
        element({ prices: [{ seatIds: ["A-0-3"], eventId: "le-cid" } as CartElement["prices"][number]] }),
      ],
    }
    const { seats } = inCart({ status: "ready", busy: false, cart: cart as never })
    expect([...seats]).toEqual(["A-0-0"])
  })
})

describe("a venue's map", () => {
  it("shows every seat as it is and sells none", async () => {
    const { client } = service()
    const selection = createSeatSelection(client, { type: "venue", id: "salle" }, { readOnly: true })
    const stop = selection.start()
    await expect.poll(() => selection.get().sections.size).toBe(1)
    selection.click("A-0-0")
    expect(selection.get()).toMatchObject({ seats: [], event: undefined, subscription: undefined })
    expect(selection.get().dimmed.size).toBe(0)
    expect(await selection.addToCart()).toBe(false)
    stop()
    await client.dispose()
  })
})
