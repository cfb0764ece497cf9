import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkQuantity } from "../quantities/quantity.ts"
import { splitFault, splitQuantityFault } from "./split-line.ts"

const part = (priceId: string, qty: number, ...tickets: string[]) => ({ priceId, qty, tickets })
const line = ["t1", "t2", "t3"]

it.each([
  [undefined, [part("adult", 2, "t1", "t3"), part("child", 1, "t2")]],
  [undefined, [part("adult", 3, "t1", "t2", "t3")]],
  ["nothing-to-split", []],
  ["invalid-quantity", [part("adult", 3, ...line), part("child", 0)]],
  ["invalid-quantity", [part("adult", 1.5), part("child", 1.5)]],
  ["quantities-differ", [part("adult", 2, "t1", "t2")]],
  ["quantities-differ", [part("adult", 4, ...line, "t4")]],
  ["tickets-differ", [part("adult", 2, "t1", "t2"), part("child", 1, "t2")]],
  ["tickets-differ", [part("adult", 2, "t1", "t2"), part("child", 1, "t9")]],
  ["tickets-differ", [part("adult", 2, "t1"), part("child", 1, "t2", "t3")]],
  ["tickets-differ", [part("adult", 1, "t1"), part("child", 1, "t2", "t3"), part("senior", 1)]],
])("a line of three: %s for %j", (fault, parts) => {
  expect(splitFault(line, parts)).toBe(fault)
})

it("takes every way to deal the tickets out", () => {
  const dealt = fc.array(fc.constantFrom("adult", "child", "senior"), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(dealt, (prices) => {
      const tickets = prices.map((_, i) => `t${i}`)
      const parts = [...Map.groupBy(tickets, (_, i) => prices[i] ?? "")].map(([priceId, own]) =>
        part(priceId, own.length, ...own),
      )
      expect(splitFault(tickets, parts)).toBeUndefined()
    }),
  )
})

describe("the rules of the prices of a split", () => {
  const rules = { adult: {}, pair: { divisor: 2 }, group: { minTickets: 4, maxTickets: 8 } }
  const ruleOf = (id: string) => new Map(Object.entries(rules)).get(id)
  const of = (tickets: Readonly<Record<string, number>>) =>
    Object.entries(tickets).map(([priceId, qty]) => ({ priceId, qty }))
  const fault = (
    held: Readonly<Record<string, number>>,
    lines: Readonly<Record<string, number>>,
    parts: Readonly<Record<string, number>>,
  ) => splitQuantityFault(of(held), of(lines), of(parts), ruleOf)

  it("are judged on all tickets of the cart, those that lines of it leave too", () => {
    expect(fault({ adult: 4 }, { adult: 4 }, { adult: 2, pair: 2 })).toBeUndefined()
    expect(fault({ adult: 4 }, { adult: 4 }, { adult: 1, pair: 3 })).toMatchObject({ step: 2 })
    expect(fault({ adult: 4, pair: 1 }, { adult: 3 }, { pair: 3 })).toBeUndefined()
    expect(fault({ group: 5 }, { group: 4 }, { adult: 4 })).toMatchObject({ min: 4, max: 8 })
    expect(fault({ group: 4 }, { group: 4 }, { adult: 4 })).toBeUndefined()
    expect(fault({ adult: 1 }, { adult: 1 }, { unheardOf: 1 })).toBeUndefined()
  })

  it("do not forbid what changes nothing, whatever they say today", () => {
    expect(fault({ adult: 2, group: 3 }, { adult: 2 }, { adult: 1, pair: 1 })).toMatchObject({ step: 2 })
    expect(fault({ adult: 2, group: 3 }, { group: 3 }, { group: 3 })).toBeUndefined()
  })

  it("permit a split of several lines exactly when their sum is permitted, however they were held", () => {
    const lines = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(lines, fc.nat(20), (held, wanted) => {
        const all = held.reduce((sum, qty) => sum + qty, 0)
        const pairs = Math.min(wanted, all)
        const each = held.map((qty) => ({ priceId: "adult", qty }))
        const parts = of({ adult: all - pairs, pair: pairs }).filter(({ qty }) => qty > 0)
        const isPermitted = splitQuantityFault(each, each, parts, ruleOf) === undefined
        expect(isPermitted).toBe(checkQuantity(pairs, rules.pair).ok)
      }),
    )
  })
})
