import { describe, expect, it } from "vitest"
import { element, emptyCart, fullCart, line } from "../../test/samples.ts"
import { linesOfTickets, releasedLines } from "./released-lines.ts"

const seated = (reservationId: string, ...seatIds: string[]) => ({
  ...line,
  reservationId,
  qty: seatIds.length,
  seatIds,
  cartDetailToken: seatIds.map((seatId) => ({ idCartLine: `line-${seatId}`, seatId })),
})
const cartOf = (...prices: (typeof line)[]) => fullCart({ cartElements: [{ ...element, prices }] })

describe("what left a cart", () => {
  it("is a line, or the tickets a line has lost", () => {
    const before = cartOf(seated("a", "s1"), seated("b", "s2", "s3"), seated("c", "s9"))
    const after = cartOf(seated("b", "s3"), seated("c", "s9"))
    expect(releasedLines(before, after)).toEqual([
      { ...seated("a", "s1"), total: 6950 },
      { ...seated("b", "s2"), total: 6950 },
    ])
  })

  it("counts places without a number", () => {
    const places = (qty: number) => ({ ...line, qty, rs: false, seatIds: [] })
    expect(releasedLines(cartOf(places(5)), cartOf(places(2)))).toMatchObject([{ qty: 3, total: 20_850 }])
  })

  it("is all of it, or nothing", () => {
    expect(releasedLines(cartOf(seated("a", "s1")), emptyCart())).toHaveLength(1)
    expect(releasedLines(cartOf(seated("a", "s1")), cartOf(seated("a", "s1"), seated("b", "s2")))).toEqual([])
    expect(releasedLines(undefined, cartOf(seated("a", "s1")))).toEqual([])
  })
})

it("names tickets by the lines they are of", () => {
  const cart = cartOf(seated("a", "s1"), seated("b", "s2", "s3"), seated("c", "s9"))
  expect(linesOfTickets(cart, ["line-s3", "line-s9", "elsewhere"])).toEqual([
    { ...seated("b", "s3"), total: 6950 },
    { ...seated("c", "s9"), total: 6950 },
  ])
})
