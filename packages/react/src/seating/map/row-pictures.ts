import type { Row, Seat, SeatDetail } from "@parterre/contract"
import type { RowPicture, SeatPicture, SeatState } from "@parterre/domain/seats"
import type { SeatSelectionState } from "../selection-state.ts"
import type { LoadedSection } from "./seat-locations.ts"

/** How many events the seats are of: those of a subscription, else one. */
export const eventCount = ({ subscription }: Pick<SeatSelectionState, "subscription">): number =>
  Math.max(1, subscription?.events.length ?? 1)

/** The rows of a section as they are at each of so many events; a seat is judged beside its neighbours of each. */
export function rowsAtEvents(
  loaded: LoadedSection,
  mine: ReadonlySet<string>,
  events: number,
): readonly (readonly RowPicture[])[] {
  const rows = loaded.section.rows ?? []
  const all = Array.from({ length: events }, (_, event) => event)
  if (all.length > 1 && [...loaded.details.values()].some(({ freeAt }) => freeAt !== undefined))
    return all.map((event) => rows.map((row) => pictureAtEvent(row, loaded, mine, event)))
  const same = rows.map((row) => pictureOf(row, loaded, mine))
  return all.map(() => same)
}

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
const pictureAtEvent = (
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
