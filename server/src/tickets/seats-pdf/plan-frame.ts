import type { BoundsColumn, PointColumn } from "../../database/tables.ts"

/** A rectangle of the page, in points. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How a part of the plan lies on the page. */
export interface Frame {
  /** Points a plan unit. */
  readonly scale: number
  readonly onPage: (point: PointColumn) => PointColumn
}

/** The scale at which a part of the plan just fits a box. */
export const fittingScale = (part: BoundsColumn, box: Box): number =>
  Math.min(box.width / Math.max(part.width, 1e-6), box.height / Math.max(part.height, 1e-6))

/** Puts a part of the plan in the middle of a box. */
export function frame(part: BoundsColumn, box: Box, scale = fittingScale(part, box)): Frame {
  const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 }
  return {
    scale,
    onPage: ({ x, y }) => ({
      x: box.x + box.width / 2 + (x - middle.x) * scale,
      y: box.y + box.height / 2 + (y - middle.y) * scale,
    }),
  }
}

export const isInside = ({ x, y, width, height }: Box, point: PointColumn, margin = 0): boolean =>
  point.x >= x - margin &&
  point.x <= x + width + margin &&
  point.y >= y - margin &&
  point.y <= y + height + margin

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
