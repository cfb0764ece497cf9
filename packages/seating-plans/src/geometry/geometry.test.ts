import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Point } from "./points.ts"
import { area, contains, isSimple, signedArea, simplified, withHole } from "./polygon.ts"
import { rowOutline } from "./row-outline.ts"
import { seatContours } from "./seat-contours.ts"
import { inRowOrder, inTableOrder } from "./seat-order.ts"
import { rowRotations, tableRotations } from "./seat-rotation.ts"
import { sectionPolygons } from "./section-polygons.ts"

const straightRow = (y: number, count: number, left = 0): readonly Point[] =>
  Array.from({ length: count }, (_, index) => ({ x: left + index * 10, y }))

/** A row of `count` seats on an arc around the stage at the origin; angles from straight down. */
const arc = (radius: number, half: number, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = -half + (2 * half * index) / (count - 1)
    return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) }
  })

const numbered = (names: readonly string[], points: readonly Point[]) =>
  points.map((point, index) => ({ ...point, number: names[index]! }))

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
]

describe("polygons", () => {
  it("measures, contains and goes clockwise", () => {
    expect(signedArea(square)).toBe(10_000)
    expect(contains(square, { x: 50, y: 50 })).toBe(true)
    expect(contains(square, { x: 150, y: 50 })).toBe(false)
  })

  it("knows an outline that crosses itself", () => {
    expect(isSimple(square)).toBe(true)
    expect(isSimple([square[0]!, square[2]!, square[1]!, square[3]!])).toBe(false)
  })

  it("drops points on a straight edge", () => {
    expect(simplified([{ x: 0, y: 0 }, { x: 50, y: 0.01 }, ...square.slice(1)], 0.1)).toEqual(square)
  })

  it("leaves a hole out of a ring", () => {
    const hole = [
      { x: 40, y: 40 },
      { x: 40, y: 60 },
      { x: 60, y: 60 },
      { x: 60, y: 40 },
    ]
    const ring = withHole(square, hole)
    expect(contains(ring, { x: 50, y: 50 })).toBe(false)
    expect(contains(ring, { x: 20, y: 50 })).toBe(true)
    expect(area(ring)).toBe(9600)
  })
})

describe("outline of rows", () => {
  it("keeps a wide curved band off the stage [MAP-001]", () => {
    const rows = [200, 215, 230].map((radius) => arc(radius, 1.4, 40))
    const outline = rowOutline(rows, 14, 8)!
    expect(rows.flat().every((seat) => contains(outline, seat))).toBe(true)
    expect(contains(outline, { x: 0, y: 100 })).toBe(false)
    expect(contains(outline, { x: 0, y: 190 })).toBe(false)
    expect(contains(outline, { x: 0, y: 195 })).toBe(true)
  })

  it("turns rows about that are numbered from the other end", () => {
    const outline = rowOutline(
      [straightRow(0, 5), straightRow(12, 5).toReversed(), straightRow(24, 5)],
      10,
      5,
    )!
    expect(area(outline)).toBeCloseTo(50 * 34, 0)
  })

  it("surrounds a single row and a single seat", () => {
    expect(area(rowOutline([straightRow(0, 5)], 10, 5)!)).toBeCloseTo(500, 0)
    expect(contains(rowOutline([[{ x: 3, y: 4 }]], 10, 5)!, { x: 3, y: 4 })).toBe(true)
  })

  it("follows short rows that lie end to end", () => {
    const boxes = [0, 45, 90, 135].map((left) => straightRow(left / 2, 3, left))
    const [outline, ...others] = sectionPolygons(boxes, "SEAT")
    expect(others).toEqual([])
    expect(area(outline!)).toBeLessThan(12 * 200)
  })

  it("gives up on two blocks side by side", () => {
    const rows = [0, 12, 24, 0, 12, 24].map((y, index) => straightRow(y, 5, index < 3 ? 0 : 300))
    expect(rowOutline(rows, 10, 5)).toBeUndefined()
    const blocks = sectionPolygons(rows, "SEAT")
    expect(blocks).toHaveLength(2)
    expect(blocks.some((block) => contains(block, { x: 170, y: 12 }))).toBe(false)
  })
})

