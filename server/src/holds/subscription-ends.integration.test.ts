import type { TaxSummary } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { lineOf, seasonShop } from "../../test/house/season-shop.ts"
import { eventId, line, priceId, refusalOf, requestOf, smallHouse } from "../../test/house/small-house.ts"
import {
  seasonLine,
  seasonPlaces,
  seasonPrice,
  seasonPriceId,
  subscriptionId,
} from "../../test/house/small-season.ts"
import { sweep } from "../jobs/sweeper.ts"
import { releaseHold } from "../support/release-hold.ts"
import { listHolds } from "../support/support-holds.ts"

const shop = seasonShop()
const { hold, release, claims, taken } = shop

describe("giving a subscription back", () => {
  it("frees every event, named by the subscription or by its line [CALL-025]", async () => {
    const cart = await hold("ana", seasonLine("saison", ["A1", "A2"]), line("soir", ["B1", "B2"]))
    expect((await release("ana", { subscriptionId: subscriptionId("saison") })).totalQty).toBe(2)
    expect(await claims()).toEqual(["soir B1", "soir B2"])
    await release("ana", { eventId: eventId("soir") })
    const again = await hold("ana", seasonLine("saison", ["A1", "A2"]), seasonPlaces("saison", 1))
    const { reservationId } = lineOf(again)
    expect(reservationId).not.toBe(lineOf(cart).reservationId)
    await release("ana", { subscriptionId: subscriptionId("saison"), reservationId })
    expect(await claims()).toEqual([])
    expect(await taken()).toEqual([1, 1, 1])
  })

  it("frees one seat at every event when one line is named [CALL-025]", async () => {
    const cart = await hold("ana", seasonLine("saison", ["A1", "A2", "A3"]))
    const [, , third] = lineOf(cart).cartDetailToken
    const left = await release("ana", { holds: [third?.idCartLine ?? ""] })
    expect(await claims()).toEqual(
      ["gala", "matinee", "soir"].flatMap((event) => [`${event} A1`, `${event} A2`]),
    )
    expect(lineOf(left)).toMatchObject({ qty: 2, total: 2 * (seasonPrice.price + seasonPrice.serviceCharge) })
  })

  it("frees the tickets that the cart shows of a line, whichever event's hold names it [CALL-025]", async () => {
    const { reservationId, cartDetailToken } = lineOf(
      await hold("ana", seasonLine("saison", ["A1", "A2", "A3"])),
    )
    const left = await release("ana", { reservationId, holds: [cartDetailToken[2]?.idCartLine ?? ""] })
    expect(lineOf(left)).toMatchObject({ reservationId, qty: 2, seatIds: ["A1", "A2"] })
  })

  it("names what has to go along, at whichever event it stays alone or too few [CALL-025] [SEAT-005]", async () => {
    await hold("ben", line("gala", ["A4", "A5"]))
    const cart = await hold("ana", seasonLine("saison", ["A1", "A2", "A3"]))
    const idOf = (at: number) => lineOf(cart).cartDetailToken[at]?.idCartLine ?? ""
    const refused = await refusalOf(release("ana", { holds: [idOf(2)] }))
    expect(refused.code).toBe("release-not-whole")
    expect(refused.fields.holds).toHaveLength(6)
    await release("ana", { holds: [...(refused.fields.holds ?? [])] })
    expect(await claims()).toEqual(["gala A1", "gala A4", "gala A5", "matinee A1", "soir A1"])

    const pair = await hold("cleo", seasonLine("saison", ["B3", "B4"], "a", "duo"))
    const [first] = lineOf(pair).cartDetailToken
    expect((await refusalOf(release("cleo", { holds: [first?.idCartLine ?? ""] }))).code).toBe(
      "release-not-whole",
    )
  })

  it("keeps a pair that had no better place, in seats that no event sells by itself too [SEAT-005]", async () => {
    await hold("ben", seasonLine("saison", ["M4", "M5"], "m"))
    const cart = await hold("ana", seasonLine("saison", ["M1", "M2", "M3"], "m"))
    const [first] = lineOf(cart).cartDetailToken
    const left = await release("ana", { holds: [first?.idCartLine ?? ""] })
    expect(lineOf(left).seatIds).toEqual(["M2", "M3"])
  })

  it("is not done by the name of one of its events, nor by somebody else [CALL-025]", async () => {
    await hold("ana", seasonLine("saison", ["A1", "A2"]))
    await release("ana", { eventId: eventId("gala") })
    await release("ben", { subscriptionId: subscriptionId("saison") })
    await release("ana", { subscriptionId: "autre" })
    expect(await claims()).toHaveLength(6)
  })

  it("is done whole by the staff, whichever of its holds they name", async () => {
    await hold("ana", seasonLine("saison", ["A1", "A2"]))
    const viewer = { website: smallHouse, language: "fr" as const, now: shop.clock().now() }
    const shown = await listHolds(shop.db(), viewer, { limit: 10 })
    expect(shown.map(({ subscription, qty }) => [subscription, qty])).toEqual(Array(3).fill(["Saison", 2]))
    const last = await shop.db()("holds").orderBy("ordinal", "desc").first("id")
    await releaseHold(shop.db(), {
      websiteId: smallHouse.id,
      holdId: last.id,
      staffName: "Ada",
      reason: "essai",
      now: shop.clock().now(),
    })
    expect(await claims()).toEqual([])
  })
})

describe("the time of a subscription", () => {
  it("runs out at all events at once [HOLD-002]", async () => {
    await hold("ana", seasonLine("saison", ["A1", "A2"]), seasonPlaces("saison", 1))
    shop.clock().pass(900)
    await hold("ben", line("matinee", ["A1", "A2"]))
    expect(await sweep(shop.db(), shop.clock().now())).toBe(1)
    expect(await claims()).toEqual(["matinee A1", "matinee A2"])
    expect(await taken()).toEqual([0, 0, 0])
  })

  it("is extended at all events at once [HOLD-002]", async () => {
    await hold("ana", seasonLine("saison", ["A1", "A2"]))
    shop.clock().pass(800)
    await shop.handlers().extendHolds?.(requestOf<"extendHolds">({ sessionId: "ana" }))
    const ends: number[] = await shop.db()("claims").distinct().pluck("expires_at")
    expect(ends.map(Number)).toEqual([shop.clock().now() + 900_000])
  })
})

describe("the taxes of a subscription's price", () => {
  const taxes = (id: string, price: string) =>
    shop
      .handlers()
      .getSubscriptionPriceTaxes?.(
        requestOf<"getSubscriptionPriceTaxes">({ path: { id, priceId: price } }),
      ) as Promise<TaxSummary>

  it("are those of one of it in the cart [CALL-031]", async () => {
    const told = await taxes(subscriptionId("saison"), seasonPriceId("saison"))
    expect(told).toMatchObject({ subtotal: 17_003, serviceCharge: 1_001, tax1: 900, tax2: 1_796 })
    expect((await hold("ana", seasonLine("saison", ["A1"]))).tax).toEqual(told)
  })

  it("are refused for an unknown subscription or price [CALL-031]", async () => {
    const codeOf = async (...named: Parameters<typeof taxes>) => (await refusalOf(taxes(...named))).code
    expect(await codeOf("autre", seasonPriceId("saison"))).toBe("subscription-unknown")
    expect(await codeOf(subscriptionId("saison"), priceId("soir", "a"))).toBe("price-unknown")
  })
})
