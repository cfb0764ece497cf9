import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readSeatQuery, type SeatQuery, seatsInSection } from "./seat-query.ts"

describe("a seat typed", () => {
  it.each<[string, Partial<SeatQuery>]>([
    ["A 12", { words: ["a", "12"] }],
    ["a12", { words: ["a", "12"] }],
    ["rangée A", { row: "a" }],
    ["Row A seat 12", { row: "a", seat: "12" }],
    ["rangée A 12", { row: "a", words: ["12"] }],
    ["siège 12", { seat: "12" }],
    ["Corbeille A 12", { words: ["corbeille", "a", "12"] }],
    ["corbeille centre, rang B, siège 4", { row: "b", seat: "4", words: ["corbeille", "centre"] }],
    ["section 114 row 5 seat 8", { row: "5", seat: "8", words: ["114"] }],
    ["table 3", { row: "3" }],
    ["sièges 4", { seat: "4" }],
    ["seats 4", { seat: "4" }],
    ["place 4", { seat: "4" }],
    ["places 4", { seat: "4" }],
    ["sections 114 et 115", { words: ["114", "115"] }],
    ["114 and 115", { words: ["114", "115"] }],
    ["AB12", { words: ["ab", "12"] }],
    ["1A12", { words: ["1a12"] }],
    ["A12B", { words: ["a12b"] }],
    ["A1234", { words: ["a1234"] }],
    ["rangée", {}],
    ["", {}],
  ])("%s", (typed, expected) => {
    expect(readSeatQuery(typed)).toEqual({ row: undefined, seat: undefined, words: [], ...expected })
  })
})

describe("in a section", () => {
  const finds = (typed: string, names: string, row: string, seat: string) =>
    seatsInSection(readSeatQuery(typed), names)?.seat(seat, row) ?? false

  it.each([
    ["corbeille", true],
    ["corb cour", true],
    ["CÔTÉ COUR A 12", true],
    ["A 12", true],
    ["12", true],
    ["siège 12", true],
    ["rangée A", true],
    ["siège 12 A", true],
    ["siège 12 B", false],
    ["A", true],
    ["B", false],
    ["13", false],
    ["A 1", false],
    ["rangée B", false],
    ["siège 1", false],
    ["balcon A 12", false],
    ["A 12 13", false],
    ["", true],
  ])("%s finds A 12 of the mezzanine: %s", (typed, found) => {
    expect(finds(typed, "Corbeille côté cour", "A", "12")).toBe(found)
  })

  it("knows a row whose name says the word already", () => {
    expect(finds("rang 4", "Balcon", "Rang 4", "1")).toBe(true)
    expect(finds("rang 4", "Balcon", "Rang 14", "1")).toBe(false)
  })

  it("does not take one letter for the beginning of a section", () => {
    expect(finds("C 2", "Corbeille", "C", "2")).toBe(true)
    expect(finds("C 2", "Corbeille", "A", "2")).toBe(false)
    expect(finds("co 2", "Corbeille", "A", "2")).toBe(true)
    expect(finds("C 2", "Section C", "A", "2")).toBe(true)
  })

  it("tells the rows that one word alone may mean", () => {
    const a = seatsInSection(readSeatQuery("a"), "Corbeille")
    expect(["A", "Rang A", "B"].map((row) => a?.row(row))).toEqual([true, true, false])
  })

  it("tells whether a row or a seat was named", () => {
    const isWithin = (typed: string) => seatsInSection(readSeatQuery(typed), "Corbeille")?.isWithin
    expect(["corbeille", "", "a", "rangée a", "siège 3", "corbeille a 3"].map(isWithin)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ])
  })

  it("tells whether a word of it names the section", () => {
    const isNamed = (typed: string) => seatsInSection(readSeatQuery(typed), "Corbeille")?.isNamed
    expect(["corbeille", "corb a 3", "a 3", "rangée a", "zzz", ""].map(isNamed)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it("finds every seat by its own words, and not its neighbour", () => {
    const name = fc.stringMatching(/^[A-Z][a-zé]{2,8}$/)
    const letter = fc.stringMatching(/^[A-Z]$/)
    fc.assert(
      fc.property(name, letter, fc.integer({ min: 1, max: 998 }), (section, row, seat) => {
        const typed = `${section}, rangée ${row}, siège ${seat}`
        expect(finds(typed, section, row, String(seat))).toBe(true)
        expect(finds(`${row}${seat}`, section, row, String(seat))).toBe(true)
        expect(finds(typed, section, row, String(seat + 1))).toBe(false)
      }),
    )
  })
})
