import { planIndex, zoneLabel } from "../document/plan-index.ts"
import { rowsChosen, type Selection, seatsChosen, zoneSelection, zonesChosen } from "../document/selection.ts"
import type { SeatView, StudioDocument } from "../document/studio-document.ts"

/** What a view is of: a zone, rows of it from one to another, or single seats. */
export type ViewPlace = Pick<SeatView, "zone" | "rows" | "seats">

/** The place of a view of what is chosen; none where it is in several zones, or has no seat. */
export function chosenPlace({ plan }: StudioDocument, selection: Selection): ViewPlace | undefined {
  const { byGuid, rows } = planIndex(plan)
  const seats = [...selection.seats].flatMap((guid) => byGuid.get(guid) ?? [])
  const [first] = seats
  if (first === undefined || seats.some(({ zone }) => zone !== first.zone)) return undefined
  const zone = zoneLabel(plan, first.zone)
  if (zonesChosen(plan, selection).includes(first.zone)) return { zone }
  const chosen = rowsChosen(plan, selection, "whole")
  const isWhole = chosen.reduce((sum, row) => sum + row.seats.length, 0) === seats.length
  const own = rows.filter((row) => row.zone === first.zone)
  const at = chosen.map((row) => own.indexOf(row))
  const [from, to] = [chosen[0]?.name, chosen.at(-1)?.name]
  const isRange = isWhole && at.every((place, index) => index === 0 || place === at[index - 1]! + 1)
  // Rows on both sides of an aisle have one name: the name means the first of them.
  const isClear = [from, to].every((name) => own.filter((row) => row.name === name).length === 1)
  if (isRange && isClear && from !== undefined && to !== undefined && from !== "" && to !== "")
    return { zone, rows: { from, to } }
  return { zone, seats: seats.map(({ guid }) => guid) }
}

/** The seats that a view is of. */
export function viewSelection({ plan }: StudioDocument, { zone, rows: range, seats }: ViewPlace): Selection {
  const z = plan.zones.findIndex((_, index) => zoneLabel(plan, index) === zone)
  if (seats !== undefined) return seatsChosen(seats)
  if (range === undefined) return zoneSelection(plan, z)
  const own = planIndex(plan).rows.filter((row) => row.zone === z)
  const [first, last] = [range.from, range.to].map((name) =>
    own.findIndex((row) => row.name === String(name)),
  )
  return seatsChosen(own.slice(first, (last ?? -1) + 1).flatMap((row) => row.seats.map(({ guid }) => guid)))
}

/** Whether there is a view of these places already: an import takes one of a zone, one of each row and one of each seat. */
export function hasView(document: StudioDocument, place: ViewPlace): boolean {
  const kind = ({ rows, seats }: ViewPlace) =>
    seats !== undefined ? "seats" : rows === undefined ? "zone" : "rows"
  const own = viewSelection(document, place).seats
  return (document.venue.views ?? []).some(
    (view) =>
      view.zone === place.zone &&
      kind(view) === kind(place) &&
      !viewSelection(document, view).seats.isDisjointFrom(own),
  )
}

const withViews = (document: StudioDocument, views: readonly SeatView[]): StudioDocument => ({
  ...document,
  venue: { ...document.venue, views },
})

export const addView = (document: StudioDocument, view: SeatView): StudioDocument =>
  hasView(document, view) ? document : withViews(document, [...(document.venue.views ?? []), view])

export const changeView = (document: StudioDocument, at: number, change: Partial<SeatView>): StudioDocument =>
  withViews(
    document,
    (document.venue.views ?? []).map((view, index) => (index === at ? { ...view, ...change } : view)),
  )

export const removeView = (document: StudioDocument, at: number): StudioDocument =>
  withViews(
    document,
    (document.venue.views ?? []).filter((_, index) => index !== at),
  )
