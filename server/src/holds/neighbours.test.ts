import { expect, it } from "vitest"
import { sitsWithSomebody } from "./neighbours.ts"

const row = { ring: false, length: 8 }
const table = { ring: true, length: 8 }

it.each([
  ["a neighbour on the left", row, 3, [2, 3], true],
  ["a neighbour on the right", row, 3, [3, 4], true],
  ["nobody", row, 5, [5], false],
  ["somebody one seat further", row, 3, [3, 5], false],
  ["the other end of a row", row, 0, [0, 7], false],
  ["the other end of a table", table, 0, [0, 7], true],
  ["itself at a table of one", { ring: true, length: 1 }, 0, [0], false],
])("knows %s [SEAT-001] [SEAT-006]", (_, places, seat, party, expected) => {
  expect(sitsWithSomebody(places, seat, new Set(party))).toBe(expected)
})
