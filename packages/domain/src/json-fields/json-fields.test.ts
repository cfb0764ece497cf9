import { expect, it } from "vitest"
import { integerAt, listAt, textAt } from "./json-fields.ts"

const body = { card: { bin: "401200", expiry: { year: 2028 } }, amount: "1250", empty: "", items: [1, 2] }

it("reads a text, a number as text, and nothing where there is none", () => {
  expect(textAt(body, "card", "bin")).toBe("401200")
  expect(textAt(body, "card", "expiry", "year")).toBe("2028")
  for (const path of [["empty"], ["card"], ["card", "bin", "length"], ["nowhere"]])
    expect(textAt(body, ...path)).toBeUndefined()
  expect(textAt(null, "card")).toBeUndefined()
})

it("reads an integer, also from digits, and no other number", () => {
  expect(integerAt(body, "amount")).toBe(1250)
  expect(integerAt(body, "card", "expiry", "year")).toBe(2028)
  for (const amount of ["12.5", " 12", "12 ", "-", "", [12], 12.5, 2 ** 60, true, null])
    expect(integerAt({ amount }, "amount")).toBeUndefined()
})

it("reads the items of a list, and none of what is no list", () => {
  expect(listAt(body, "items")).toEqual([1, 2])
  expect(listAt(body, "card")).toEqual([])
})
