import { expect, it } from "vitest"
import { findUsState, US_STATES } from "./us-states.ts"

it("are fifty and the District of Columbia, each with its abbreviation and names [ENUM-009]", () => {
  const codes = US_STATES.map(({ code }) => code)
  expect(new Set(codes).size).toBe(51)
  expect(codes).toEqual(expect.arrayContaining(["AK", "DC", "HI", "NY", "WY"]))
  const english = US_STATES.map(({ name }) => name.en)
  expect(english).toEqual(english.toSorted())
})

it("are found by each of their names [VAL-015]", () => {
  for (const { code, name } of US_STATES)
    for (const text of [code.toLowerCase(), name.fr.toUpperCase(), name.en])
      expect(findUsState(text)).toBe(code)
})

it.each([
  ["georgie", "GA"],
  ["N.Y.", "NY"],
  ["virginie occidentale", "WV"],
  ["Québec", undefined],
  ["", undefined],
])("reads %j as %s [VAL-015]", (text, code) => {
  expect(findUsState(text)).toBe(code)
})
