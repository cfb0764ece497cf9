import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { seatView, sectionView, type ViewPlaces, viewScope } from "./seat-view.ts"

const ofSection = { name: "section" }
const ofRows = { name: "rows", rowIds: ["A", "B"] }
const ofSeat = { name: "seat", seatIds: ["A1"] }
const nameAt = (views: readonly (ViewPlaces & { name: string })[], seatId: string, rowId: string) =>
  seatView(views, { seatId, rowId })?.name

describe("which picture shows the stage from a seat", () => {
  it.each([
    ["A1", "A", "seat"],
    ["A2", "A", "rows"],
    ["B1", "B", "rows"],
    ["C1", "C", "section"],
  ])("from %s in row %s the one of the %s", (seatId, rowId, name) => {
    for (const views of [
      [ofSection, ofRows, ofSeat],
      [ofSeat, ofRows, ofSection],
    ])
      expect(nameAt(views, seatId, rowId)).toBe(name)
  })

  it("is none where nothing was given", () => {
    expect(seatView([], { seatId: "A1", rowId: "A" })).toBeUndefined()
    expect(nameAt([ofRows, ofSeat], "C1", "C")).toBeUndefined()
    expect(sectionView([ofRows, ofSeat])).toBeUndefined()
  })

  it("is the first of two that are equally exact", () => {
    expect(nameAt([ofRows, { name: "other", rowIds: ["A"] }], "A2", "A")).toBe("rows")
  })

  it("names seats alone when it names rows too", () => {
    const both = { name: "both", rowIds: ["A"], seatIds: ["B1"] }
    expect(nameAt([both], "A1", "A")).toBeUndefined()
    expect(nameAt([both], "B1", "B")).toBe("both")
  })
})

const id = fc.constantFrom("1", "2", "3", "4")
const ids = fc.option(fc.uniqueArray(id), { nil: undefined })
const views = fc.array(fc.record({ rowIds: ids, seatIds: ids }), { maxLength: 8 })
const exactness = { section: 0, row: 1, seat: 2 }
const holdsFor = (view: ViewPlaces, seatId: string, rowId: string) =>
  view.seatIds?.includes(seatId) ?? view.rowIds?.includes(rowId) ?? true

it("no other picture that holds true for the seat is more exact, and the one found does", () => {
  fc.assert(
    fc.property(views, id, id, (given, seatId, rowId) => {
      const found = seatView(given, { seatId, rowId })
      const holding = given.filter((view) => holdsFor(view, seatId, rowId))
      expect(found === undefined).toBe(holding.length === 0)
      expect(found === undefined || holding.includes(found)).toBe(true)
      const most = Math.max(...holding.map((view) => exactness[viewScope(view)]))
      if (found !== undefined) expect(exactness[viewScope(found)]).toBe(most)
    }),
  )
})
