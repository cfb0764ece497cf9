import type { CartPrice } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { isCounted, mergedLines } from "./merged-lines.ts"

const adult: CartPrice = {
  ...{
    id: "adult",
    reservationId: "r1",
    name: "Adult",
    priceType: "adult",
    price: 5000,
    serviceCharges: 450,
  },
  ...{
    qty: 1,
    total: 5450,
    seatIds: ["A-1"],
    confirmed: true,
    cartDetailToken: [],
    rs: true,
    title: "Le Cid",
  },
  abandonedCartActive: false,
}
const places = (reservationId: string, ...tickets: string[]): CartPrice => ({
  ...adult,
  ...{ reservationId, rs: false, qty: tickets.length, total: 5450 * tickets.length },
  cartDetailToken: tickets.map((idCartLine) => ({ idCartLine })),
})

describe("the lines of a cart as they are shown", () => {
  it("are one where places are held in two goes, and all of them are given back together", () => {
    const [merged, ...others] = mergedLines([places("a", "1", "2"), places("b", "3")])
    expect(others).toEqual([])
    expect(merged?.line).toMatchObject({ reservationId: "a", qty: 3, total: 16_350 })
    expect(merged?.tickets).toEqual(["1", "2", "3"])
  })

  it("stay apart where they are seats, or at another price, promotion or presale", () => {
    const lines = [
      { ...adult, reservationId: "a" },
      { ...adult, reservationId: "b" },
      places("c", "1"),
      { ...places("d", "2"), price: 4000 },
      { ...places("e", "3"), promoId: "dix" },
      { ...places("f", "4"), presale: "AMIS" },
    ]
    expect(mergedLines(lines).map(({ line }) => line)).toEqual(lines)
    expect(mergedLines(lines).every(({ tickets }) => tickets === undefined)).toBe(true)
  })

  it("are counted where more of them are the same: no seat, no gift, no combo, no donation", () => {
    const line = places("a", "1")
    expect(isCounted(line)).toBe(true)
    expect(isCounted({ ...line, productKind: "parking" })).toBe(true)
    const recipient = { name: "Ana", email: "ana@exemple.ca" }
    for (const one of [
      adult,
      { ...line, recipient },
      { ...line, comboId: "duo" },
      { ...line, byocId: "mine" },
      { ...line, subscriptionId: "saison" },
      { ...line, productKind: "donation" as const },
    ])
      expect(isCounted(one)).toBe(false)
  })
})
