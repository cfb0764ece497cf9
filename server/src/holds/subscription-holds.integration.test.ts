import type { HoldGroup } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { bestSeats, lineOf, seasonShop } from "../../test/house/season-shop.ts"
import {
  eventId,
  levelId,
  line,
  otherHouse,
  places,
  priceId,
  refusalOf,
  requestOf,
  seatIds,
  smallHouse,
} from "../../test/house/small-house.ts"
import {
  seasonLine,
  seasonPlaces,
  seasonPrice,
  seasonPriceId,
  subscriptionId,
} from "../../test/house/small-season.ts"

const shop = seasonShop()
const { hold, best, claims, taken } = shop

describe("a subscription in the cart", () => {
  it("has the same seats at every event, at one price [HOLD-001] [CALL-023] [ENUM-008]", async () => {
    const cart = await hold("ana", seasonLine("saison", ["A1", "A2"]))
    expect(await claims()).toEqual(["gala A1", "gala A2", "matinee A1", "matinee A2", "soir A1", "soir A2"])
    expect(cart.totalQty).toBe(2)
    expect(cart.cartElements).toHaveLength(1)
    const [element] = cart.cartElements
    expect(element).toMatchObject({
      _type: "subscription",
      subscriptionId: subscriptionId("saison"),
      title: "Saison",
      events: ["soir", "matinee", "gala"].map((key) => ({ eventId: eventId(key), title: `Pièce ${key}` })),
    })
    expect(element).not.toHaveProperty("eventId")
    expect(element?.prices).toHaveLength(1)
    const price = lineOf(cart)
    expect(price).toMatchObject({
      id: seasonPriceId("saison"),
      subscriptionId: subscriptionId("saison"),
      name: "Adulte",
      priceLevelId: levelId("a"),
      price: seasonPrice.price,
      serviceCharges: seasonPrice.serviceCharge,
      qty: 2,
      total: 2 * (seasonPrice.price + seasonPrice.serviceCharge),
      seatIds: ["A1", "A2"],
      rs: true,
    })
    expect(price).not.toHaveProperty("eventId")
    expect(price.cartDetailToken.map(({ seatId }) => seatId)).toEqual(["A1", "A2"])
  })

  it("is taxed as the sum of its shares, to the cent [TAX-003]", async () => {
    const cart = await hold("ana", seasonLine("saison", ["A1", "A2"]), line("soir", ["B1", "B2"]))
    const [season, evening] = cart.cartElements
    // 5 % and 9.975 % of 360.08 and of 139.00, rounded once over both.
    expect(season?.tax).toMatchObject({ subtotal: 34_006, serviceCharge: 2_002, tax1: 1_800, tax2: 3_591 })
    expect(cart.tax).toMatchObject({ subtotal: 47_006, tax1: 2_495, tax2: 4_978 })
    for (const field of ["subtotal", "serviceCharge", "tax1", "tax2"] as const)
      expect((season?.tax[field] ?? 0) + (evening?.tax[field] ?? 0)).toBe(cart.tax[field])
    const shares: number[] = await shop.db()("holds").whereNotNull("subscription_id").pluck("price")
    expect(shares.toSorted()).toEqual([5667, 5668, 5668])
  })

  it("stands beside the same subscription at another price, in one element", async () => {
    await hold("ana", seasonLine("saison", ["A1", "A2"]))
    const cart = await hold("ana", seasonLine("saison", ["A3"], "a", "enfant"))
    expect(cart.cartElements).toHaveLength(1)
    expect(cart.cartElements[0]?.prices.map(({ name, qty }) => [name, qty])).toEqual([
      ["Adulte", 2],
      ["Enfant", 1],
    ])
    expect(cart.totalQty).toBe(3)
  })

  it("has places of general admission at every event [CALL-023]", async () => {
    const cart = await hold("ana", seasonPlaces("saison", 2))
    expect(await taken()).toEqual([2, 2, 2])
    expect(lineOf(cart)).toMatchObject({ qty: 2, rs: false, seatIds: [] })
  })

  it("has seats that no event sells by itself", async () => {
    await hold("ana", seasonLine("saison", ["M1", "M2"], "m"))
    expect(await claims()).toHaveLength(6)
    const left = await refusalOf(hold("ben", seasonLine("saison", ["M4"], "m")))
    expect(left).toMatchObject({ code: "strands-seat", fields: { seatIds: ["M3", "M5"] } })
  })
})

