import { expect, it } from "vitest"
import { isLargeVenue, mapMode, mustComeCloser, seatDetailLevel } from "./detail-level.ts"

it("draws every seat up to 4199 seats and regions from 4200 [MAP-001] [MAP-002]", () => {
  expect(isLargeVenue([{ numberOfSeats: 4000 }, { numberOfSeats: 199 }])).toBe(false)
  expect(isLargeVenue([{ numberOfSeats: 4000 }, { numberOfSeats: 200 }])).toBe(true)
})

it("switches to seats above a scale of 1.5, not at 1.5 [MAP-003]", () => {
  expect(mapMode(true, 1.5, 5000)).toBe("polygons")
  expect(mapMode(true, 1.51, 5000)).toBe("seats")
})

it("switches to seats under 500 visible seats, not at 500 [MAP-003]", () => {
  expect(mapMode(true, 0.3, 500)).toBe("polygons")
  expect(mapMode(true, 0.3, 499)).toBe("seats")
})

it("draws a small venue in full at any scale [MAP-001]", () => {
  expect(mapMode(false, 0.1, 4000)).toBe("full")
})

it("shows more of a seat the larger it is", () => {
  expect([1, 3, 6, 12].map(seatDetailLevel)).toEqual(["dot", "circle", "mark", "number"])
})

it("asks a finger, not a mouse, to come closer before it picks a small seat", () => {
  expect(mustComeCloser("touch", 4)).toBe(true)
  expect(mustComeCloser("touch", 9)).toBe(false)
  expect(mustComeCloser("mouse", 2)).toBe(false)
})
