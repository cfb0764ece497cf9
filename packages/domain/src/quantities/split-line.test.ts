import * as fc from "fast-check"
import { expect, it } from "vitest"
import { splitFault } from "./split-line.ts"

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
