import { add, boundsOf, middleOf, type Point, rounded, turned } from "../geometry/points.ts"
import type { PlanRow } from "../plan/seating-plan.ts"
import { minus, placesOf, withPlaces } from "./seat-maker.ts"

/** The rows elsewhere in their zone; only their own positions change. */
export const movedRows = (rows: readonly PlanRow[], by: Point): readonly PlanRow[] =>
  rows.map((row) => ({ ...row, position: rounded(add(row.position ?? { x: 0, y: 0 }, by)) }))

/** The row with one seat elsewhere. */
export const nudged = (row: PlanRow, guid: string, by: Point): PlanRow => ({
  ...row,
  seats: row.seats.map((seat) =>
    seat.seat_guid === guid ? { ...seat, position: rounded(add(seat.position, by)) } : seat,
  ),
})

/** The rows turned about a point, degrees clockwise. */
export const turnedRows = (rows: readonly PlanRow[], around: Point, degrees: number): readonly PlanRow[] =>
  rows.map((row) => {
    const places = placesOf(row).map((place) => add(around, turned(minus(place, around), degrees)))
    return placed(row, places)
  })

/** The rows on the other side of a line through a point; at 0 degrees the line goes down, and left becomes right. */
export const mirroredRows = (rows: readonly PlanRow[], through: Point, degrees = 0): readonly PlanRow[] =>
  rows.map((row) => {
    const places = placesOf(row).map((place) => {
      const { x, y } = turned(minus(place, through), -degrees)
      return add(through, turned({ x: -x, y }, degrees))
    })
    return placed(row, places)
  })

/** A copy: the same rows with seats and ids of their own. Numbers and names are those of the original. */
export const duplicatedRows = (rows: readonly PlanRow[], newGuid: () => string): readonly PlanRow[] =>
  rows.map((row) => ({
    ...row,
    ...(row.uuid === undefined ? {} : { uuid: newGuid() }),
    seats: row.seats.map((seat) => ({
      ...seat,
      seat_guid: newGuid(),
      ...(seat.uuid === undefined ? {} : { uuid: newGuid() }),
    })),
  }))

/** So many copies, each as far from the one before as the first from the original. */
export const arrayedRows = (
  rows: readonly PlanRow[],
  copies: number,
  by: Point,
  newGuid: () => string,
): readonly (readonly PlanRow[])[] =>
  Array.from({ length: Math.max(0, Math.min(copies, 200)) }, (_, copy) =>
    movedRows(duplicatedRows(rows, newGuid), { x: by.x * (copy + 1), y: by.y * (copy + 1) }),
  )

/** What rows are lined up by. */
export type Alignment = "left" | "centre" | "right" | "top" | "middle" | "bottom"

/** The rows lined up by a side or the middle of all of them. */
export function alignedRows(rows: readonly PlanRow[], by: Alignment): readonly PlanRow[] {
  const all = rows.flatMap(placesOf)
  if (all.length === 0) return rows
  const at = sideOf(all, by)
  const isAcross = by === "left" || by === "centre" || by === "right"
  return rows.map((row) => {
    const places = placesOf(row)
    if (places.length === 0) return row
    const off = at - sideOf(places, by)
    return movedRows([row], isAcross ? { x: off, y: 0 } : { x: 0, y: off })[0]!
  })
}

/** The rows evenly between the first and the last of them along an axis, in the order in which they lie there. */
export function distributedRows(rows: readonly PlanRow[], axis: "x" | "y"): readonly PlanRow[] {
  const middles = rows.map((row) => (row.seats.length === 0 ? undefined : middleOf(placesOf(row))[axis]))
  const order = [...rows.keys()]
    .filter((index) => middles[index] !== undefined)
    .toSorted((a, b) => middles[a]! - middles[b]!)
  const [first, last] = [middles[order[0] ?? -1], middles[order.at(-1) ?? -1]]
  if (first === undefined || last === undefined || order.length < 3) return rows
  const moves = new Map(
    order.map((index, place) => [
      index,
      first + ((last - first) * place) / (order.length - 1) - middles[index]!,
    ]),
  )
  return rows.map((row, index) => {
    const move = moves.get(index) ?? 0
    return move === 0 ? row : movedRows([row], { x: 0, y: 0, [axis]: move })[0]!
  })
}

/** The row with its seats at places of its zone; it begins where its first seat is. */
function placed(row: PlanRow, places: readonly Point[]): PlanRow {
  const [start] = places
  return start === undefined ? row : withPlaces({ ...row, position: rounded(start) }, places)
}

function sideOf(places: readonly Point[], by: Alignment): number {
  const { x, y, width, height } = boundsOf(places, 0)
  return {
    left: x,
    centre: x + width / 2,
    right: x + width,
    top: y,
    middle: y + height / 2,
    bottom: y + height,
  }[by]
}