describe("blocks of a section", () => {
  const rows = (...columns: readonly (readonly [count: number, left: number])[]) =>
    Array.from({ length: 5 }, (_, r) => columns.flatMap(([count, left]) => straightRow(r * 11, count, left)))

  it("have an outline each where rows stop for longer than an aisle", () => {
    const both = rows([10, 0], [10, 200])
    const polygons = sectionPolygons(both, "SEAT")
    expect(polygons).toHaveLength(2)
    for (const seat of both.flat())
      expect(polygons.filter((polygon) => contains(polygon, seat))).toHaveLength(1)
    expect(polygons.some((polygon) => contains(polygon, { x: 145, y: 20 }))).toBe(false)
  })

  it("are one across an aisle, and where some rows go through", () => {
    expect(sectionPolygons(rows([10, 0], [10, 125]), "SEAT")).toHaveLength(1)
    const through = [...rows([10, 0], [10, 200]), straightRow(55, 30)]
    expect(sectionPolygons(through, "SEAT")).toHaveLength(1)
  })
})

describe("outlines of scattered seats", () => {
  it("keeps the hole of a ring of seats around the stage", () => {
    const ring = arc(100, Math.PI, 60).slice(1)
    const [outline, ...others] = seatContours(ring, 10, 6)
    expect(others).toEqual([])
    expect(contains(outline!, { x: 0, y: 0 })).toBe(false)
    expect(ring.every((seat) => contains(outline!, seat))).toBe(true)
  })

  it("contains every seat, wherever they are", () => {
    const seat = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) })
    fc.assert(
      fc.property(fc.array(seat, { minLength: 1, maxLength: 40 }), (seats) => {
        const outlines = seatContours(seats, 10, 6)
        return seats.every((point) => outlines.some((outline) => contains(outline, point)))
      }),
      { numRuns: 60 },
    )
  })
})

describe("order of seats", () => {
  const names = (seats: readonly { number: string }[]) => seats.map((seat) => seat.number)

  it("trusts numbers that rise or fall", () => {
    const seats = numbered(["5", "4", "3"], straightRow(0, 3))
    expect(inRowOrder(seats)).toEqual(seats)
  })

  it("follows the geometry of odd and even numbers", () => {
    const places = straightRow(0, 6)
    const listed = numbered(
      ["1", "3", "5", "2", "4", "6"],
      [2, 1, 0, 3, 4, 5].map((at) => places[at]!),
    )
    expect(names(inRowOrder(listed))).toEqual(["5", "3", "1", "2", "4", "6"])
  })

  it("follows a curve that turns back on itself", () => {
    const places = arc(100, 2.8, 41)
    const shuffled = numbered(
      places.map((_, index) => `s${index}`),
      places,
    ).toSorted((a, b) => a.y - b.y)
    const order = names(inRowOrder(shuffled)).map((number) => Number(number.slice(1)))
    expect(order).toEqual(
      order[0] === 0 ? places.map((_, index) => index) : places.map((_, index) => 40 - index),
    )
  })

  it("goes clockwise around a table from its first seat", () => {
    const seats = numbered(
      ["1", "2", "3", "4"],
      [
        { x: 0, y: -1 },
        { x: 0, y: 1 },
        { x: -1, y: 0 },
        { x: 1, y: 0 },
      ],
    )
    expect(names(inTableOrder(seats))).toEqual(["1", "4", "2", "3"])
  })
})

describe("rotation of seats", () => {
  it("is none on a straight row, in either direction", () => {
    expect(rowRotations(straightRow(0, 3))).toEqual([0, 0, 0])
    expect(rowRotations(straightRow(0, 3).toReversed())).toEqual([0, 0, 0])
  })

  it("follows the curve, mirrored about the middle", () => {
    const [left, , middle, , right] = rowRotations(arc(100, 0.5, 5))
    expect(middle).toBe(0)
    expect(left).toBeCloseTo(-right!)
    expect(left).toBeGreaterThan(15)
  })

  it("faces the middle of a table", () => {
    expect(
      tableRotations([
        { x: 0, y: 1 },
        { x: -1, y: 0 },
        { x: 0, y: -1 },
        { x: 1, y: 0 },
      ]),
    ).toEqual([0, 90, 180, -90])
  })
})
