import type { Row, SeatDetail, Section, Venue } from "@parterre/contract"

/** A section with its seats and what may be done with each. */
export interface LoadedSection {
  readonly section: Section
  readonly details: ReadonlyMap<string, SeatDetail>
}

/** Where a seat is, in names to show and in positions to compute with. */
export interface SeatLocation {
  readonly seatId: string
  readonly level: string
  readonly section: string
  readonly row: string
  readonly seat: string
  readonly rowType: Row["type"]
  readonly accessible: boolean
  readonly sectionId: string
  readonly rowId: string
  /** Position in the row. */
  readonly position: number
}

export const idsOf = (seats: readonly SeatLocation[]): readonly string[] => seats.map(({ seatId }) => seatId)

export const sectionsOf = (venue: Venue): readonly Section[] =>
  venue.levels.flatMap(({ sections }) => sections)

export const locationsOf = (section: Section): readonly SeatLocation[] =>
  (section.rows ?? []).flatMap((row) =>
    row.seats.map((seat, position) => ({
      seatId: seat.id,
      level: seat.levelName,
      section: seat.sectionName,
      row: seat.rowName,
      seat: seat.name,
      rowType: row.type,
      accessible: seat.accessible === true,
      sectionId: section.id,
      rowId: row.id,
      position,
    })),
  )
