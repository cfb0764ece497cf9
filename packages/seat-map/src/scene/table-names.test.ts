import { expect, it } from "vitest"
import type { MapRow, MapSection } from "../venue.ts"
import { SeatBook } from "./seat-book.ts"
import { tableNames } from "./table-names.ts"

const seats = Array.from({ length: 6 }, (_, i) => {
  const angle = (i * Math.PI) / 3
  return {
    id: `${i}`,
    name: "1",
    order: i,
    x: 100 + 16 * Math.cos(angle),
    y: 16 * Math.sin(angle),
    rotation: 0,
  }
})
const table: MapRow = { id: "t", name: "12", type: "TABLE", seats }
const section: MapSection = {
  id: "c",
  name: "Cabaret",
  polygons: [],
  numberOfSeats: 6,
  priceLevels: [],
  colors: [],
}
const book = new SeatBook(4, [])
book.load({ id: "l", name: "", sections: [section] }, section, [table], [])
const around = { left: 0, right: 200, top: -50, bottom: 50 }
const measure = (text: string) => text.length * 0.6

it("names a table in the middle of its top once the name fits there, and only in sight", () => {
  const close = { radius: 4, scale: 2, around }
  const [name] = tableNames(book, close, measure)
  expect(name).toMatchObject({ id: "c/t", lines: ["12"], angle: 0 })
  expect(name?.at.x).toBeCloseTo(100)
  expect((name?.size ?? 99) * measure("12")).toBeLessThan(2 * 2 * 12)
  expect(tableNames(book, { ...close, scale: 0.5 }, measure)).toEqual([])
  expect(tableNames(book, close, (text) => text.length * 3)).toEqual([])
  expect(tableNames(book, { ...close, around: { ...around, right: 50 } }, measure)).toEqual([])
})
