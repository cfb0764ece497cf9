import { expect, it } from "vitest"
import { SeatBook } from "../scene/seat-book.ts"
import { sectionShapes } from "../scene/section-shapes.ts"
import type { MapLevel, MapRow, MapSection } from "../venue.ts"
import { RowNames } from "./row-names.ts"

const RADIUS = 4
/** One row of ten seats that begins at `left`, and a region a little larger. */
const sectionAt = (id: string, left: number): MapSection & { rows: MapRow[] } => ({
  id,
  name: id,
  polygons: [
    [
      { x: left - 6, y: -6 },
      { x: left + 96, y: -6 },
      { x: left + 96, y: 6 },
      { x: left - 6, y: 6 },
    ],
  ],
  numberOfSeats: 10,
  priceLevels: [],
  colors: [],
  rows: [
    {
      id: `${id}-1`,
      name: "1",
      type: "SEAT",
      seats: Array.from({ length: 10 }, (_, i) => ({
        id: `${id}-1-${i}`,
        name: `${i}`,
        order: i,
        x: left + i * 10,
        y: 0,
        rotation: 0,
      })),
    },
  ],
})

const sections = [sectionAt("left", 0), sectionAt("right", 120)]
const level: MapLevel = { id: "floor", name: "Floor", sections }

/** Where the row of the left section is named once these sections are loaded. */
function namesOfLeft(...loaded: readonly string[]): boolean[] {
  const book = new SeatBook(RADIUS, [])
  const shapes = sectionShapes({ id: "arena", levels: [level], priceLevels: [] }, RADIUS)
  const names = new RowNames(book, RADIUS, { shapes })
  for (const section of sections) if (loaded.includes(section.id)) book.load(level, section, section.rows, [])
  return [-10, 100].map((x) => names.covers({ left: x, right: x, top: 0, bottom: 0 }, 3))
}

it("names a row at the same places before and after its neighbour's seats have come", () => {
  expect(namesOfLeft("left")).toEqual([true, false])
  expect(namesOfLeft("left", "right")).toEqual(namesOfLeft("left"))
})
