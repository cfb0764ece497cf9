import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkQuantity } from "../quantities/quantity.ts"
import type { RowPicture } from "../seats/row.ts"
import { naiveNeighbours, rowFrom } from "../seats/seat-oracle.test-support.ts"
import { type HeldCart, type HeldTicket, wholeRelease } from "./whole-release.ts"

const strict = { avoidSingle: true, lastResort: true }

/** A cart of one hold at one price on each `m` of the rows, whose tickets are called by their seats. */
function cartOn(rows: readonly string[], more: Partial<HeldCart> = {}): HeldCart {
  const section = rows.map((letters, i) => rowFrom(letters, false, "abc"[i]))
  const tickets = section.flatMap(({ seats }) =>
    seats.flatMap(({ id, state }) =>
      state === "mine" ? [{ id, holdId: "hold", priceId: "adult", seatId: id }] : [],
    ),
  )
  return { tickets, prices: new Map([["adult", {}]]), sections: [section], rule: strict, ...more }
}
const released = (cart: HeldCart, ...asked: string[]) => wholeRelease(cart, new Set(asked))
const places = (count: number, holdId = "hold", priceId = "group"): HeldTicket[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${holdId}-${i + 1}`, holdId, priceId }))

describe("what leaves a cart with a seat", () => {
  it("is the seat alone where it leaves none alone [SEAT-005]", () => {
    expect(released(cartOn(["mmm..."]), "a-2")).toEqual(["a-2"])
    expect(released(cartOn(["mmxmm"]), "a-0", "a-1")).toEqual(["a-0", "a-1"])
    expect(released(cartOn(["xmx", "...."]), "a-1")).toEqual(["a-1"])
  })

  it("is its neighbour too where the seat would stay alone beside it [SEAT-005]", () => {
    expect(released(cartOn(["mmmmm", "......"]), "a-4")).toEqual(["a-4", "a-3"])
    expect(released(cartOn(["mmmmm", "......"]), "a-0")).toEqual(["a-0", "a-1"])
    expect(released(cartOn(["mm", "......"]), "a-0")).toEqual(["a-0", "a-1"])
    // Of two groups beside it, the shorter one gives way.
    expect(released(cartOn(["mmmm", "......"]), "a-1")).toEqual(["a-1", "a-0"])
  })

  it("is the seat alone where those who stay had no better place [SEAT-005]", () => {
    expect(released(cartOn(["mmmmm"]), "a-4")).toEqual(["a-4"])
    expect(released(cartOn(["mmmmm"], { rule: { ...strict, lastResort: false } }), "a-4")).toEqual([
      "a-4",
      "a-3",
    ])
  })

  it("is the seat alone where single seats do not matter", () => {
    expect(released(cartOn(["mmmmm", "...."], { rule: { avoidSingle: false } }), "a-4")).toEqual(["a-4"])
  })

  it("counts a table around its end [SEAT-006]", () => {
    const seated = (ring: boolean) => {
      const table = rowFrom("mxxm", ring, "t")
      const tickets = ["t-0", "t-3"].map((id) => ({ id, holdId: "h", priceId: "adult", seatId: id }))
      return { ...cartOn([]), tickets, sections: [[table, rowFrom("......", false, "b")]] }
    }
    expect(released(seated(true), "t-0")).toEqual(["t-0", "t-3"])
    expect(released(seated(false), "t-0")).toEqual(["t-0"])
  })
})

describe("what leaves a cart with a ticket of a price", () => {
  const sold = (rule: { minTickets?: number; divisor?: number }, tickets: HeldTicket[]) =>
    cartOn([], { tickets, prices: new Map([["group", rule]]) })

  it("is nothing else while enough are left [QTY-001]", () => {
    expect(released(sold({ minTickets: 4 }, places(5)), "hold-2")).toEqual(["hold-2"])
  })

  it("is all of them below the fewest [QTY-003]", () => {
    const cart = sold({ minTickets: 4 }, [...places(2), ...places(2, "other")])
    expect(released(cart, "hold-1").toSorted()).toEqual(["hold-1", "hold-2", "other-1", "other-2"])
  })

  it("is as many as the price is sold by, of the same hold first [QTY-004]", () => {
    const cart = sold({ minTickets: 2, divisor: 2 }, [...places(2), ...places(2, "other")])
    expect(released(cart, "other-1")).toEqual(["other-1", "other-2"])
    expect(released(cart, "hold-1")).toEqual(["hold-1", "hold-2"])
  })

  it("leaves other prices alone, and a price of which nothing is given back", () => {
    const cart = sold({ minTickets: 4 }, [...places(2), ...places(3, "free", "child")])
    expect(released(cart, "free-1")).toEqual(["free-1"])
  })

  it("blames nobody for a cart that was held under other limits, nor for a price unknown by now", () => {
    expect(released(sold({ minTickets: 4 }, places(3)), "hold-1")).toEqual(["hold-1"])
    expect(released(cartOn([], { tickets: places(3), prices: new Map() }), "hold-1")).toEqual(["hold-1"])
  })
})

describe("what leaves a cart beside a wheelchair place [SEAT-005]", () => {
  it("is the companion's seat alone, or the wheelchair place alone", () => {
    expect(released(cartOn(["Mm", "......"]), "a-1")).toEqual(["a-1"])
    expect(released(cartOn(["Mmx", "......"]), "a-0")).toEqual(["a-0"])
    expect(released(cartOn(["Mmm", "......"]), "a-2")).toEqual(["a-2"])
    expect(released(cartOn(["mmm", "......"]), "a-2")).toEqual(["a-2", "a-1"])
  })
})

it("knows only tickets of the cart", () => {
  expect(released(cartOn(["mm.."]), "z-9")).toEqual([])
})

const drawn = fc.array(
  fc.string({ unit: fc.constantFrom("m", "m", "m", ".", "x", "#", "M", "w"), minLength: 1, maxLength: 9 }),
  { minLength: 1, maxLength: 3 },
)
const isPlace = (row: RowPicture, at: number) => row.seats[at]?.accessible === true
/** A wheelchair place, or one beside it: nobody minds it alone. */
const hasWheelchair = (row: RowPicture, at: number) =>
  isPlace(row, at) || naiveNeighbours(row, at).some((beside) => isPlace(row, beside))
/** Whether the kept seats around one have a wheelchair place among them. */
function isWithWheelchair(row: RowPicture, seat: number, isKept: (at: number) => boolean): boolean {
  const group = isKept(seat) ? [seat] : []
  for (const member of group)
    for (const beside of naiveNeighbours(row, member))
      if (isKept(beside) && !group.includes(beside)) group.push(beside)
  return group.some((member) => isPlace(row, member))
}
const limits = fc.record({
  minTickets: fc.nat(4),
  divisor: fc.nat(3),
})
const asking = fc.array(fc.nat(26), { maxLength: 5 })

describe("any tickets given back", () => {
  const everywhere = (
    law: (
      cart: HeldCart,
      asked: string[],
      gone: string[],
      price: { minTickets: number; divisor: number },
    ) => void,
  ) =>
    fc.assert(
      fc.property(drawn, limits, fc.boolean(), asking, (rows, price, lastResort, indices) => {
        const cart = cartOn(rows, {
          prices: new Map([["adult", price]]),
          rule: { avoidSingle: true, lastResort },
        })
        fc.pre(cart.tickets.length > 0)
        const asked = [...new Set(indices.flatMap((i) => cart.tickets[i % cart.tickets.length]?.id ?? []))]
        law(cart, asked, released(cart, ...asked), price)
      }),
      { numRuns: 1_000 },
    )

  it("go themselves, and giving back the answer asks for no more [SEAT-005] [QTY-003]", () => {
    everywhere((cart, asked, gone) => {
      expect(gone).toEqual(expect.arrayContaining(asked))
      expect(new Set(gone).size).toBe(gone.length)
      expect(released(cart, ...gone).toSorted()).toEqual(gone.toSorted())
      if (asked.length === 0) expect(gone).toEqual([])
    })
  })

  it("leave a quantity that the price is sold in, or none [QTY-001] [QTY-003]", () => {
    everywhere(({ tickets }, asked, gone, price) => {
      if (asked.length === 0 || !checkQuantity(tickets.length, price).ok) return
      expect(checkQuantity(tickets.length - gone.length, price).ok).toBe(true)
    })
  })

  it("leave no freed seat alone beside a kept one where there is no last resort [SEAT-005]", () => {
    everywhere(({ sections, rule }, _, gone) => {
      if (rule.lastResort !== false) return
      for (const row of sections.flat()) {
        const isKept = (at: number) => row.seats[at]?.state === "mine" && !gone.includes(row.seats[at].id)
        const isOpen = (at: number) =>
          row.seats[at]?.state === "free" || gone.includes(row.seats[at]?.id ?? "")
        for (const [at, { id }] of row.seats.entries()) {
          if (!gone.includes(id)) continue
          const beside = naiveNeighbours(row, at)
          if (hasWheelchair(row, at) || beside.some((one) => isWithWheelchair(row, one, isKept))) continue
          expect(beside.some(isOpen) || !beside.some(isKept)).toBe(true)
        }
      }
    })
  })
})
