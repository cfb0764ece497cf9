import type { Point } from "../venue.ts"
import { type Bounds, center, height, width } from "./bounds.ts"

/** What the shopper sees: the plan point in the middle, CSS pixels per plan unit, and the canvas size in CSS pixels. */
export interface View {
  readonly center: Point
  readonly scale: number
  readonly width: number
  readonly height: number
}

export interface ScaleRange {
  readonly min: number
  readonly max: number
}

/** [MAP-010], [MAP-011], [MAP-006..008], [MAP-013] */
export const USER_SCALE: ScaleRange = { min: 0.1, max: 3 }
export const FIT_MAX_SCALE = 8
export const PAN_STEP = 120
export const ZOOM_IN = 2
export const ZOOM_OUT = 0.7
/** On a map as narrow as a phone's, a plan needs the width. */
const NARROW = 480
export const DEFAULT_SIZE = { width: 900, height: 800 }

export const toScreen = (view: View, point: Point): Point => ({
  x: (point.x - view.center.x) * view.scale + view.width / 2,
  y: (point.y - view.center.y) * view.scale + view.height / 2,
})

export const toPlan = (view: View, point: Point): Point => ({
  x: (point.x - view.width / 2) / view.scale + view.center.x,
  y: (point.y - view.height / 2) / view.scale + view.center.y,
})

export function visibleBounds(view: View): Bounds {
  const x = view.width / 2 / view.scale
  const y = view.height / 2 / view.scale
  return {
    left: view.center.x - x,
    right: view.center.x + x,
    top: view.center.y - y,
    bottom: view.center.y + y,
  }
}

/** The view that shows the whole box, centred. Never closer than the fit's own limit, however far away it must go. */
export function fitted(
  box: Bounds,
  size: { width: number; height: number },
  padding = size.width < NARROW ? 10 : 24,
  max = FIT_MAX_SCALE,
): View {
  const across = Math.max(1, size.width - 2 * padding) / Math.max(width(box), Number.EPSILON)
  const down = Math.max(1, size.height - 2 * padding) / Math.max(height(box), Number.EPSILON)
  return { center: center(box), scale: Math.min(across, down, max), width: size.width, height: size.height }
}

/** The shopper's zoom range. A plan whose fit lies outside 0.1 to 3 keeps its fit within reach. */
export function userRange(fitScale: number): ScaleRange {
  return { min: Math.min(USER_SCALE.min, fitScale), max: Math.max(USER_SCALE.max, fitScale) }
}

/** Moves the eye by screen pixels: to the right shows what lies to the right. */
export const panned = (view: View, dx: number, dy: number): View => ({
  ...view,
  center: { x: view.center.x + dx / view.scale, y: view.center.y + dy / view.scale },
})

/** Zooms about a screen point, which keeps its place under the finger. */
export function zoomedAt(view: View, factor: number, at: Point, range: ScaleRange): View {
  const scale = Math.min(range.max, Math.max(range.min, view.scale * factor))
  const held = toPlan(view, at)
  return {
    ...view,
    scale,
    center: { x: held.x - (at.x - view.width / 2) / scale, y: held.y - (at.y - view.height / 2) / scale },
  }
}

/** Keeps some of the plan in sight: its middle may go to the edge, not beyond. */
export function keptInSight(view: View, box: Bounds): View {
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
  const x = clamp(view.center.x, box.left, box.right)
  const y = clamp(view.center.y, box.top, box.bottom)
  return x === view.center.x && y === view.center.y ? view : { ...view, center: { x, y } }
}

/** Between two views at `share` 0 to 1; the scale goes in equal ratios, which looks even to the eye. */
export function between(from: View, to: View, share: number): View {
  if (share >= 1) return to
  const scale = from.scale * (to.scale / from.scale) ** share
  // With the centre tied to the scale, the point that stays put in the end stays put on the way.
  const part =
    from.scale === to.scale ? share : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale)
  return {
    ...to,
    scale,
    center: {
      x: from.center.x + (to.center.x - from.center.x) * part,
      y: from.center.y + (to.center.y - from.center.y) * part,
    },
  }
}
