import { expect, it } from "vitest"
import type { MapRow, MapSeat } from "../venue.ts"
import { entrance, rowNames, tableTop } from "./rows.ts"

const seat = (x: number, y: number): MapSeat => ({ id: `${x},${y}`, name: "1", order: 0, x, y, rotation: 0 })
const row = (type: MapRow["type"], seats: readonly MapSeat[]): MapRow => ({ id: "r", name: "C", type, seats })

const long = row(
  "SEAT",
  Array.from({ length: 8 }, (_, i) => seat(i * 10, 0)),
)
const places = ({ first, second }: ReturnType<typeof rowNames>) =>
  [first, second].flatMap((name) => (name === undefined ? [] : [name.at]))

it("names a row one step before its first seat, or else after its last", () => {
  const short = row("SEAT", [seat(0, 0), seat(10, 0), seat(20, 0)])
  expect(places(rowNames(short, 10, () => true))).toEqual([{ x: -10, y: 0 }])
  expect(places(rowNames(short, 10, ({ x }) => x > 0))).toEqual([{ x: 30, y: 0 }])
  expect(places(rowNames(short, 10, () => false))).toEqual([])
})

it("names a long row at both ends where its aisle is wide, and once where a row across it is near", () => {
  expect(places(rowNames(long, 10, () => true))).toEqual([
    { x: -10, y: 0 },
    { x: 80, y: 0 },
  ])
  expect(places(rowNames(long, 10, ({ x }) => x < 100))).toEqual([{ x: -10, y: 0 }])
})

it("names a row of one seat, and nothing without seats or name", () => {
  expect(places(rowNames(row("SEAT", [seat(5, 5)]), 10, () => true))).toEqual([{ x: -5, y: 5 }])
  expect(places(rowNames(row("SEAT", []), 10, () => true))).toEqual([])
  expect(places(rowNames({ ...long, name: "" }, 10, () => true))).toEqual([])
})

it("tells where a row that is cut by the edge of the map comes into it", () => {
  const box = (left: number, right: number, top = -20, bottom = 20) => ({ left, right, top, bottom })
  expect(entrance(long, 10, box(25, 200))).toEqual({ x: 25, y: 0 })
  expect(entrance(long, 10, box(-20, 45))).toEqual({ x: 45, y: 0 })
  expect(entrance(long, 10, box(25, 45))).toEqual({ x: 25, y: 0 })
  expect(entrance(long, 10, box(-20, 200))).toBeUndefined()
  expect(entrance(long, 10, box(-20, 200, 5))).toBeUndefined()
  const steep = row("SEAT", [seat(0, 0), seat(10, 20), seat(20, 40)])
  expect(entrance(steep, 10, box(-5, 50, 10, 50))).toEqual({ x: 5, y: 10 })
})

it("names at the edge a row whose seats are all in sight and whose name is not", () => {
  const box = { left: -4, right: 200, top: -20, bottom: 20 }
  expect(entrance(long, 10, box)).toEqual({ x: -4, y: 0 })
  expect(entrance(long, 10, { ...box, left: -200, right: 74 })).toEqual({ x: 74, y: 0 })
  // Of a row without a seat in sight nobody asks.
  expect(entrance(long, 10, { ...box, left: -200, right: -8 })).toBeUndefined()
})

it("puts a top between the seats of a table, clear of them [MAP-012]", () => {
  const around = Array.from({ length: 6 }, (_, i) => seat(15 * Math.cos(i), 15 * Math.sin(i)))
  const top = tableTop(row("TABLE", [seat(15, 0), seat(0, 15), seat(-15, 0), seat(0, -15)]), 4)!
  expect(top.center).toEqual({ x: 0, y: 0 })
  expect(top.radius).toBeLessThan(15 - 4)
  expect(tableTop(row("SEAT", around), 4)).toBeUndefined()
})

it("draws no top where seats stand too close together for one", () => {
  expect(tableTop(row("TABLE", [seat(0, 0), seat(8, 0)]), 4)).toBeUndefined()
})
