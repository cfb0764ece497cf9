import { expect, it } from "vitest"
import { amountLine, amountLines } from "./amount-line.ts"
import { textOf } from "./lines.ts"

it("cuts a text off before its amount", () => {
  expect(textOf(amountLine("Le Cid, rangée A, siège 14", "30,48 $", 24))).toBe("Le Cid, rangée … 30,48 $")
})

it("goes on below where a text must be read whole", () => {
  const lines = amountLines("Le Cid, Parterre, rangée A, siège 14", "30,48 $", 30)
  expect(lines.map(textOf)).toEqual(["  Le Cid, Parterre,    30,48 $", "    rangée A, siège 14"])
})
