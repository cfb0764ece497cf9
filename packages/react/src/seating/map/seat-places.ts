import type { Row, Seat, SeatDetail, Section, Venue } from "@parterre/contract"
import type { RowPicture, SeatPicture, SeatState } from "@parterre/domain/seats"

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

export const idsOf = (seats: readonly SeatPlace[]): readonly string[] => seats.map(({ seatId }) => seatId)

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
export const pictureOf = (row: Row, loaded: LoadedSection, mine: ReadonlySet<string>): RowPicture =>
  pictureWith(row, loaded, mine, (detail) => ({
    state: stateOf(detail),
    priceLevelId: detail?.priceLevelId ?? undefined,
  }))

/**
 * The row at one of a subscription's events, by index. A seat that cannot be chosen may be free there: it is in nobody's
 * offer, and a seat that others can sit beside.
 */
export const pictureAtEvent = (
  row: Row,
  loaded: LoadedSection,
  mine: ReadonlySet<string>,
  event: number,
): RowPicture =>
  pictureWith(row, loaded, mine, (detail) =>
    detail?.freeAt?.includes(event)
      ? { state: "free", priceLevelId: detail.priceLevelId ?? notOfSubscription }
      : { state: stateOf(detail), priceLevelId: detail?.priceLevelId ?? undefined },
  )

/** The price level of seats that an event sells and the subscription does not: no party is sought there. */
const notOfSubscription = "not of the subscription"

function pictureWith(
  row: Row,
  { details }: LoadedSection,
  mine: ReadonlySet<string>,
  read: (detail: SeatDetail | undefined) => Pick<SeatPicture, "state" | "priceLevelId">,
): RowPicture {
  return {
    ring: row.type === "TABLE",
    seats: row.seats.map((seat) => {
      const { state, priceLevelId } = read(details.get(seat.id))
      return {
        id: seat.id,
        state: mine.has(seat.id) ? "mine" : state,
        priceLevelId,
        accessible: isAccessible(seat),
      }
    }),
  }
}

const isAccessible = ({ accessible }: Seat) => accessible === true

/** A seat without a detail is not for sale [MAP-023]. */
function stateOf(detail: SeatDetail | undefined): SeatState {
  if (detail === undefined || detail.invisible || (detail.priceLevelId ?? null) === null) return "blocked"
  return detail.sellable ? "free" : "taken"
}
