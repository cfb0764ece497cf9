import type { Point } from "./seating-plan.ts"

/**
 * A rounded rectangle around the floor. Rows are its outward offsets: straight sides keep their length, corners
 * open like fans. A place on the ring is a side or corner (0–7, clockwise from the top left of the top side)
 * and a share of it (0–1), so that aisles stay square to the rows.
 */
export interface Ring {
  readonly width: number
  readonly height: number
  readonly corner: number
}

export interface Span {
  readonly part: number
  readonly from: number
  readonly to: number
}

const quarter = Math.PI / 2

/** The point at a share of a part of the ring, at an offset outward from the floor's edge. */
export function onRing(ring: Ring, offset: number, part: number, share: number): Point {
  const side = Math.floor(part / 2)
  const isCorner = part % 2 === 1
  const length = side % 2 === 0 ? ring.width : ring.height
  const depth = (side % 2 === 0 ? ring.height : ring.width) / 2
  const straight = length / 2 - ring.corner
  const along = isCorner ? straight : -straight + share * 2 * straight
  const turn = isCorner ? share * quarter : 0
  const reach = ring.corner + offset
  const local = {
    x: along + (isCorner ? reach * Math.sin(turn) : 0),
    y: -(depth - ring.corner) - reach * Math.cos(turn),
  }
  return quarterTurns(local, side)
}

/** How long the span is at an offset, in plan units. */
function spanLength(ring: Ring, offset: number, { part, from, to }: Span): number {
  const straight = (Math.floor(part / 2) % 2 === 0 ? ring.width : ring.height) - 2 * ring.corner
  return (to - from) * (part % 2 === 1 ? (ring.corner + offset) * quarter : straight)
}

/** Seats along a span, clockwise, half an aisle free at both ends, as many as fit at the pitch. */
export function seatsOnRing(
  ring: Ring,
  offset: number,
  span: Span,
  pitch: number,
  aisle: number,
): readonly Point[] {
  const length = spanLength(ring, offset, span)
  const count = Math.floor((length - aisle) / pitch)
  const step = (length - aisle) / count
  return Array.from({ length: count }, (_, index) => {
    const share = (aisle / 2 + (index + 0.5) * step) / length
    return onRing(ring, offset, span.part, span.from + share * (span.to - span.from))
  })
}

function quarterTurns({ x, y }: Point, turns: number): Point {
  return turns === 0 ? { x, y } : quarterTurns({ x: -y, y: x }, turns - 1)
}
