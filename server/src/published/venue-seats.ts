import type { VenueRowRow, VenueSeatRow } from "../database/tables.ts"
import { byPreference, type PreferredRow } from "./row-preference.ts"

/** The rows and seats of a venue, or of one of its sections. */
export interface VenueSeats {
  /** By section, then in the section's order. */
  readonly rows: readonly VenueRowRow[]
  /** By row, then in the row's order. */
  readonly seats: readonly VenueSeatRow[]
  readonly seatsOfRow: (rowId: string) => readonly VenueSeatRow[]
  readonly row: (id: string) => VenueRowRow | undefined
  readonly seat: (id: string) => VenueSeatRow | undefined
  readonly rowsOfSection: (sectionId: string) => readonly VenueRowRow[]
  /** The rows that have a seat of a price level, the best first. */
  readonly preferredRows: (priceLevelId: string) => readonly PreferredRow[]
  /** Bytes, as far as they can be told. */
  readonly size: number
}

/** Bytes of a seat in memory, with its share of the indices; measured on a venue of 18,000. */
const seatSize = 700

/** The seats of a venue, found by their section, their row and their id. */
export function venueSeats(rows: readonly VenueRowRow[], seats: readonly VenueSeatRow[]): VenueSeats {
  const seatsOfRow = Map.groupBy(seats, (seat) => seat.row_id)
  const rowById = new Map(rows.map((row) => [row.id, row]))
  const seatById = new Map(seats.map((seat) => [seat.seat_id, seat]))
  const rowsOfSection = Map.groupBy(rows, (row) => row.section_id)
  const rowsOfLevel = new Map<string, Set<VenueRowRow>>()
  for (const { row_id, price_level_id } of seats) {
    const row = rowById.get(row_id)
    const ofLevel = rowsOfLevel.get(price_level_id) ?? new Set()
    if (row !== undefined) rowsOfLevel.set(price_level_id, ofLevel.add(row))
  }
  const preferred = new Map<string, readonly PreferredRow[]>()
  const preferredRows = (priceLevelId: string) => {
    const known =
      preferred.get(priceLevelId) ??
      byPreference(
        [...(rowsOfLevel.get(priceLevelId) ?? [])].map(({ id, section_id, ordinal }) => ({
          ...{ id, section_id, ordinal },
          xs: (seatsOfRow.get(id) ?? []).map(({ x }) => x),
        })),
      )
    // A level that the venue has not is not remembered: strangers name any number.
    if (known.length > 0) preferred.set(priceLevelId, known)
    return known
  }
  return {
    rows,
    seats,
    seatsOfRow: (rowId) => seatsOfRow.get(rowId) ?? [],
    row: (id) => rowById.get(id),
    seat: (id) => seatById.get(id),
    rowsOfSection: (id) => rowsOfSection.get(id) ?? [],
    preferredRows,
    size: (rows.length + seats.length) * seatSize,
  }
}
