import { add, distance, type Point, rounded } from "../geometry/points.ts"
import type { PlanRow } from "../plan/seating-plan.ts"
import { minus, placesOf } from "./seat-maker.ts"

export interface Line {
  readonly from: Point
  readonly to: Point
}

/**
 * The rows with an aisle where the line crosses them: each side becomes a row of its own, as the rules of neighbours ask
 * for. Both sides keep the row's name and their numbers, so the numbering goes on; `width` moves each side away by half
 * of it. The side with the row's first seat keeps its id. Seats have to be in the order in which they stand.
 */
export function splitByLine(
  rows: readonly PlanRow[],
  line: Line,
  { width = 0, newGuid }: { readonly width?: number; readonly newGuid: () => string },
): readonly PlanRow[] {
  return rows.flatMap((row) => {
    const places = placesOf(row)
    const cut = places.findIndex((place, index) => index > 0 && crosses(places[index - 1]!, place, line))
    return cut < 1 ? [row] : splitRow(row, cut, width, newGuid)
  })
}

/** The row as two, the second from its seat at `cut` on. */
export function splitRow(
  row: PlanRow,
  cut: number,
  width: number,
  newGuid: () => string,
): readonly PlanRow[] {
  const places = placesOf(row)
  const [before, after] = [places[cut - 1]!, places[cut]!]
  const apart = distance(before, after)
  const step = minus(after, before)
  const half = apart === 0 ? 0 : width / 2 / apart
  const moved = (part: PlanRow, share: number): PlanRow =>
    share === 0
      ? part
      : {
          ...part,
          position: rounded(add(part.position ?? { x: 0, y: 0 }, { x: step.x * share, y: step.y * share })),
        }
  const first = { ...row, seats: row.seats.slice(0, cut) }
  const second = {
    ...row,
    ...(row.uuid === undefined ? {} : { uuid: newGuid() }),
    seats: row.seats.slice(cut),
  }
  return [moved(first, -half), moved(second, half)]
}

const side = (a: Point, b: Point, { x, y }: Point): number =>
  (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)

/** Whether the line passes between two seats; on a seat counts as before it. */
const crosses = (a: Point, b: Point, { from, to }: Line): boolean =>
  side(from, to, a) > 0 !== side(from, to, b) > 0 && side(a, b, from) * side(a, b, to) < 0
