import { readFileSync } from "node:fs"
import { venueMode } from "@parterre/domain/seats"
import type { Decoration, MapRow, MapSection, Point, SeatDetail } from "@parterre/seat-map"
import type { BenchVenue } from "./bench-venue.ts"

interface PlanArea extends Omit<Decoration, "borderColor"> {
  readonly border_color?: string
}

interface Plan {
  readonly categories: readonly { readonly name: string; readonly color: string }[]
  readonly zones: readonly {
    readonly name: string
    readonly position: Point
    readonly rows: readonly {
      readonly row_number: string
      readonly position: Point
      readonly seats: readonly { seat_guid: string; seat_number: string; position: Point; category: string }[]
    }[]
    readonly areas?: readonly PlanArea[]
  }[]
}

/** Reads a pretix seating plan as far as a picture needs it; `tables` names the zones whose rows are tables. */
export function pretixVenue(file: string, tables: readonly string[]): BenchVenue {
  const plan = JSON.parse(readFileSync(file, "utf8")) as Plan
  const rows = new Map<string, MapRow[]>()
  const details = new Map<string, SeatDetail[]>()
  const colorOf = new Map(plan.categories.map(({ name, color }) => [name, color]))
  const seated = plan.zones.filter((zone) => zone.rows.length > 0)
  const total = seated.reduce(
    (sum, zone) => sum + zone.rows.reduce((seats, row) => seats + row.seats.length, 0),
    0,
  )
  const sections = seated.map((zone): MapSection => {
    const zoneRows = zone.rows.map((row, r): MapRow => {
      const seats = row.seats.map((seat, order) => ({
        id: seat.seat_guid,
        name: seat.seat_number,
        order,
        x: zone.position.x + row.position.x + seat.position.x,
        y: zone.position.y + row.position.y + seat.position.y,
        rotation: 0,
      }))
      return {
        id: `${zone.name}.${r}`,
        name: row.row_number,
        type: tables.includes(zone.name) ? "TABLE" : "SEAT",
        seats,
      }
    })
    rows.set(zone.name, zoneRows)
    const categories = [...new Set(zone.rows.flatMap((row) => row.seats.map((seat) => seat.category)))]
    details.set(
      zone.name,
      zone.rows.flatMap((row, r) =>
        row.seats.map((seat, s) => ({
          seatId: seat.seat_guid,
          priceLevelId: seat.category,
          invisible: false,
          sellable: (r * 5 + Math.floor(s / 3) * 3) % 11 > 2,
        })),
      ),
    )
    const numberOfSeats = zoneRows.reduce((sum, row) => sum + row.seats.length, 0)
    const colors = categories.map((name) => colorOf.get(name) ?? "#888888")
    const polygons = tables.includes(zone.name) ? [] : [outline(zoneRows)]
    const loaded = venueMode(total) === "full" ? { rows: zoneRows } : {}
    return {
      id: zone.name,
      name: zone.name,
      polygons,
      numberOfSeats,
      priceLevels: categories,
      colors,
      ...loaded,
    }
  })
  const decorations = plan.zones.flatMap((zone) =>
    (zone.areas ?? []).map((area): Decoration => {
      const position = { x: zone.position.x + area.position.x, y: zone.position.y + area.position.y }
      return { ...area, borderColor: area.border_color, position }
    }),
  )
  const priceLevels = plan.categories.map(({ name, color }) => ({
    id: name,
    name,
    color,
    min: 4500,
    max: 9500,
  }))
  return {
    name: file,
    venue: { id: file, levels: [{ id: "1", name: "", sections }], priceLevels, decorations },
    rows,
    details,
  }
}

/** Around the first row, the last seats of every row, the last row and back along the first seats. */
function outline(rows: readonly MapRow[]): Point[] {
  const ends = rows.map((row) => [row.seats[0]!, row.seats.at(-1)!] as const)
  const around = [
    ...rows[0]!.seats,
    ...ends.slice(1, -1).map(([, last]) => last),
    ...rows.at(-1)!.seats.toReversed(),
    ...ends
      .slice(1, -1)
      .map(([first]) => first)
      .toReversed(),
  ]
  const middle = {
    x: around.reduce((sum, point) => sum + point.x, 0) / around.length,
    y: around.reduce((sum, point) => sum + point.y, 0) / around.length,
  }
  return around.map(({ x, y }) => {
    const length = Math.hypot(x - middle.x, y - middle.y) || 1
    return { x: x + ((x - middle.x) / length) * 7, y: y + ((y - middle.y) / length) * 7 }
  })
}
