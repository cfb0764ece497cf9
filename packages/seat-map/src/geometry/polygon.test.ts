import { expect, it } from "vitest"
import { boundsOf } from "./bounds.ts"
import { bandsFrom, clipped, isInside } from "./polygon.ts"

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 60 },
  { x: 0, y: 60 },
]
const horseshoe = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 70, y: 100 },
  { x: 70, y: 30 },
  { x: 30, y: 30 },
  { x: 30, y: 100 },
  { x: 0, y: 100 },
]

it("knows inside from outside, also in the hollow of a horseshoe", () => {
  expect(isInside(square, { x: 50, y: 30 })).toBe(true)
  expect(isInside(square, { x: 101, y: 30 })).toBe(false)
  expect(isInside(horseshoe, { x: 50, y: 80 })).toBe(false)
  expect(isInside(horseshoe, { x: 15, y: 80 })).toBe(true)
})

it("cuts price-level bands across the section's own depth, nearest first", () => {
  const [front, back] = bandsFrom({ x: 80, y: -500 }, square, 2)
  expect(Math.max(...front!.map(({ y }) => y))).toBeCloseTo(30)
  expect(Math.min(...back!.map(({ y }) => y))).toBeCloseTo(30)
  expect(Math.min(...front!.map(({ y }) => y))).toBe(0)
})

it("gives the part of a polygon that is in sight, and nothing of one out of sight", () => {
  const part = clipped(square, { left: 60, top: -50, right: 300, bottom: 40 })
  expect(boundsOf(part)).toEqual({ left: 60, top: 0, right: 100, bottom: 40 })
  expect(clipped(square, { left: 200, top: 0, right: 300, bottom: 100 })).toEqual([])
})
