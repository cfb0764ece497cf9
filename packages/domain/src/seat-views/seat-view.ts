/** Where a picture of the stage holds true: in the seats it names, else in the rows, else in the whole section. */
export interface ViewPlaces {
  readonly rowIds?: readonly string[] | undefined
  readonly seatIds?: readonly string[] | undefined
}

export type ViewScope = "section" | "row" | "seat"

export const viewScope = ({ rowIds, seatIds }: ViewPlaces): ViewScope =>
  seatIds !== undefined ? "seat" : rowIds !== undefined ? "row" : "section"

/** A seat as views are told apart by. */
export interface ViewedSeat {
  readonly seatId: string
  readonly rowId: string
}

/**
 * The picture of the stage from a seat, among those of its section: the seat's own before its row's, its row's before
 * the section's; of two equally exact ones the first. None where nothing was given for that seat.
 */
export function seatView<View extends ViewPlaces>(
  views: readonly View[],
  { seatId, rowId }: ViewedSeat,
): View | undefined {
  return (
    views.find(({ seatIds }) => seatIds?.includes(seatId)) ??
    views.find((view) => viewScope(view) === "row" && view.rowIds?.includes(rowId)) ??
    sectionView(views)
  )
}

/** The picture of the stage from a section as a whole. */
export const sectionView = <View extends ViewPlaces>(views: readonly View[]): View | undefined =>
  views.find((view) => viewScope(view) === "section")
