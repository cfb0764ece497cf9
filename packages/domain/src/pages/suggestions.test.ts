import { expect, it } from "vitest"
import { offeredSuggestions } from "./suggestions.ts"

const dinner = { title: "dinner", notEventIds: ["matinee", "brunch"] }
const parking = { title: "parking", notEventIds: undefined }

it.each([
  [[], ["dinner", "parking"]],
  [["evening"], ["dinner", "parking"]],
  [["evening", "brunch"], ["parking"]],
])("beside %j offers %j [CAT-010]", (selected, offered) => {
  expect(offeredSuggestions([dinner, parking], selected).map(({ title }) => title)).toEqual(offered)
})