describe("a subscription that cannot be held changes nothing", () => {
  const unchanged = async (work: () => Promise<unknown>) => {
    const before = await claims()
    const { code, fields } = await refusalOf(work())
    expect(await claims()).toEqual(before)
    return { code, fields }
  }

  it("when a seat is gone at one of its events [CALL-013] [CALL-023]", async () => {
    await hold("ben", line("matinee", ["A3", "A4"]))
    expect(await unchanged(() => hold("ana", seasonLine("saison", ["A1", "A2", "A3"])))).toMatchObject({
      code: "seats-taken",
      fields: { seatIds: ["A3"] },
    })
    await shop
      .db()("event_seats_off")
      .insert({
        event_id: eventId("gala"),
        seat_id: "B1",
        website_id: smallHouse.id,
        reason: "blocked",
      })
    expect((await unchanged(() => hold("ana", seasonLine("saison", ["B1", "B2"])))).code).toBe(
      "seat-not-for-sale",
    )
  })

  it("when the own cart has its seats, at all its events or at one of them", async () => {
    await hold("ana", seasonLine("saison", ["A1", "A2"]), line("matinee", ["B1", "B2"]))
    const again = await unchanged(() => hold("ana", seasonLine("saison", ["A1", "A2"])))
    expect(again).toMatchObject({ code: "seats-in-cart", fields: { seatIds: ["A1", "A2"] } })
    const one = await unchanged(() => hold("ana", seasonLine("saison", ["B1", "B2"])))
    expect(one).toMatchObject({ code: "seats-in-cart", fields: { seatIds: ["B1", "B2"] } })
    await hold("ben", line("gala", ["B1", "B2"]))
    expect((await unchanged(() => hold("ana", seasonLine("saison", ["B1", "B2"])))).code).toBe("seats-taken")
  })

  it("when it would leave a seat alone at one of them [SEAT-005]", async () => {
    await hold("ben", line("gala", ["A4", "A5"]))
    expect(await unchanged(() => hold("ana", seasonLine("saison", ["A1", "A2"])))).toEqual({
      code: "strands-seat",
      fields: { group: 0, seatIds: ["A3"], nearest: ["B1", "B2"] },
    })
    await hold("ana", seasonLine("saison", ["A1", "A2", "A3"]))
  })

  it("and names better seats that every event accepts [SEAT-003] [SEAT-005]", async () => {
    await hold("ben", line("gala", ["A4", "A5"]))
    await hold("cleo", line("soir", ["B1", "B2"]))
    const { fields } = await unchanged(() => hold("ana", seasonLine("saison", ["A1", "A2"])))
    // At the gala alone B1 and B2 would be nearer.
    expect(fields).toEqual({ group: 0, seatIds: ["A3"], nearest: ["B3", "B4"] })
    await hold("ana", seasonLine("saison", ["B3", "B4"]))
  })

  it("when one event has too few places [CALL-023]", async () => {
    await hold("ben", places("matinee", 5))
    const { code } = await unchanged(() => hold("ana", seasonPlaces("saison", 2)))
    expect(code).toBe("not-enough-places")
    expect(await taken()).toEqual([0, 5, 0])
  })

  it("when one event is not on sale, or hidden", async () => {
    await shop
      .db()("events")
      .where({ id: eventId("gala") })
      .update({ sale_state: "CANCELLED" })
    const wish = () => hold("ana", seasonLine("saison", ["A1", "A2"]))
    expect(await unchanged(wish)).toMatchObject({
      code: "event-not-on-sale",
      fields: { saleState: "CANCELLED" },
    })
    await shop
      .db()("events")
      .where({ id: eventId("gala") })
      .update({ sale_state: "INVISIBLE" })
    expect((await unchanged(wish)).code).toBe("subscription-unknown")
  })

  const asked = (id: string, price: string): HoldGroup => ({
    type: "subscription",
    id,
    prices: [{ id: price, qty: 2, seatIds: ["A1", "A2"] }],
  })
  it.each<[string, HoldGroup[], string]>([
    ["an unknown one", [asked("petit.autre", seasonPriceId("saison"))], "subscription-unknown"],
    ["an event as one", [asked(eventId("soir"), priceId("soir", "a"))], "subscription-unknown"],
    ["an event's price", [asked(subscriptionId("saison"), priceId("soir", "a"))], "price-unknown"],
    [
      "its price for one event",
      [{ ...asked(eventId("soir"), seasonPriceId("saison")), type: "show" }],
      "price-unknown",
    ],
    ["another level's price", [seasonLine("saison", ["A1", "A2"], "m")], "mixed-price-levels"],
    [
      "one seat with it and without",
      [seasonLine("saison", ["A1", "A2"]), line("gala", ["A2", "A3"])],
      "quantity-mismatch",
    ],
    ["seats apart", [seasonLine("saison", ["A1", "A4"])], "seats-not-together"],
    ["no such seat", [seasonLine("saison", ["Z1"])], "seats-unknown"],
    ["as a combo", [{ ...seasonLine("saison", ["A1"]), type: "COMBO" }], "combo-unknown"],
  ])("when it asks for %s [CALL-023]", async (_, groups, code) => {
    expect((await unchanged(() => hold("ana", ...groups))).code).toBe(code)
  })

  it("when more go than a price allows, over the whole cart [QTY-001]", async () => {
    await hold("ana", seasonLine("saison", ["A1", "A2"], "a", "enfant"))
    const more = await unchanged(() => hold("ana", seasonLine("saison", ["A3", "A4"], "a", "enfant")))
    expect(more).toMatchObject({ code: "invalid-quantity", fields: { max: 3 } })
    await hold("ana", seasonLine("saison", ["A3"], "a", "enfant"))
  })

  it("of another website's", async () => {
    const request = requestOf<"createHolds">({
      website: otherHouse,
      sessionId: "eve",
      body: [seasonLine("saison", ["A1", "A2"])],
    })
    expect((await refusalOf(Promise.resolve(shop.handlers().createHolds?.(request)))).code).toBe(
      "subscription-unknown",
    )
  })
})

