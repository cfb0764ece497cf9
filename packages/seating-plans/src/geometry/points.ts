export interface Point {
  readonly x: number
  readonly y: number
}

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The point at a distance from `from` toward `toward`; `from` itself when they are one. */
export function along(from: Point, toward: Point, length: number): Point {
  const whole = distance(from, toward)
  if (whole === 0) return from
  return {
    x: from.x + ((toward.x - from.x) / whole) * length,
    y: from.y + ((toward.y - from.y) / whole) * length,
  }
}

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
})

/** The point turned around the origin, degrees clockwise on a screen. */
export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees / 180) * Math.PI
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) }
}

/** Hundredths of a plan unit are finer than a screen shows; adding 0 turns -0 into 0. */
export const hundredth = (value: number): number => Math.round(value * 100) / 100 + 0

export const rounded = ({ x, y }: Point): Point => ({ x: hundredth(x), y: hundredth(y) })

export function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

export interface Bounds extends Point {
  readonly width: number
  readonly height: number
}

/** The upright rectangle around points, at least one, and a margin. */
export function boundsOf(points: readonly Point[], margin: number): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return {
    ...rounded({ x: left - margin, y: top - margin }),
    width: hundredth(right - left + 2 * margin),
    height: hundredth(bottom - top + 2 * margin),
  }
}
