import { expect, it } from "vitest"
import type { MapSection } from "../venue.ts"
import { RegionRooms } from "./region-rooms.ts"

/** Wide on the left, narrow in the middle and on the right: the most room is not in the middle. */
const section: MapSection = {
  id: "a",
  name: "A",
  polygons: [
    [
      { x: 0, y: -30 },
      { x: 40, y: -30 },
      { x: 60, y: -8 },
      { x: 120, y: -8 },
      { x: 120, y: 8 },
      { x: 60, y: 8 },
      { x: 40, y: 30 },
      { x: 0, y: 30 },
    ],
  ],
  numberOfSeats: 0,
  priceLevels: [],
  colors: [],
}

it("takes the middle where that is enough and the roomiest place where not, whatever was asked before", () => {
  const ask = (...wanted: number[]) => {
    const rooms = new RegionRooms()
    return wanted.map((enough) => rooms.find(section, 1, false, enough)).at(-1)
  }
  const middle = ask(10)
  const roomiest = ask(40)
  expect(middle?.at.x).toBeCloseTo(60, 0)
  expect(roomiest?.at.x).toBeLessThan(45)
  expect(roomiest?.height).toBeGreaterThan(middle?.height ?? 0)
  expect(ask(40, 10)).toEqual(middle)
  expect(ask(10, 40)).toEqual(roomiest)
})
