import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { computeSaleTaxes, type LineTaxes } from "../taxes/index.ts"
import { piecesOfLine, refundByMeans, refundOfPiece } from "./index.ts"

const cents = fc.integer({ min: 0, max: 500_000 })
const line = fc
  .record({
    price: cents,
    charge: fc.integer({ min: 0, max: 3_000 }),
    count: fc.integer({ min: 1, max: 12 }),
    province: fc.constantFrom("QC" as const, "ON" as const, "NS" as const, "AB" as const, "BC" as const),
  })
  .map(({ price, charge, count, province }) => {
    const [taxes] = computeSaleTaxes({
      date: "2026-11-25",
      lines: [{ province, amount: price * count, serviceCharge: charge * count, taxable: true }],
    })
    return { count, line: taxes as LineTaxes }
  })
const totalOf = ({ amount, serviceCharge, tax1, tax2, tax3 }: LineTaxes) =>
  amount + serviceCharge + tax1 + tax2 + tax3
/** Each with the one after it, from zero, in rising order. */
const pairs = (ends: readonly number[]) => {
  const rising = ends.toSorted((a, b) => a - b)
  return rising.map((end, index) => [rising[index - 1] ?? 0, end] as const)
}
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe("what goes back", () => {
  it("piece by piece adds up to the line, tax by tax", () => {
    fc.assert(
      fc.property(line, ({ line: charged, count }) => {
        const pieces = piecesOfLine(charged, count).map((piece) => refundOfPiece(piece, false))
        for (const key of ["amount", "serviceCharge", "tax1", "tax2", "tax3"] as const)
          expect(sum(pieces.map((piece) => piece[key]))).toBe(charged[key])
      }),
    )
  })

  it("without the service charge is never more than the price with the taxes of the whole", () => {
    fc.assert(
      fc.property(line, ({ line: charged, count }) => {
        for (const piece of piecesOfLine(charged, count)) {
          const back = refundOfPiece(piece, true)
          expect(back).toMatchObject({ amount: piece.amount, serviceCharge: 0 })
          expect(totalOf(back)).toBeLessThanOrEqual(totalOf(piece))
          expect(totalOf(piece) - totalOf(back)).toBeGreaterThanOrEqual(piece.serviceCharge)
          if (piece.serviceCharge === 0) expect(back).toEqual(piece)
        }
      }),
    )
  })

  it("without the service charge has all of a tax that is not on it", () => {
    const admission = {
      ...{ name: { fr: "Droit d’entrée", en: "Amusement tax" }, from: "2020-01-01" },
      ...{ rate: { numerator: 1, denominator: 10 }, onServiceCharge: false },
    }
    const [charged] = computeSaleTaxes({
      date: "2026-11-25",
      lines: [
        {
          ...{ province: "ON", amount: 10_000, serviceCharge: 1_000, taxable: true },
          municipalTaxes: [admission],
        },
      ],
    })
    const [piece] = piecesOfLine(charged as LineTaxes, 1)
    expect(refundOfPiece(piece as LineTaxes, true)).toMatchObject({ tax1: 1_300, tax3: 1_000 })
  })

  it("in parts, in any order, ends on what each means paid and never passes it", () => {
    const paid = fc.array(cents, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(paid, fc.array(fc.nat(), { maxLength: 8 }), (amounts, cuts) => {
        const total = sum(amounts)
        const ends = [...cuts.map((cut) => (total === 0 ? 0 : cut % total)), total].toSorted((a, b) => a - b)
        const refunded = amounts.map(() => 0)
        ends.forEach((end, index) => {
          const means = amounts.map((one, id) => ({ id, paid: one, refunded: refunded[id] ?? 0 }))
          const returns = refundByMeans(end - (ends[index - 1] ?? 0), means)
          for (const { id, amount } of returns) refunded[id] = (refunded[id] ?? 0) + amount
          for (const [id, one] of refunded.entries()) expect(one).toBeLessThanOrEqual(amounts[id] ?? 0)
        })
        expect(refunded).toEqual(amounts)
      }),
    )
  })

  it("fills the first means before the next, and cannot pass what was paid", () => {
    const means = [
      { id: "card", paid: 3000, refunded: 1000 },
      { id: "certificate", paid: 5000, refunded: 0 },
    ]
    expect(refundByMeans(2500, means)).toEqual([
      { id: "card", amount: 2000 },
      { id: "certificate", amount: 500 },
    ])
    expect(refundByMeans(0, means)).toEqual([])
    expect(() => refundByMeans(7001, means)).toThrow(RangeError)
    expect(() => refundByMeans(-1, means)).toThrow(RangeError)
  })

  it("of what is not paid yet leave nothing, or what a card can be charged", () => {
    const later = fc.array(fc.integer({ min: 100, max: 20_000 }), { minLength: 1, maxLength: 4 })
    const first = fc.integer({ min: 2_000, max: 20_000 })
    // Anywhere, or a few cents before the end of an instalment.
    const anywhere = fc.record({ of: fc.constant(0), cents: fc.nat() })
    const short = fc.record({ of: fc.integer({ min: 1, max: 4 }), cents: fc.integer({ min: -49, max: -1 }) })
    fc.assert(
      fc.property(
        later,
        first,
        fc.array(fc.oneof(anywhere, short), { maxLength: 5 }),
        (unpaid, paid, ends) => {
          const total = sum(unpaid) + paid
          const cuts = ends.map(({ of, cents: more }) => sum(unpaid.slice(0, of)) + more)
          const left = [...unpaid, paid]
          for (const [asked, next] of pairs([...cuts.map((cut) => cut % total), total])) {
            const isUnpaid = (id: number) => id < unpaid.length
            const means = left.map((rest, id) => ({ id, refunded: 0, paid: rest, isUnpaid: isUnpaid(id) }))
            const returns = refundByMeans(next - asked, means)
            expect(sum(returns.map(({ amount }) => amount))).toBe(next - asked)
            for (const { id, amount } of returns) left[id] = (left[id] ?? 0) - amount
            for (const one of left.slice(0, unpaid.length)) expect(one === 0 || one >= 50).toBe(true)
          }
          expect(sum(left)).toBe(0)
        },
      ),
    )
  })

  it("leave 50 cents of an instalment where less would be left, and take the rest elsewhere", () => {
    const last = { id: "last", paid: 13_800, refunded: 0, isUnpaid: true }
    const second = { id: "second", paid: 13_800, refunded: 0, isUnpaid: true }
    const card = { id: "card", paid: 13_800, refunded: 0 }
    expect(refundByMeans(13_797, [last, second, card])).toEqual([
      { id: "last", amount: 13_750 },
      { id: "second", amount: 47 },
    ])
    expect(refundByMeans(13_751, [last, card])).toEqual([
      { id: "last", amount: 13_750 },
      { id: "card", amount: 1 },
    ])
    expect(refundByMeans(13_750, [last, card])).toEqual([{ id: "last", amount: 13_750 }])
    expect(refundByMeans(13_800, [last, card])).toEqual([{ id: "last", amount: 13_800 }])
    // Of a few cents that were left before nothing is taken but the whole.
    expect(refundByMeans(10, [{ ...last, paid: 30 }, card])).toEqual([{ id: "card", amount: 10 }])
    expect(refundByMeans(30, [{ ...last, paid: 30 }, card])).toEqual([{ id: "last", amount: 30 }])
    // What was paid may leave any rest: nobody charges it.
    expect(refundByMeans(13_797, [card, second])).toEqual([{ id: "card", amount: 13_797 }])
  })

  it("go by the order alone where nothing else can take the rest", () => {
    const last = { id: "last", paid: 13_800, refunded: 0, isUnpaid: true }
    const card = { id: "card", paid: 13_800, refunded: 13_754 }
    expect(refundByMeans(13_797, [last])).toEqual([{ id: "last", amount: 13_797 }])
    expect(refundByMeans(13_797, [last, card])).toEqual([{ id: "last", amount: 13_797 }])
    expect(() => refundByMeans(13_801, [last])).toThrow(RangeError)
  })
})
