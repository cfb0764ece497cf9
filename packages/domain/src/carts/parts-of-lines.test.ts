import type { CartPrice } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { partsOfLines } from "./parts-of-lines.ts"

const places = (reservationId: string, ...tickets: string[]): CartPrice => ({
  ...{ id: "adult", reservationId, name: "Adult", priceType: "adult", price: 5000, serviceCharges: 450 },
  ...{ qty: tickets.length, total: 5450 * tickets.length, seatIds: [], confirmed: true, rs: false },
  ...{ title: "Le Cid", abandonedCartActive: false },
  cartDetailToken: tickets.map((idCartLine) => ({ idCartLine })),
})

describe("the parts that several lines are divided into", () => {
  const held = [places("a", "1", "2"), places("b", "3"), places("c", "4")]
  const divided = (adults: number, children: number) =>
    partsOfLines(held, [
      { priceId: "child", qty: children },
      { priceId: "adult", qty: adults },
    ]).map(({ line, parts }) => [line.reservationId, ...parts.map(({ priceId, qty }) => `${qty} ${priceId}`)])

  it("leave to the first lines what keeps its price, and ask nothing of a line that stays as it is", () => {
    expect(divided(3, 1)).toEqual([["c", "1 child"]])
    expect(divided(1, 3)).toEqual([
      ["c", "1 child"],
      ["b", "1 child"],
      ["a", "1 adult", "1 child"],
    ])
    expect(divided(4, 0)).toEqual([])
  })

  it("are all tickets of all lines, where all of them change", () => {
    expect(divided(0, 4)).toEqual([
      ["c", "1 child"],
      ["b", "1 child"],
      ["a", "2 child"],
    ])
  })
})
