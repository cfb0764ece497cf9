import type { Point } from "../geometry/points.ts"
import { unreadable } from "./svg-element.ts"

/** a c e / b d f: as SVG writes a matrix. */
export type Matrix = readonly [number, number, number, number, number, number]

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0]

export const placed = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** First the inner, then the outer. */
export const within = (outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => [
  outer[0] * a + outer[2] * b,
  outer[1] * a + outer[3] * b,
  outer[0] * c + outer[2] * d,
  outer[1] * c + outer[3] * d,
  outer[0] * e + outer[2] * f + outer[4],
  outer[1] * e + outer[3] * f + outer[5],
]

const MOST_STEPS = 20

/** What a `transform` attribute says. */
export function transformOf(text: string | undefined): Matrix {
  if (text === undefined || text.trim() === "" || text.trim() === "none") return unmoved
  const steps = [...text.matchAll(/([a-zA-Z]+)\s*\(([^()]*)\)/g)]
  const left = text.replace(/([a-zA-Z]+)\s*\(([^()]*)\)/g, "").replace(/[\s,]/g, "")
  if (left !== "" || steps.length === 0 || steps.length > MOST_STEPS) throw unreadable(text)
  return steps.reduce(
    (so, [whole, name = "", values = ""]) => within(so, stepOf(name, values, whole)),
    unmoved,
  )
}

function stepOf(name: string, values: string, whole: string): Matrix {
  const numbers = values
    .split(/[\s,]+/)
    .filter((part) => part !== "")
    .map((part) => numberOf(part))
  const [first = 0, second, third, ...rest] = numbers
  const radians = (first / 180) * Math.PI
  switch (name) {
    case "matrix":
      if (numbers.length === 6) return [first, second!, third!, rest[0]!, rest[1]!, rest[2]!]
      break
    case "translate":
      return [1, 0, 0, 1, first, second ?? 0]
    case "scale":
      return [first, 0, 0, second ?? first, 0, 0]
    case "rotate": {
      const turn: Matrix = [Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians), 0, 0]
      const [x, y] = [second ?? 0, third ?? 0]
      return within(within([1, 0, 0, 1, x, y], turn), [1, 0, 0, 1, -x, -y])
    }
    case "skewX":
      return [1, 0, Math.tan(radians), 1, 0, 0]
    case "skewY":
      return [1, Math.tan(radians), 0, 1, 0, 0]
  }
  throw unreadable(whole)
}

/** A measure, with or without its px; a missing one is 0. */
export function numberOf(text: string | undefined): number {
  if (text === undefined || text.trim() === "") return 0
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?:px|pt|mm|%)?$/i.exec(text.trim())
  const value = match === null ? Number.NaN : Number(match[1])
  if (!Number.isFinite(value)) throw unreadable(text)
  return value
}
