import { describe, expect, it } from "vitest"
import { countMatches, matchSection } from "./list-filter.ts"
import type { ListedLevel, ListedRow, ListedSection } from "./seat-list.ts"

const row = (name: string, ...seats: string[]) =>
  ({
    id: name,
    name,
    seats: seats.map((seat) => ({ id: `${name}${seat}`, name: seat })),
  }) as unknown as ListedRow
const section = (name: string, status: ListedSection["status"], ...rows: ListedRow[]) =>
  ({ id: name, name, status, rows }) as unknown as ListedSection
const level = { id: "l", name: "Rez-de-chaussée" } as ListedLevel
const parterre = section("Parterre gauche", "ready", row("B", "1", "2"), row("C", "11", "12"))

const found = (typed: string, where = parterre) => {
  const match = matchSection(typed, level, where)
  return match?.section.rows.filter(match.row).map(
    (one) =>
      `${one.name}: ${one.seats
        .filter((seat) => match.seat(seat, one))
        .map(({ name }) => name)
        .join(" ")}`,
  )
}

describe("typing in the list", () => {
  it("shows everything when nothing is typed", () => {
    expect(found("")).toEqual(["B: 1 2", "C: 11 12"])
  })

  it("finds a row, then a seat in it", () => {
    expect(found("c")).toEqual(["C: 11 12"])
    expect(found("C 12")).toEqual(["C: 12"])
    expect(found("parterre c 12")).toEqual(["C: 12"])
  })

  it("finds a seat by its number alone", () => {
    expect(found("2")).toEqual(["B: 2"])
  })

  it("finds a section or level without its accents", () => {
    expect(found("rez-de-chaussee")).toEqual(["B: 1 2", "C: 11 12"])
    expect(found("corbeille")).toBeUndefined()
  })

  it("keeps a section whose rows are not known yet where it is named, or its rows are on their way", () => {
    expect(matchSection("101 c 12", level, section("101", "unloaded"))?.opens).toBe(true)
    expect(matchSection("c 12", level, section("101", "loading"))?.opens).toBe(true)
    expect(found("c 99")).toBeUndefined()
  })

  it("finds the sections of an arena by their numbers, and nothing by what none of them is called", () => {
    const arena = ["101", "117", "Section 118", "217"].map((name) => section(name, "unloaded"))
    const names = (typed: string) =>
      arena.flatMap((one) => (matchSection(typed, { name: "Gradins" }, one) === undefined ? [] : [one.name]))
    expect(names("")).toHaveLength(4)
    expect(names("gradins")).toHaveLength(4)
    expect(names("117")).toEqual(["117"])
    expect(names("section 11")).toEqual(["117", "Section 118"])
    expect(names("117 rangée C siège 12")).toEqual(["117"])
    for (const typed of ["zzz", "999", "c 12", "rangée C", "siège 4"]) expect(names(typed)).toEqual([])
  })

  it("says how many it found", () => {
    const count = (typed: string) => {
      const match = matchSection(typed, level, parterre)
      return countMatches(match === undefined ? [] : [match])
    }
    expect(count("parterre")).toEqual({ sections: 1, seats: 0 })
    expect(count("rangée C")).toEqual({ sections: 1, seats: 2 })
    expect(count("c 12")).toEqual({ sections: 1, seats: 1 })
    expect(count("balcon")).toEqual({ sections: 0, seats: 0 })
  })
})
