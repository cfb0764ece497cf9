import fc from "fast-check"
import { expect, it } from "vitest"
import { SeatGrid } from "./seat-grid.ts"

const coordinate = fc.double({ min: -200, max: 200, noNaN: true })
const point = fc.record({ x: coordinate, y: coordinate })

it("finds the same nearest seat as looking at every seat", () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 80 }), point, (seats, at) => {
      const distance = (seat: { x: number; y: number }) => Math.hypot(seat.x - at.x, seat.y - at.y)
      const nearest = Math.min(...seats.map(distance))
      const found = new SeatGrid(seats, 12).nearest(at, 12)
      if (found === undefined) expect(nearest).toBeGreaterThan(12 - 1e-9)
      else expect(distance(found)).toBeCloseTo(nearest, 9)
    }),
  )
})

it("tells whether a box holds a seat's centre, as looking at every seat does", () => {
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 60 }),
      point,
      fc.nat(90),
      fc.nat(90),
      (seats, { x, y }, w, h) => {
        const expected = seats.some(
          (seat) => seat.x >= x && seat.x <= x + w && seat.y >= y && seat.y <= y + h,
        )
        expect(new SeatGrid(seats, 12).anyIn(x, y, x + w, y + h)).toBe(expected)
      },
    ),
  )
})

it("looks at a handful of seats among 60,000", () => {
  const seats = Array.from({ length: 60_000 }, (_, i) => ({ x: (i % 300) * 10, y: Math.floor(i / 300) * 10 }))
  const grid = new SeatGrid(seats, 12)
  const looked: unknown[] = []
  const counted = grid.nearest({ x: 1503, y: 1001 }, 5.2, (seat) => looked.push(seat) > 0)
  expect(counted).toEqual({ x: 1500, y: 1000 })
  expect(looked.length).toBeLessThan(5)
})
