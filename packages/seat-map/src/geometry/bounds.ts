import type { Point } from "../venue.ts"

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The smallest box around the points; places that are not numbers are left out, and no place gives nothing. */
export function boundsOf(points: Iterable<Point>): Bounds | undefined {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const { x, y } of points) {
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return left <= right ? { left, top, right, bottom } : undefined
}

export function grown(bounds: Bounds, by: number): Bounds {
  return {
    left: bounds.left - by,
    top: bounds.top - by,
    right: bounds.right + by,
    bottom: bounds.bottom + by,
  }
}

export function union(boxes: Iterable<Bounds | undefined>): Bounds | undefined {
  let all: Bounds | undefined
  for (const box of boxes) {
    if (box === undefined) continue
    all =
      all === undefined
        ? box
        : {
            left: Math.min(all.left, box.left),
            top: Math.min(all.top, box.top),
            right: Math.max(all.right, box.right),
            bottom: Math.max(all.bottom, box.bottom),
          }
  }
  return all
}

export const width = (bounds: Bounds) => bounds.right - bounds.left
export const height = (bounds: Bounds) => bounds.bottom - bounds.top

export const center = (bounds: Bounds): Point => ({
  x: (bounds.left + bounds.right) / 2,
  y: (bounds.top + bounds.bottom) / 2,
})

export const overlaps = (a: Bounds, b: Bounds) =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom

export const contains = (bounds: Bounds, { x, y }: Point) =>
  x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom

/** How much of `box` lies inside `frame`, from 0 to 1. A box without area counts whole or not at all. */
export function shareInside(box: Bounds, frame: Bounds): number {
  if (!overlaps(box, frame)) return 0
  const across = Math.min(box.right, frame.right) - Math.max(box.left, frame.left)
  const down = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top)
  return (width(box) > 0 ? across / width(box) : 1) * (height(box) > 0 ? down / height(box) : 1)
}
