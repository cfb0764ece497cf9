import { contains } from "@parterre/seating-plans/geometry"
import { expect, it } from "vitest"
import { widestSpan } from "./widest-span.ts"

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 6 },
  { x: 0, y: 6 },
]
/** A horseshoe, whose middle is not in it. */
const horseshoe = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 8 },
  { x: 20, y: 8 },
  { x: 20, y: 0 },
  { x: 24, y: 0 },
  { x: 24, y: 12 },
  { x: 0, y: 12 },
]

it("crosses a plain outline in its middle", () => {
  expect(widestSpan(square)).toEqual({ middle: { x: 5, y: 3 }, width: 10 })
})

it("stays inside an outline whose middle is outside, where it is widest", () => {
  const span = widestSpan(horseshoe)
  expect(span?.width).toBe(24)
  expect(contains(horseshoe, span?.middle ?? { x: -1, y: -1 })).toBe(true)
})

it("finds none in an outline without points", () => {
  expect(widestSpan([])).toBeUndefined()
})
