import type { SeatView, Venue } from "@parterre/contract"
import { seatView, sectionView, type ViewScope, viewScope } from "@parterre/domain/seat-views"
import type { SeatLocation } from "@parterre/react"

/** A picture of the stage, and the seats it is shown for. */
export interface StageView {
  readonly view: SeatView
  readonly scope: ViewScope
  /** At least one; all of one section. */
  readonly seats: readonly ViewedPlace[]
}

type ViewedPlace = Pick<
  SeatLocation,
  "seatId" | "rowId" | "sectionId" | "section" | "row" | "rowType" | "seat"
>

const sectionOf = (venue: Venue, sectionId: string) =>
  venue.levels.flatMap(({ sections }) => sections).find(({ id }) => id === sectionId)

/** What one sees from each seat, each picture once, in the order of the seats. */
export function stageViews(venue: Venue, seats: readonly ViewedPlace[]): readonly StageView[] {
  const seen = seats.flatMap((seat) => {
    const view = seatView(sectionOf(venue, seat.sectionId)?.views ?? [], seat)
    return view === undefined ? [] : [{ view, seat }]
  })
  return [...Map.groupBy(seen, ({ view }) => view)].map(([view, shown]) => ({
    view,
    scope: viewScope(view),
    seats: shown.map(({ seat }) => seat),
  }))
}

/** What one sees from a section as a whole. */
export const viewOfSection = (venue: Venue | undefined, sectionId: string): SeatView | undefined =>
  venue === undefined ? undefined : sectionView(sectionOf(venue, sectionId)?.views ?? [])
