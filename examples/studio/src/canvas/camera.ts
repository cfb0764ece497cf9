import type { Bounds, Point } from "@parterre/seating-plans/geometry"

/** What is seen: the plan point in the middle, CSS pixels a plan unit, and the size of the canvas in CSS pixels. */
export interface Camera extends Point {
  readonly scale: number
  readonly width: number
  readonly height: number
}

const SCALES = { min: 0.01, max: 40 }

export const toScreen = (camera: Camera, { x, y }: Point): Point => ({
  x: (x - camera.x) * camera.scale + camera.width / 2,
  y: (y - camera.y) * camera.scale + camera.height / 2,
})

export const toPlan = (camera: Camera, { x, y }: Point): Point => ({
  x: (x - camera.width / 2) / camera.scale + camera.x,
  y: (y - camera.height / 2) / camera.scale + camera.y,
})

/** Moves what is seen by CSS pixels: what lies under a hand follows it. */
export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
})

/** Zooms about a point of the screen, which stays where it is. */
export function zoomedAt(camera: Camera, factor: number, at: Point): Camera {
  const scale = Math.min(SCALES.max, Math.max(SCALES.min, camera.scale * factor))
  const held = toPlan(camera, at)
  return {
    ...camera,
    scale,
    x: held.x - (at.x - camera.width / 2) / scale,
    y: held.y - (at.y - camera.height / 2) / scale,
  }
}

/** CSS pixels around what is shown whole. */
const ROOM = 48

/** Shows the whole of a box. Never closer than `most` pixels a unit. */
export function fitted(camera: Camera, { x, y, width, height }: Bounds, most = 3): Camera {
  const across = Math.max(1, camera.width - 2 * ROOM) / Math.max(width, 1)
  const down = Math.max(1, camera.height - 2 * ROOM) / Math.max(height, 1)
  const scale = Math.max(SCALES.min, Math.min(across, down, most))
  return { ...camera, x: x + width / 2, y: y + height / 2, scale }
}

/** The part of the plan that is seen, and `more` of its width and height on each side. */
export function seen({ x, y, scale, width, height }: Camera, more = 0): Bounds {
  const [w, h] = [(width / scale) * (1 + 2 * more), (height / scale) * (1 + 2 * more)]
  return { x: x - w / 2, y: y - h / 2, width: w, height: h }
}

export const isWithin = (inner: Bounds, outer: Bounds): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height
