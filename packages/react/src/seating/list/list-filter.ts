import { readSeatQuery, seatsInSection } from "@parterre/domain/seat-search"
import type { ListedLevel, ListedRow, ListedSeat, ListedSection } from "./seat-list.ts"

/** A section that answers what was typed, and what of its rows and seats does. */
export interface SectionMatch {
  readonly section: ListedSection
  readonly row: (row: ListedRow) => boolean
  readonly seat: (seat: ListedSeat, row: ListedRow) => boolean
  /** A row was named: its section need not be opened by hand. */
  readonly opens: boolean
}

/** « C 12 », « parterre C », « rangée C, siège 12 »: what of a section answers a search. */
export function matchSection(
  typed: string,
  level: Pick<ListedLevel, "name">,
  section: ListedSection,
): SectionMatch | undefined {
  const seats = seatsInSection(readSeatQuery(typed), `${level.name} ${section.name}`)
  if (seats === undefined) return undefined
  const seat = (listed: ListedSeat, row: ListedRow) => seats.seat(listed.name, row.name)
  const row = (listed: ListedRow) => listed.seats.some((other) => seat(other, listed))
  // Rows that are not read yet may hold what was typed; but of a large house, only where the section was named with it.
  const mayHold = section.status === "unloaded" ? seats.isNamed : true
  if (seats.isWithin && !(section.status === "ready" ? section.rows.some(row) : mayHold)) return undefined
  return { section, row, seat, opens: seats.isWithin }
}

/** How much of the house answers a search: seats only where a search names them and their section is read. */
export function countMatches(matches: readonly SectionMatch[]): {
  readonly sections: number
  readonly seats: number
} {
  const seats = matches.flatMap(({ section, seat, opens }) =>
    opens ? section.rows.flatMap((row) => row.seats.filter((listed) => seat(listed, row))) : [],
  )
  return { sections: matches.length, seats: seats.length }
}
