import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { taxesInOnePlace } from "../taxes/taxes.test-support.ts"
import { redeemCertificates } from "./redeem.ts"
import { sellCertificates } from "./sell.ts"

describe("redeemCertificates", () => {
  it("pays in part and leaves the rest to pay [PAY-028]", () => {
    expect(redeemCertificates(16097, [{ code: "A", balance: 5000 }])).toEqual({
      discount: 5000,
      grandTotal: 11097,
      uses: [{ code: "A", used: 5000, remainder: 0 }],
    })
  })

  it("leaves on the certificate what is not needed [PAY-028]", () => {
    const two = [
      { code: "A", balance: 3000 },
      { code: "B", balance: 9000 },
    ]
    expect(redeemCertificates(4000, two)).toEqual({
      discount: 4000,
      grandTotal: 0,
      uses: [
        { code: "A", used: 3000, remainder: 0 },
        { code: "B", used: 1000, remainder: 8000 },
      ],
    })
  })

  it("counts a code given twice once [PAY-028]", () => {
    const same = { code: "A", balance: 3000 }
    expect(redeemCertificates(5000, [same, same])).toEqual({
      discount: 3000,
      grandTotal: 2000,
      uses: [{ code: "A", used: 3000, remainder: 0 }],
    })
  })

  it.each([
    [1000, [980], 950, 50],
    [1000, [950], 950, 50],
    [1000, [951], 950, 50],
    [1000, [949], 949, 51],
    [1000, [600, 399], 950, 50],
    [1000, [980, 15], 950, 50],
    [1000, [980, 20], 1000, 0],
    [30, [10], 0, 30],
    [30, [30], 30, 0],
  ])(
    "of %d, %j pay %d and leave what a card can be charged: %d [PAY-028]",
    (total, balances, discount, grandTotal) => {
      const certificates = balances.map((balance, index) => ({ code: String(index), balance }))
      expect(redeemCertificates(total, certificates)).toMatchObject({ discount, grandTotal })
    },
  )

  it("comes after tax: the taxes of a cart paid by certificate are those of the cart [PAY-028]", () => {
    const lines = [{ amount: 10000, serviceCharge: 0, taxable: true }]
    const { totalAfterTaxes } = taxesInOnePlace({ province: "QC", date: "2026-12-05", lines })
    expect(redeemCertificates(totalAfterTaxes, [{ code: "A", balance: 10000 }]).grandTotal).toBe(1498)
  })

  it("never gives more than the total nor more than there is, and loses no cent [PAY-028]", () => {
    const certificates = fc.uniqueArray(fc.record({ code: fc.string(), balance: fc.nat(20000) }), {
      selector: ({ code }) => code,
      maxLength: 5,
    })
    fc.assert(
      fc.property(fc.nat(50000), certificates, (total, all) => {
        const { discount, grandTotal, uses } = redeemCertificates(total, all)
        const worth = all.reduce((sum, { balance }) => sum + balance, 0)
        expect(discount).toBeLessThanOrEqual(Math.min(total, worth))
        expect(Math.min(total, worth) - discount).toBeLessThan(50)
        if (total >= 50 && grandTotal > 0) expect(grandTotal).toBeGreaterThanOrEqual(50)
        expect(grandTotal === 0).toBe(worth >= total)
        expect(discount + grandTotal).toBe(total)
        expect(uses.reduce((sum, { used }) => sum + used, 0)).toBe(discount)
        expect(uses.map(({ code, used, remainder }) => ({ code, balance: used + remainder }))).toEqual(all)
        expect(uses.every(({ used, remainder }) => used >= 0 && remainder >= 0)).toBe(true)
      }),
    )
  })

  it("refuses amounts that are no cents", () => {
    expect(() => redeemCertificates(-1, [])).toThrow("A total to pay is never negative")
    expect(() => redeemCertificates(10.5, [])).toThrow("A total to pay must be an integer number of cents")
    expect(() => redeemCertificates(10, [{ code: "A", balance: -1 }])).toThrow(
      "A certificate's balance is never negative",
    )
  })
})

describe("sellCertificates", () => {
  const offer = { id: "gift", min: 1000, max: 50000 }

  it("asks for a hold of its own type, for the value chosen, untaxed", () => {
    expect(sellCertificates(offer, 5000, 2)).toEqual({
      ok: true,
      group: {
        type: "GIFT_CERTTIFICATES",
        id: "gift",
        giftCertificatesId: "gift",
        prices: [{ id: "gift", qty: 2, amount: 5000, giftCertificatesId: "gift" }],
      },
      line: { amount: 10000, serviceCharge: 0, taxable: false },
    })
  })

  it.each([
    [999, false],
    [1000, true],
    [50000, true],
    [50001, false],
    [1000.5, false],
  ])("sells a value of %d cents: %s", (amount, ok) => {
    expect(sellCertificates(offer, amount, 1).ok).toBe(ok)
  })

  it("sells no worthless certificate, and no part of one", () => {
    expect(sellCertificates({ ...offer, min: 0 }, 0, 1)).toEqual({
      ok: false,
      error: { code: "invalid-amount", min: 0, max: 50000 },
    })
    for (const qty of [0, -1, 1.5])
      expect(sellCertificates(offer, 5000, qty)).toEqual({ ok: false, error: { code: "invalid-quantity" } })
  })
})
