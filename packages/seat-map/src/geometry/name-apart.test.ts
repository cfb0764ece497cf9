import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Bounds } from "./bounds.ts"
import { apartFrom } from "./name-apart.ts"
import { boxAround } from "./name-ground.ts"
import { turned } from "./name-room.ts"
import { NAME_PX } from "./names-inside.ts"
import type { PlacedName } from "./placed-name.ts"
import { worded } from "./wording.ts"

const wording = worded(["117"], (text) => text.length * 0.6)
const everywhere = { left: -500, right: 500, top: -500, bottom: 500 }
const box = (wide: number, high: number) => [
  { x: 0, y: 0 },
  { x: wide, y: 0 },
  { x: wide, y: high },
  { x: 0, y: high },
]
const name = (x: number, y: number, angle = 0): PlacedName => ({
  id: "117",
  lines: ["117"],
  at: { x, y },
  angle,
  size: 14,
  standing: "region",
})
const mark = (x: number, y: number, half = 6) => boxAround({ x, y }, 0, half * 2, half * 2)
const apart = (marks: readonly Bounds[], placed: PlacedName, region = box(100, 60), ground = everywhere) =>
  apartFrom(marks, placed, wording, { polygons: [region], ground }, 1)

describe("the name of a region with chosen seats", () => {
  it("stays where it is when no mark lies upon it", () => {
    const placed = name(50, 30)
    expect(apart([], placed)).toBe(placed)
    expect(apart([mark(10, 8), mark(300, 30)], placed)).toBe(placed)
  })

  it("moves to the roomier side of the seats, as large as it was", () => {
    const moved = apart([mark(45, 20), mark(57, 20)], name(50, 30))
    expect(moved).toMatchObject({ size: 14, angle: 0 })
    expect(moved?.at.y).toBeCloseTo(43)
  })

  it("gives way only to the marks it meets, wherever else others are", () => {
    const moved = apart([mark(6, 30), mark(50, 30), mark(94, 30)], name(50, 30))
    expect(moved).toMatchObject({ size: 14 })
  })

  it("goes on from a mark it meets on its way", () => {
    const moved = apart([mark(50, 45), mark(50, 12)], name(50, 40))
    expect(moved).toMatchObject({ at: { x: 22, y: 30 }, size: 14 })
  })

  it("shrinks where room is scarce, and is left out where it could not be read", () => {
    const tight = apart([mark(30, 20)], name(30, 20), box(60, 41))
    expect(tight?.size).toBeLessThan(14)
    expect(tight?.size).toBeGreaterThanOrEqual(NAME_PX.least)
    expect(apart([mark(20, 10)], name(20, 10), box(40, 20))).toBeUndefined()
  })

  it("stays in the part of the region that is seen", () => {
    const moved = apart([mark(50, 20)], name(50, 30), box(100, 200), { ...everywhere, bottom: 60 })
    expect(moved?.at.y).toBeLessThan(60)
  })

  it("is left alone by marks whose place is not a number", () => {
    const placed = name(50, 30)
    expect(apart([mark(Number.NaN, 30)], placed)).toBe(placed)
  })

  it("never lies upon a mark, nor beyond its region", () => {
    const place = fc.integer({ min: 0, max: 100 })
    let moves = 0
    fc.assert(
      fc.property(
        fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 6 }),
        fc.double({ min: -1.5, max: 1.5, noNaN: true }),
        fc.double({ min: 0.5, max: 4, noNaN: true }),
        (places, angle, scale) => {
          const marks = places.map(([x, y]) => mark(x, y, 5.5 / scale))
          const placed = name(50, 50, angle)
          const found = apartFrom(
            marks,
            placed,
            wording,
            { polygons: [box(100, 100)], ground: everywhere },
            scale,
          )
          if (found === undefined || found === placed) return
          moves += 1
          const em = (found.size / scale) * 0.999
          const [wide, tall] = [wording.wide * em, wording.tall * em]
          const inside = Array.from({ length: 21 * 7 }, (_, i) => {
            const across = ((i % 21) / 20 - 0.5) * wide
            const down = (Math.floor(i / 21) / 6 - 0.5) * tall
            const point = turned({ x: across, y: down }, found.angle)
            return { x: found.at.x + point.x, y: found.at.y + point.y }
          })
          for (const { x, y } of inside) {
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
            expect(Math.max(x, y)).toBeLessThanOrEqual(100)
            expect(marks.some((m) => m.left < x && x < m.right && m.top < y && y < m.bottom)).toBe(false)
          }
        },
      ),
    )
    expect(moves).toBeGreaterThan(5)
  })
})
