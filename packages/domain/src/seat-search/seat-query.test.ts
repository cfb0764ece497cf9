import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { matchesSeatQuery, type NamedPlace, readSeatQuery, type SeatQuery } from "./seat-query.ts"

describe("a seat typed", () => {
  it.each<[string, Partial<SeatQuery>]>([
    ["A 12", { row: "a", seat: "12" }],
    ["a12", { row: "a", seat: "12" }],
    ["AA-3", { words: ["aa-3"] }],
    ["rangée A", { row: "a" }],
    ["Row A seat 12", { row: "a", seat: "12" }],
    ["rangée A 12", { row: "a", seat: "12" }],
    ["siège 12", { seat: "12" }],
    ["Corbeille A 12", { row: "a", seat: "12", words: ["corbeille"] }],
    ["corbeille centre, rang B, siège 4", { row: "b", seat: "4", words: ["corbeille", "centre"] }],
    ["section 114", { words: ["114"] }],
    ["114 row 5 seat 8", { row: "5", seat: "8", words: ["114"] }],
    ["table 3", { row: "3" }],
    ["rangée", { words: ["rangee"] }],
    ["", {}],
  ])("%s", (typed, expected) => {
    expect(readSeatQuery(typed)).toEqual({ row: undefined, seat: undefined, words: [], ...expected })
  })

  const here: NamedPlace = { section: "Corbeille côté cour", row: "A", seat: "12" }
  it.each([
    ["corbeille", true],
    ["CÔTÉ COUR A 12", true],
    ["A 1", false],
    ["rangée B", false],
    ["balcon A 12", false],
    ["", true],
  ])("%s finds the seat: %s", (typed, found) => {
    expect(matchesSeatQuery(here, readSeatQuery(typed))).toBe(found)
  })

  it("knows a row whose name says the word already", () => {
    expect(matchesSeatQuery({ ...here, row: "Rang 4" }, readSeatQuery("rang 4"))).toBe(true)
  })

  it("finds every seat by its own words", () => {
    const name = fc.stringMatching(/^[A-Z][a-zé]{2,8}$/)
    fc.assert(
      fc.property(
        name,
        fc.stringMatching(/^[A-Z]$/),
        fc.integer({ min: 1, max: 999 }),
        (section, row, seat) => {
          const place = { section, row, seat: String(seat) }
          return matchesSeatQuery(place, readSeatQuery(`${section}, rangée ${row}, siège ${seat}`))
        },
      ),
    )
  })
})
