import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { compareNames, comparePlaces } from "./place-order.ts"

describe("names in the order a house counts", () => {
  it.each([
    [
      ["10", "2", "1"],
      ["1", "2", "10"],
    ],
    [
      ["AA", "B", "Z", "A", "AB"],
      ["A", "B", "Z", "AA", "AB"],
    ],
    [
      ["A10", "A2", "A"],
      ["A", "A2", "A10"],
    ],
    [
      ["10", "9A", "9"],
      ["9", "9A", "10"],
    ],
    [
      ["Loge", "AA", "Balcon", "3"],
      ["3", "AA", "Balcon", "Loge"],
    ],
    [
      ["Section 12", "Section 2"],
      ["Section 2", "Section 12"],
    ],
    [
      ["Étage", "Estrade", "Zone"],
      ["Estrade", "Étage", "Zone"],
    ],
    [
      ["b", "A", "a"],
      ["A", "a", "b"],
    ],
  ])("%j", (names, ordered) => {
    expect(names.toSorted(compareNames)).toEqual(ordered)
  })

  const name = fc
    .array(fc.constantFrom("A", "AA", "Z", "1", "2", "10", "Loge", " ", "é"), { maxLength: 3 })
    .map((parts) => parts.join(""))
  it("is one order, whatever is compared first", () => {
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        expect(Math.sign(compareNames(a, b))).toBe(-Math.sign(compareNames(b, a)) + 0)
        if (compareNames(a, b) <= 0 && compareNames(b, c) <= 0)
          expect(compareNames(a, c)).toBeLessThanOrEqual(0)
        expect(compareNames(a, b) === 0).toBe(a === b)
      }),
    )
  })
})

it("lists places by date, section, row and seat", () => {
  const at = (startsAt: number, section: string, row: string, seat: string) => ({
    startsAt,
    eventId: "e",
    section,
    row,
    seat,
  })
  const ordered = [
    at(1, "Balcon", "A", "1"),
    at(2, "Balcon", "A", "2"),
    at(2, "Balcon", "A", "10"),
    at(2, "Balcon", "Z", "1"),
    at(2, "Balcon", "AA", "1"),
    at(2, "Parterre", "Rang 2", "Siège 1"),
    at(2, "Parterre", "10", "1"),
  ]
  expect(ordered.toReversed().toSorted(comparePlaces)).toEqual(ordered)
})

describe("places whose names leave something out", () => {
  it("go by their event where dates are the same or missing, then by what they have", () => {
    const ordered = (...places: Parameters<typeof comparePlaces>[0][]) => places.toSorted(comparePlaces)
    expect(ordered({ eventId: "b", section: "A" }, { eventId: "a", section: "B" })).toEqual([
      { eventId: "a", section: "B" },
      { eventId: "b", section: "A" },
    ])
    expect(ordered({ startsAt: 2, eventId: "a" }, { startsAt: 1, eventId: "b" })[0]).toMatchObject({
      startsAt: 1,
    })
    expect(ordered({ eventId: "a", section: "A" }, { section: "Z" })[0]).toEqual({ section: "Z" })
    expect(ordered({ section: "A", level: "B" }, { section: "A" })[0]).toEqual({ section: "A" })
    expect(ordered({ row: "A", seat: "1" }, { row: "A" })[0]).toEqual({ row: "A" })
  })

  it("keep a table's name apart from a row's", () => {
    const table = { row: "Table 2", rowType: "TABLE", seat: "1" } as const
    const row = { row: "3", seat: "1" } as const
    expect([row, table].toSorted(comparePlaces)[0]).toEqual(table)
  })

  it("compare an empty name before any other, and a longer one after its beginning", () => {
    expect(compareNames("", "A")).toBeLessThan(0)
    expect(compareNames("A", "")).toBeGreaterThan(0)
    expect(compareNames("Loge 1", "Loge 1 bis")).toBeLessThan(0)
    expect(compareNames("é", "e")).not.toBe(0)
  })
})
