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

  it("keeps a section whose rows are not known yet", () => {
    expect(matchSection("c 12", level, section("101", "unloaded"))?.opens).toBe(true)
    expect(found("c 99")).toBeUndefined()
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
