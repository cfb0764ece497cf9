import fc from "fast-check"
import { expect, it } from "vitest"
import { SeatGrid } from "./seat-grid.ts"

const place = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) })

it("finds in a box what a look at every seat finds", () => {
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 60 }),
      place,
      fc.nat(400),
      fc.nat(400),
      (seats, at, width, height) => {
        const box = { ...at, width, height }
        const found = new SeatGrid(seats, 25).within(box)
        const all = seats.filter(
          ({ x, y }) => x >= box.x && x <= box.x + width && y >= box.y && y <= box.y + height,
        )
        expect(new Set(found)).toEqual(new Set(all))
        expect(found).toHaveLength(all.length)
      },
    ),
  )
})

it("finds the nearest seat within reach, and none beyond", () => {
  const grid = new SeatGrid(
    [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
    ],
    25,
  )
  expect(grid.nearest({ x: 26, y: 1 }, 12)).toEqual({ x: 30, y: 0 })
  expect(grid.nearest({ x: 15, y: 14 }, 12)).toBeUndefined()
})
