import { expect, it } from "vitest"
import type { MapSection, Point } from "../venue.ts"
import { LoadedSection } from "./loaded-section.ts"
import { namedBlocks, rowsOf } from "./named-blocks.ts"
import { sectionShapes } from "./section-shapes.ts"

const box = (left: number, side: number): Point[] => [
  { x: left, y: 0 },
  { x: left + side, y: 0 },
  { x: left + side, y: side },
  { x: left, y: side },
]
const seat = (x: number) => ({ id: `${x}`, name: `${x}`, order: 0, x, y: 10, rotation: 0 })
const row = { id: "a", name: "A", type: "SEAT" as const, seats: [10, 20, 110, 120].map(seat) }
const shape = (...polygons: Point[][]) => {
  const section: MapSection = {
    id: "s",
    name: "Balcon",
    rows: [row],
    polygons,
    numberOfSeats: 4,
    priceLevels: [],
    colors: [],
  }
  const level = { id: "l", name: "L", sections: [section] }
  return { level, whole: sectionShapes({ id: "v", levels: [level], priceLevels: [] }, 4)[0]! }
}

it("names each block of a section that stands in two, with its own part of the rows", () => {
  const { whole, level } = shape(box(0, 50), box(100, 50))
  const blocks = namedBlocks(whole)
  expect(blocks.map(({ section }) => section.name)).toEqual(["Balcon", "Balcon"])
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(2)
  const loaded = new LoadedSection(level, whole.section, [row], 4)
  expect(blocks.map((block) => rowsOf(block, loaded).map(({ seats }) => seats.map(({ x }) => x)))).toEqual([
    [[10, 20]],
    [[110, 120]],
  ])
})

it("names a section once that is whole, has a sliver apart, or stands in many boxes", () => {
  const named = (...polygons: Point[][]) => namedBlocks(shape(...polygons).whole).map(({ id }) => id)
  expect(named(box(0, 50))).toEqual(["s"])
  expect(named()).toEqual(["s"])
  expect(named(box(0, 50), box(100, 10))).toEqual(["s"])
  expect(named(...[0, 20, 40, 60, 80].map((left) => box(left, 15)))).toEqual(["s"])
})
