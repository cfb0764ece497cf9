import { describe, expect, it } from "vitest"
import { rowsOfSeats, seatNames } from "./rows-of-seats.ts"

const names = (...seats: string[]) => seatNames(seats, "et", "à")

describe("seat names as a person says them", () => {
  it.each([
    [["12"], "12"],
    [["12", "13"], "12 et 13"],
    [["12", "13", "14", "15"], "12 à 15"],
    [["1", "3", "5"], "1, 3 et 5"],
    [["1", "2", "3", "7"], "1 à 3 et 7"],
    [["1", "4", "5", "6", "9"], "1, 4 à 6 et 9"],
    [["A", "B", "C"], "A, B et C"],
    [[], ""],
  ])("%j", (seats, said) => {
    expect(names(...seats)).toBe(said)
  })
})

it("gathers seats by section and row, with their names in order", () => {
  const seat = (row: string, name: string) => ({ section: "Parterre", row, seat: name })
  expect(rowsOfSeats([seat("C", "12"), seat("D", "2"), seat("C", "9")])).toEqual([
    { section: "Parterre", row: "C", type: "SEAT", seats: ["9", "12"] },
    { section: "Parterre", row: "D", type: "SEAT", seats: ["2"] },
  ])
})

it("keeps a table a table", () => {
  const seat = (name: string) => ({ section: "Cabaret", row: "3", rowType: "TABLE" as const, seat: name })
  expect(rowsOfSeats([seat("8"), seat("1")])).toEqual([
    { section: "Cabaret", row: "3", type: "TABLE", seats: ["1", "8"] },
  ])
})

it("says « rangée » and « siège » once where the plan says them too", () => {
  const seat = (name: string) => ({ section: "Parterre", row: "Rang 1", seat: `Siège ${name}` })
  expect(rowsOfSeats([seat("10"), seat("9"), { section: "Loge" }])).toEqual([
    { section: "Loge", row: "", type: "NONE", seats: [""] },
    { section: "Parterre", row: "1", type: "SEAT", seats: ["9", "10"] },
  ])
})

it.each([
  [
    ["10", "9A", "9"],
    ["9", "9A", "10"],
  ],
  [
    ["A10", "B1", "A2"],
    ["A2", "A10", "B1"],
  ],
  [
    ["C", "12", "A"],
    ["12", "A", "C"],
  ],
])("puts %j in the order of a row", (met, seats) => {
  const named = met.map((seat) => ({ section: "Parterre", row: "C", seat }))
  expect(rowsOfSeats(named)[0]?.seats).toEqual(seats)
})
