import type { Row, Seat, SeatDetail, Section, Venue } from "@parterre/contract"
import type { RowPicture, SeatState } from "@parterre/domain"

/** A section with its seats and what may be done with each. */
export interface LoadedSection {
  readonly section: Section
  readonly details: ReadonlyMap<string, SeatDetail>
}

/** Where a seat is, in names to show and in places to compute with. */
export interface SeatPlace {
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

export const sectionsOf = (venue: Venue): readonly Section[] =>
  venue.levels.flatMap(({ sections }) => sections)

export const detailsById = (details: readonly SeatDetail[]): ReadonlyMap<string, SeatDetail> =>
  new Map(details.map((detail) => [detail.seatId, detail]))

export const placesOf = (section: Section): readonly SeatPlace[] =>
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

/** The row as the rules see it; `mine` are seats of the selection and of the cart. */
export const pictureOf = (row: Row, { details }: LoadedSection, mine: ReadonlySet<string>): RowPicture => ({
  ring: row.type === "TABLE",
  seats: row.seats.map((seat) => ({
    id: seat.id,
    state: mine.has(seat.id) ? "mine" : stateOf(details.get(seat.id)),
    priceLevelId: details.get(seat.id)?.priceLevelId ?? undefined,
    accessible: isAccessible(seat),
  })),
})

const isAccessible = ({ accessible }: Seat) => accessible === true

/** A seat without a detail is not for sale [MAP-023]. */
function stateOf(detail: SeatDetail | undefined): SeatState {
  if (detail === undefined || detail.invisible || (detail.priceLevelId ?? null) === null) return "blocked"
  return detail.sellable ? "free" : "taken"
}
