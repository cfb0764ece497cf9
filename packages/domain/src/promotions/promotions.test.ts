import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  isForMember,
  isOfferCode,
  isPromoted,
  offerCode,
  presaleState,
  promotedPrice,
  promotedTicket,
  promotionAt,
} from "./index.ts"

describe("a promoted price", () => {
  it("is the price less percents, half a cent given, or less an amount", () => {
    expect(promotedPrice(5500, { percent: 10 })).toBe(4950)
    expect(promotedPrice(1005, { percent: 10 })).toBe(904)
    expect(promotedPrice(1004, { percent: 10 })).toBe(904)
    expect(promotedPrice(5500, { percent: 100 })).toBe(0)
    expect(promotedPrice(5500, { amount: 1000 })).toBe(4500)
    expect(promotedPrice(500, { amount: 1000 })).toBe(0)
  })

  it("is whole cents from 0 to the price, and a larger discount never costs more", () => {
    const price = fc.nat(10_000_000)
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 100 }), (of, percent) => {
        const promoted = promotedPrice(of, { percent })
        expect(Number.isInteger(promoted)).toBe(true)
        expect(promoted).toBeGreaterThanOrEqual(0)
        expect(promoted).toBeLessThanOrEqual(of)
        // Within half a cent of the exact share, the half given.
        const exact = of * (100 - percent)
        expect(promoted * 100 - exact).toBeGreaterThanOrEqual(-50)
        expect(promoted * 100 - exact).toBeLessThan(50)
        if (percent < 100) expect(promotedPrice(of, { percent: percent + 1 })).toBeLessThanOrEqual(promoted)
      }),
    )
    fc.assert(
      fc.property(
        price,
        fc.nat(10_000_000),
        (of, amount) => promotedPrice(of, { amount }) === (amount > of ? 0 : of - amount),
      ),
    )
  })
})

describe("a ticket with a promotion", () => {
  const ticket = { price: 5500, serviceCharge: 450 }
  it("keeps its service charge, unless that is waived", () => {
    const discount = { percent: 10 }
    expect(promotedTicket(ticket, { discount })).toEqual({
      price: 4950,
      serviceCharge: 450,
      originalPrice: 5500,
    })
    expect(promotedTicket(ticket, { discount, waivesServiceCharge: true })).toEqual({
      ...{ price: 4950, serviceCharge: 0, originalPrice: 5950 },
    })
    expect(promotedTicket(ticket, { discount: { amount: 0 }, waivesServiceCharge: true }).price).toBe(5500)
  })

  it("takes off what lies between what it was and what it is, both with the charge beside them", () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(5_000),
        fc.nat(100_000),
        fc.boolean(),
        (price, serviceCharge, amount, waivesServiceCharge) => {
          const sold = promotedTicket({ price, serviceCharge }, { discount: { amount }, waivesServiceCharge })
          expect(sold.originalPrice + sold.serviceCharge).toBe(price + serviceCharge)
          expect(sold.price + sold.serviceCharge).toBeLessThanOrEqual(price + serviceCharge)
        },
      ),
    )
  })
})

describe("a promotion", () => {
  const terms = { discount: { percent: 10 }, from: 100, until: 200, eventIds: ["e1"] }

  it("is given at its events in its period", () => {
    const at = (eventId: string, now: number) => promotionAt(terms, { eventId, now })
    expect([99, 100, 199, 200].map((now) => at("e1", now))).toEqual([
      "promotion-not-yet",
      undefined,
      undefined,
      "promotion-over",
    ])
    expect(at("e2", 99)).toBe("promotion-not-for-event")
    expect(promotionAt({ discount: { amount: 5 } }, { eventId: "e2", now: 0 })).toBeUndefined()
  })

  it("is for its price types in its price levels", () => {
    const adult = { priceType: "adult", priceLevelId: "floor" }
    const { discount } = terms
    expect(isPromoted({ discount }, adult)).toBe(true)
    expect(isPromoted({ discount, priceTypes: ["adult"] }, adult)).toBe(true)
    expect(isPromoted({ discount, priceTypes: ["child"] }, adult)).toBe(false)
    expect(isPromoted({ discount, priceTypes: ["adult"], priceLevelIds: ["box"] }, adult)).toBe(false)
    expect(isPromoted({ discount, priceLevelIds: ["box", "floor"] }, adult)).toBe(true)
  })

  it("is for those who have one of its memberships, or for all", () => {
    expect(isForMember({}, [])).toBe(true)
    expect(
      [["crew"], ["gold", "crew"], ["other"], []].map((own) => isForMember({ membershipIds: ["crew"] }, own)),
    ).toEqual([true, true, false, false])
  })

  it("has a code of letters, digits and hyphens, in any case", () => {
    expect(offerCode("  hiver-10 ")).toBe("HIVER-10")
    expect(["hiver-10", "ABC", " été ", "ab", "A B C", "x".repeat(41)].map(isOfferCode)).toEqual([
      ...[true, true, false, false, false, false],
    ])
  })
})

it("is open in a presale from its first moment until the sale is", () => {
  const presale = { from: 100, until: 200 }
  expect([99, 100, 199, 200].map((now) => presaleState(presale, now))).toEqual([
    ...["to-come", "open", "open", "over"],
  ])
})
