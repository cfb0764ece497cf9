import * as fc from "fast-check"
import { describe, expect, expectTypeOf, it } from "vitest"
import { holdGroups, type PriceSelection, withQuantity } from "./price-selection.ts"

const adult: PriceSelection = {
  id: "adult",
  typeGroup: "show",
  eventId: "le-cid",
  qty: 2,
  minTickets: 0,
  maxTickets: 8,
  divisor: 1,
  price: 6500,
  serviceCharges: 450,
  total: 13900,
  seatIds: ["s1", "s2"],
}
const common = {
  qty: 1,
  minTickets: 0,
  maxTickets: 0,
  divisor: 0,
  price: 1500,
  serviceCharges: 0,
  total: 1500,
}

describe("PriceSelection", () => {
  it("has the twenty-two fields of the row [ENT-021]", () => {
    expectTypeOf<keyof PriceSelection>().toEqualTypeOf<
      | "eventId"
      | "id"
      | "subscriptionId"
      | "hoursId"
      | "comboId"
      | "comboGroupId"
      | "byocId"
      | "giftCertificatesId"
      | "parkingId"
      | "parkingDate"
      | "parkingType"
      | "qty"
      | "minTickets"
      | "maxTickets"
      | "divisor"
      | "price"
      | "serviceCharges"
      | "total"
      | "seatIds"
      | "typeGroup"
      | "priceLevel"
      | "priceType"
    >()
  })

  it("costs its charges and price times its quantity [QTY-005]", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(100_000), fc.nat(5000), (qty, price, serviceCharges) => {
        const changed = withQuantity({ ...adult, price, serviceCharges }, qty)
        expect(changed.total).toBe((serviceCharges + price) * qty)
        expect(changed.seatIds?.length).toBe(Math.min(2, qty))
      }),
    )
    expect(withQuantity({ ...common, id: "p", typeGroup: "MEMBER" }, 3)).not.toHaveProperty("seatIds")
  })
})

describe("holdGroups", () => {
  it("asks once for each thing, with a line for each price", () => {
    const student = { ...adult, id: "student", price: 4000, seatIds: ["s3"], qty: 1 }
    const later = { ...adult, eventId: "le-cid-2", hoursId: "h1" }
    expect(holdGroups([adult, { ...adult, id: "child", qty: 0 }, later, student])).toEqual([
      {
        type: "show",
        id: "le-cid",
        prices: [
          { id: "adult", qty: 2, amount: 6950, seatIds: ["s1", "s2"] },
          { id: "student", qty: 1, amount: 4450, seatIds: ["s3"] },
        ],
      },
      {
        type: "show",
        id: "le-cid-2",
        prices: [{ id: "adult", qty: 2, amount: 6950, seatIds: ["s1", "s2"], expositionId: "h1" }],
      },
    ])
  })

  it("names the thing as each type of hold does", () => {
    const line = { id: "p", qty: 1, amount: 1500 }
    const parking = { parkingId: "lot", parkingDate: "2026-12-05", parkingType: "soiree" }
    expect(
      holdGroups([
        { ...common, id: "p", typeGroup: "subscription", subscriptionId: "saison" },
        { ...common, id: "p", typeGroup: "parking", ...parking },
        { ...common, id: "p", typeGroup: "COMBO", comboId: "duo", comboGroupId: "g" },
        { ...common, id: "p", typeGroup: "BYOC", byocId: "carte" },
        { ...common, id: "p", typeGroup: "MEMBER" },
        { ...common, id: "p", typeGroup: "GIFT_CERTTIFICATES", giftCertificatesId: "cadeau" },
      ]),
    ).toEqual([
      { type: "subscription", id: "saison", prices: [line] },
      { type: "parking", id: "lot", prices: [{ ...line, ...parking }] },
      { type: "COMBO", id: "duo", comboId: "duo", comboGroupId: "g", prices: [line] },
      { type: "BYOC", id: "carte", byocId: "carte", prices: [line] },
      { type: "MEMBER", id: "p", memberId: "p", prices: [line] },
      {
        type: "GIFT_CERTTIFICATES",
        id: "cadeau",
        giftCertificatesId: "cadeau",
        prices: [{ ...line, giftCertificatesId: "cadeau" }],
      },
    ])
  })

  it("asks for nothing when nothing is selected, and refuses a price of nothing", () => {
    expect(holdGroups([{ ...adult, qty: 0 }])).toEqual([])
    const { eventId: _, ...lost } = adult
    expect(() => holdGroups([lost])).toThrow("Price adult is of type show and does not say of which one")
  })
})
