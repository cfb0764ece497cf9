import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkQuantity, decrease, increase, lineTotal, type QuantityRule } from "./quantity.ts"

const rule = fc.record({ minTickets: fc.nat(6), maxTickets: fc.nat(30), divisor: fc.nat(4) })

/** Every quantity plus can reach from none. */
function reachable(of: QuantityRule, steps = 12): number[] {
  const quantities = [0]
  for (let i = 0; i < steps; i++) {
    const next = increase(quantities.at(-1) ?? 0, of)
    if (!next.ok) break
    quantities.push(next.quantity)
  }
  return quantities
}

describe("checkQuantity", () => {
  it("takes none up to the most, and any number when the most is 0 [QTY-001]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (max) => {
        expect(checkQuantity(0, { maxTickets: max }).ok).toBe(true)
        expect(checkQuantity(max, { maxTickets: max }).ok).toBe(true)
        expect(checkQuantity(-1, { maxTickets: max })).toEqual({
          ok: false,
          error: { code: "invalid-quantity", min: 0, max },
        })
        expect(checkQuantity(max + 1, { maxTickets: max }).ok).toBe(false)
      }),
    )
    expect(checkQuantity(999, { maxTickets: 0 })).toEqual({ ok: true, quantity: 999 })
  })

  it.each([1.5, Number.NaN, Infinity])("refuses %d", (quantity) => {
    expect(checkQuantity(quantity, {}).ok).toBe(false)
  })

  it("takes exactly the quantities plus and minus can show [QTY-004]", () => {
    fc.assert(
      fc.property(rule, (of) => {
        const shown = reachable(of)
        for (let q = 0; q <= (shown.at(-1) ?? 0); q++) expect(checkQuantity(q, of).ok).toBe(shown.includes(q))
      }),
    )
  })
})

describe("plus and minus", () => {
  it("start at the fewest tickets and fall back to none [QTY-002] [QTY-003]", () => {
    expect(increase(0, { minTickets: 4 })).toEqual({ ok: true, quantity: 4 })
    expect(decrease(4, { minTickets: 4 })).toBe(0)
    expect(decrease(5, { minTickets: 4 })).toBe(4)
  })

  it("go by the divisor [QTY-004]", () => {
    expect(reachable({ divisor: 2, maxTickets: 6 })).toEqual([0, 2, 4, 6])
    expect(reachable({ minTickets: 3, divisor: 2, maxTickets: 8 })).toEqual([0, 3, 5, 7])
    expect([1, 2, 3, 4].map((q) => checkQuantity(q, { minTickets: 1, divisor: 3 }).ok)).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(decrease(4, { divisor: 2 })).toBe(2)
    expect(decrease(1, { divisor: 2 })).toBe(0)
    expect(checkQuantity(3, { divisor: 2, maxTickets: 8 })).toEqual({
      ok: false,
      error: { code: "invalid-quantity", min: 0, max: 8, step: 2 },
    })
  })

  it("undo one another, whatever the rule", () => {
    fc.assert(
      fc.property(rule, (of) => {
        const shown = reachable(of)
        shown.slice(1).forEach((quantity, i) => {
          expect(decrease(quantity, of)).toBe(shown[i])
        })
      }),
    )
  })

  it("stop at both ends [QTY-001] [QTY-006]", () => {
    expect(increase(8, { maxTickets: 8 })).toEqual({
      ok: false,
      error: { code: "invalid-quantity", min: 0, max: 8 },
    })
    expect(decrease(0, {})).toBe(0)
  })
})

describe("lineTotal", () => {
  it("is (service charge + price) × quantity [QTY-005]", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(10_000), fc.nat(100), (price, serviceCharge, quantity) => {
        const line = lineTotal({ price, serviceCharge }, quantity)
        expect(line).toBe(price * quantity + serviceCharge * quantity)
      }),
    )
    expect(lineTotal({ price: 6500, serviceCharge: 450 }, 2)).toBe(13_900)
  })
})
