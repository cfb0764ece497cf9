import { type PlacedSeat, planIndex } from "../document/plan-index.ts"
import type { Session } from "../document/session.ts"
import { focalPoint } from "./focal-point.ts"
import { accessibleOf, CANVAS_FONT, colorsOf, fillsOf, notedOf, tableZonesOf } from "./looks.ts"
import type { SeatGrid } from "./seat-grid.ts"
import type { SeatPicture } from "./seat-painter.ts"
import type { Surroundings } from "./surroundings.ts"

/** Of the pitch: seats touch no neighbour. */
const SEAT_SHARE = 0.4

/** How the seats look now; the picture from before when nothing in it is another. */
export function seatPictureOf(
  { history, selection, showsDistance, tool }: Session,
  { scheme, faulty, locked }: Surroundings,
  grid: SeatGrid<PlacedSeat>,
  carried: ReadonlySet<string> | undefined,
  before: SeatPicture | undefined,
): SeatPicture {
  const { plan, venue } = history.present
  const index = planIndex(plan)
  const next: SeatPicture = {
    grid,
    rows: index.rows,
    radius: index.pitch * SEAT_SHARE,
    fills: fillsOf(plan),
    selected: selection.seats,
    carried,
    accessible: accessibleOf(venue.accessible),
    noted: notedOf(venue.notes),
    faulty,
    locked,
    focal: showsDistance ? focalPoint(history.present) : undefined,
    colors: colorsOf(scheme),
    font: CANVAS_FONT,
    tableZones: tableZonesOf(plan, venue.tables),
    // Its threads say the names of rows themselves.
    hasRowNames: tool !== "number",
  }
  if (before === undefined) return next
  const isSame = (Object.keys(next) as (keyof SeatPicture)[]).every((part) => next[part] === before[part])
  return isSame ? before : next
}
