import type { Point } from "./seating-plan.ts"

/** Rows of a theatre are arcs around one point behind the stage; angles are radians from the middle, left negative. */
export interface Focus {
  readonly x: number
  readonly y: number
}

/** The point of an arc of this radius at this angle. */
export const onArc = (focus: Focus, radius: number, angle: number): Point => ({
  x: focus.x + radius * Math.sin(angle),
  y: focus.y + radius * Math.cos(angle),
})

/**
 * Seats from one angle to another, as many as fit at the pitch. They fill the arc from end to end, so that
 * aisles have straight edges.
 */
export function seatsOnArc(
  focus: Focus,
  radius: number,
  from: number,
  to: number,
  pitch: number,
): readonly Point[] {
  const count = Math.floor((radius * (to - from)) / pitch)
  const step = (to - from) / count
  return Array.from({ length: count }, (_, index) => onArc(focus, radius, from + (index + 0.5) * step))
}

/** Places around a table, the first nearest the stage, then clockwise. */
export const seatsAroundTable = (centre: Point, radius: number, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI
    return { x: centre.x + radius * Math.sin(turn), y: centre.y - radius * Math.cos(turn) }
  })