it("keeps the seat from those who want one event of it [CALL-013] [SEAT-003]", async () => {
  await hold("ana", seasonLine("saison", ["A1", "A2"]))
  for (const event of ["soir", "matinee", "gala"])
    expect((await refusalOf(hold("ben", line(event, ["A1", "A2"])))).code).toBe("seats-taken")
})

describe("the best seats of a subscription", () => {
  it("are free and legal at every event [CALL-027] [SEAT-005]", async () => {
    // In front, only B is whole at every event; in A any pair leaves somebody alone somewhere.
    await hold("ben", line("soir", ["A4", "A5"]))
    await hold("ben", line("gala", ["A1", "A2"]))
    const cart = await best("ana", bestSeats(2))
    expect(lineOf(cart)).toMatchObject({ subscriptionId: subscriptionId("saison"), qty: 2 })
    const seats = lineOf(cart).seatIds
    expect((await claims()).filter((claim) => seats.some((seat) => claim.endsWith(` ${seat}`)))).toHaveLength(
      6,
    )
  })

  it("are looked for until none is left that is free everywhere [CALL-027]", async () => {
    await hold("ben", line("soir", seatIds("A", 1, 2, 3, 4)), line("gala", seatIds("A", 5, 6, 7, 8)))
    await hold("ben", line("matinee", seatIds("B", 1, 2, 3, 4, 5, 6, 7, 8)))
    expect(await refusalOf(best("ana", bestSeats(2)))).toMatchObject({
      code: "not-enough-places",
      fields: { available: 0 },
    })
  })

  it("are places where the level has no seats [CALL-027]", async () => {
    expect(lineOf(await best("ana", bestSeats(2, "ga")))).toMatchObject({ qty: 2, rs: false })
    expect(await taken()).toEqual([2, 2, 2])
  })

  it("may have several prices, each a line [CALL-027]", async () => {
    const prices = [
      { id: seasonPriceId("saison"), qty: 1 },
      { id: seasonPriceId("saison", "a", "enfant"), qty: 2 },
    ]
    const cart = await best("ana", [{ id: levelId("a"), prices }])
    expect(cart.cartElements[0]?.prices.map(({ qty, price }) => [qty, price])).toEqual([
      [1, seasonPrice.price],
      [2, 8_000],
    ])
  })

  it("are refused for an unknown price, subscription or promotion [CALL-027]", async () => {
    const unknown = [{ id: levelId("a"), prices: [{ id: priceId("soir", "a"), qty: 1 }] }]
    expect((await refusalOf(best("ana", unknown))).code).toBe("price-unknown")
    expect((await refusalOf(best("ana", bestSeats(1), "NOEL"))).code).toBe("promotion-unknown")
    const elsewhere = requestOf<"holdSubscriptionByPriceLevel">({
      sessionId: "ana",
      path: { id: "autre" },
      body: { priceLevels: bestSeats(1) },
    })
    expect(
      (await refusalOf(Promise.resolve(shop.handlers().holdSubscriptionByPriceLevel?.(elsewhere)))).code,
    ).toBe("subscription-unknown")
  })

  it("when its events make more tickets than a cart holds, before a row is read or waited for", async () => {
    await shop.db()("event_rows").delete()
    const refused = await refusalOf(
      hold("ana", seasonLine("saison", ["A1", "A2"]), seasonPlaces("saison", 332)),
    )
    expect([refused.code, refused.fields.max]).toEqual(["invalid-quantity", 1000])
    expect(await shop.db()("event_rows")).toEqual([])
  })
})
