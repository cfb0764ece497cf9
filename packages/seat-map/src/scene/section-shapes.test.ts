import { expect, it } from "vitest"
import type { MapSection, MapVenue } from "../venue.ts"
import { decorationBounds } from "./decorations.ts"
import { planImageUrl } from "./plan-image.ts"
import { planBounds, sectionAt, sectionShapes } from "./section-shapes.ts"

const square = (left: number) => [
  { x: left, y: 0 },
  { x: left + 100, y: 0 },
  { x: left + 100, y: 100 },
  { x: left, y: 100 },
]
const section = (id: string, left: number): MapSection => ({
  id,
  name: id,
  polygons: [square(left)],
  numberOfSeats: 10,
  priceLevels: [],
  colors: [],
})
const venue: MapVenue = {
  id: "v",
  levels: [{ id: "l", name: "", sections: [section("low", 0), section("high", 50)] }],
  priceLevels: [],
  decorations: [
    { shape: "rectangle", position: { x: 0, y: -60 }, rotation: 90, rectangle: { width: 40, height: 20 } },
  ],
}

it("finds the region under the pointer, the upper one where two overlap", () => {
  const shapes = sectionShapes(venue, 4)
  expect(sectionAt(shapes, { x: 20, y: 50 })?.id).toBe("low")
  expect(sectionAt(shapes, { x: 80, y: 50 })?.id).toBe("high")
  expect(sectionAt(shapes, { x: 200, y: 50 })).toBeUndefined()
})

it("turns a decoration about its own position", () => {
  const box = decorationBounds(venue.decorations![0]!)!
  expect(box.left).toBeCloseTo(-20)
  expect(box.right).toBeCloseTo(0)
  expect(box.top).toBeCloseTo(-60)
  expect(box.bottom).toBeCloseTo(-20)
})

it("shows decorations and sections at home", () => {
  const { left, top, right, bottom } = planBounds(venue, sectionShapes(venue, 4))
  expect([left, top, right, bottom].map(Math.round)).toEqual([-20, -60, 150, 100])
})

it("survives a venue without any place", () => {
  const empty: MapVenue = { id: "v", levels: [], priceLevels: [] }
  expect(planBounds(empty, [])).toEqual({ left: 0, top: 0, right: 900, bottom: 800 })
})

it("addresses the background picture by the API base plus the venue's imageUrl [MAP-016]", () => {
  expect(planImageUrl("https://api.example/", "venue/1.png")).toBe("https://api.example/venue/1.png")
  expect(planImageUrl("https://api.example", "/venue/1.png")).toBe("https://api.example/venue/1.png")
})
