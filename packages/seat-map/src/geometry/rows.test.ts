import { expect, it } from "vitest"
import type { MapRow, MapSeat } from "../venue.ts"
import { rowNamePlaces, tableTop } from "./rows.ts"

const seat = (x: number, y: number): MapSeat => ({ id: `${x},${y}`, name: "1", order: 0, x, y, rotation: 0 })
const row = (type: MapRow["type"], seats: readonly MapSeat[]): MapRow => ({ id: "r", name: "C", type, seats })

it("names a row one step before its first seat or after its last", () => {
  const places = rowNamePlaces(row("SEAT", [seat(0, 0), seat(10, 0), seat(20, 0)]), 10)
  expect(places.map(({ at }) => at)).toEqual([
    { x: -10, y: 0 },
    { x: 30, y: 0 },
  ])
})

it("names a row of one seat, and nothing without seats or name", () => {
  expect(rowNamePlaces(row("SEAT", [seat(5, 5)]), 10).map(({ at }) => at)).toEqual([
    { x: -5, y: 5 },
    { x: 15, y: 5 },
  ])
  expect(rowNamePlaces(row("SEAT", []), 10)).toEqual([])
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
