import fc from "fast-check"
import { expect, it } from "vitest"
import { boundsOf, overlaps } from "./bounds.ts"
import { apartFrom } from "./name-apart.ts"
import { slicesOf } from "./name-ground.ts"
import { NAME_PX } from "./names-inside.ts"
import type { PlacedName } from "./placed-name.ts"
import { worded } from "./wording.ts"

const measure = (text: string) => text.length * 0.6
const look = { scale: 1, seen: { left: -500, right: 500, top: -500, bottom: 500 }, measure }
const box = (wide: number, high: number) => [
  [
    { x: 0, y: 0 },
    { x: wide, y: 0 },
    { x: wide, y: high },
    { x: 0, y: high },
  ],
]
const name = (x: number, y: number, angle = 0): PlacedName => ({
  id: "117",
  lines: ["117"],
  at: { x, y },
  angle,
  size: 14,
  standing: "region",
})
const mark = (x: number, y: number, half = 6) => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
})

it("leaves a name where it is that no mark lies upon", () => {
  const placed = name(50, 30)
  expect(apartFrom([], placed, box(100, 60), look)).toBe(placed)
  expect(apartFrom([mark(10, 8), mark(300, 30)], placed, box(100, 60), look)).toBe(placed)
})

it("moves a name to the roomier side of the seats chosen in its region, as large as it was", () => {
  const moved = apartFrom([mark(45, 20), mark(57, 20)], name(50, 30), box(100, 60), look)
  expect(moved).toMatchObject({ size: 14, angle: 0 })
  expect(moved?.at.y).toBeCloseTo(43)
})

it("shrinks it where room is scarce, and leaves it out where it could not be read", () => {
  const tight = apartFrom([mark(30, 20)], name(30, 20), box(60, 41), look)
  expect(tight?.size).toBeLessThan(14)
  expect(tight?.size).toBeGreaterThanOrEqual(NAME_PX.least)
  expect(apartFrom([mark(20, 10)], name(20, 10), box(40, 20), look)).toBeUndefined()
})

it("stays in the part of the region that is seen", () => {
  const moved = apartFrom([mark(50, 20)], name(50, 30), box(100, 200), {
    ...look,
    seen: { ...look.seen, bottom: 60 },
  })
  expect(moved?.at.y).toBeLessThan(60)
})

it("never lies upon a mark, nor beyond its region", () => {
  const place = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 6 }),
      fc.double({ min: -1.5, max: 1.5, noNaN: true }),
      fc.double({ min: 0.3, max: 4, noNaN: true }),
      (places, angle, scale) => {
        const marks = places.map(([x, y]) => mark(x, y, 5.5 / scale))
        const found = apartFrom(marks, name(50, 50, angle), box(100, 100), { ...look, scale })
        if (found === undefined || found.at.x === 50) return
        const { wide, tall } = worded(found.lines, measure)
        const em = (found.size / scale) * 0.999
        const slices = slicesOf(found.at, found.angle, wide * em, tall * em)
        const corners = slices.map(({ left, right, top, bottom }) => ({
          x: (left + right) / 2,
          y: (top + bottom) / 2,
        }))
        const ground = boundsOf(corners)!
        expect(Math.min(ground.left, ground.top)).toBeGreaterThanOrEqual(0)
        expect(Math.max(ground.right, ground.bottom)).toBeLessThanOrEqual(100)
        // The thin slices of a turned line stick out a little beyond its letters.
        const centres = corners.map(({ x, y }) => mark(x, y, 0))
        expect(marks.some((one) => centres.some((other) => overlaps(one, other)))).toBe(false)
      },
    ),
  )
})
