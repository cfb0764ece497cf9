import { expect, it } from "vitest"
import type { PlacedName } from "../geometry/placed-name.ts"
import { type SectionShape, sectionShapes } from "../scene/section-shapes.ts"
import type { MapSection, MapVenue } from "../venue.ts"
import { ColorBands } from "./color-bands.ts"

const EYE = { x: 0, y: 1000 }
const EVERYTHING = { left: -1000, right: 1000, top: -1000, bottom: 1000 }

/** A box above the eye, whose lower half is gold and whose upper half is blue. */
const region = (id: string, left: number, wide: number, high = 40): MapSection => ({
  id,
  name: id,
  polygons: [
    [
      { x: left, y: 0 },
      { x: left + wide, y: 0 },
      { x: left + wide, y: high },
      { x: left, y: high },
    ],
  ],
  numberOfSeats: 10,
  priceLevels: ["gold", "blue"],
  colors: ["#ffd700", "#0000ff"],
})

function placesOf(
  sections: readonly MapSection[],
  { scale = 1, seen = EVERYTHING, standing = "region", size = 14 } = {},
) {
  const venue: MapVenue = { id: "v", levels: [{ id: "l", name: "L", sections }], priceLevels: [] }
  const shapes = new Map<string, SectionShape>(sectionShapes(venue, 4).map((shape) => [shape.id, shape]))
  const names = sections.map(
    ({ id }) => ({ id, lines: ["101"], at: { x: 0, y: 0 }, angle: 0, size, standing }) as PlacedName,
  )
  const look = { scale, seen, measure: (text: string) => text.length * 0.6 }
  return new ColorBands(EYE).places(names, shapes, look)
}

it("stands a name in the middle of the outer colour, as large as it was", () => {
  const place = placesOf([region("a", -30, 60)]).get("a")
  expect(place).toMatchObject({ color: "#0000ff", angle: 0, size: 14 })
  expect(place?.at.x).toBeCloseTo(0)
  expect(place?.at.y).toBeCloseTo(10)
})

it("gives the names of a level one size, that of the narrowest", () => {
  const places = placesOf([region("wide", -100, 60), region("narrow", 0, 27)])
  const sizes = [...places.values()].map(({ size }) => size)
  expect(sizes[0]).toBeLessThan(14)
  expect(sizes).toEqual([sizes[0], sizes[0]])
})

it("leaves all names of a level across their colours when one would be too small to read in its own", () => {
  expect(placesOf([region("wide", -100, 60), region("thin", 0, 60, 12)]).size).toBe(0)
})

it("keeps a name that is small already in one colour, where it has that room", () => {
  expect(placesOf([region("small", 0, 27)], { size: 9.6 }).get("small")?.size).toBe(9.6)
  expect(placesOf([region("thin", 0, 60, 12)], { size: 9.6 }).size).toBe(0)
})

it("moves no name that stands beside seats, and none in a region of one colour", () => {
  expect(placesOf([region("a", -30, 60)], { standing: "beside" }).size).toBe(0)
  expect(placesOf([{ ...region("a", -30, 60), colors: ["#ffd700"] }]).size).toBe(0)
})

it("keeps a name in what is seen of its colour, or leaves it", () => {
  const cut = { ...EVERYTHING, left: -10 }
  expect(placesOf([region("a", -60, 120)], { seen: cut }).get("a")?.at.x).toBeCloseTo(25)
  expect(placesOf([region("a", -60, 120)], { seen: { ...EVERYTHING, left: 55 } }).size).toBe(0)
})
