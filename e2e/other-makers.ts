import type { MapVenue } from "../packages/seat-map/src/venue.ts"
import { type LaidVenue, venueLayout } from "../packages/seating-plans/src/layout/index.ts"
import type { SeatingPlan } from "../packages/seating-plans/src/plan/index.ts"
import { decorationsIn } from "../server/src/database/decorations.ts"

type Zone = SeatingPlan["zones"][number]
type Row = Zone["rows"][number]

const categories = [
  { name: "Orchestra", color: "#0072b2" },
  { name: "Side", color: "#009e73" },
  { name: "Balcony", color: "#cc79a7" },
  { name: "Cabaret", color: "#e0a800" },
]

/** Places are told in quarters of a seat's width, so that a plan of any whole pitch that four divides has whole figures. */
function maker(pitch: number) {
  const at = (x: number, y: number) => ({ x: (x * pitch) / 4, y: (y * pitch) / 4 })
  const row = (zone: string, name: string, y: number, xs: readonly number[], category: string): Row => ({
    row_number: name,
    position: at(0, y),
    seats: xs.map((x, i) => ({
      seat_guid: `${zone}-${name}-${i + 1}`,
      seat_number: String(i + 1),
      position: at(x, 0),
      category,
    })),
  })
  const rows = (zone: string, count: number, xs: readonly number[], category: string) =>
    Array.from({ length: count }, (_, r) => row(zone, String.fromCharCode(65 + r), r * 5, xs, category))
  const table = (zone: string, name: string, x: number): Row => ({
    row_number: name,
    position: at(x, 0),
    seats: [at(6, 0), at(12, 6), at(6, 12), at(0, 6)].map((position, i) => ({
      seat_guid: `${zone}-${name}-${i + 1}`,
      seat_number: String(i + 1),
      position,
      category: "Cabaret",
    })),
  })
  return { at, rows, table }
}

const places = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i * 4)

/** A theatre without a stage: three blocks, tables in front, and a balcony in two halves that are one zone. */
export function theatre(pitch: number): SeatingPlan {
  const { at, rows, table } = maker(pitch)
  const zone = (name: string, x: number, y: number, of: readonly Row[]): Zone => ({
    name,
    position: at(x, y),
    rows: of,
  })
  return {
    name: "Theatre",
    categories,
    zones: [
      zone(
        "Cabaret",
        60,
        0,
        [0, 24, 48, 72].map((x, i) => table("cabaret", String(i + 1), x)),
      ),
      zone("Orchestra", 56, 24, rows("orchestra", 12, places(24), "Orchestra")),
      zone("Left", 0, 34, rows("left", 10, places(10), "Side")),
      zone("Right", 168, 34, rows("right", 10, places(10), "Side")),
      zone("Balcony", 0, 100, rows("balcony", 4, [...places(20), ...places(20, 132)], "Balcony")),
    ],
  }
}

/** Blocks of 180 seats around a floor, too many to be drawn one by one. */
export function arena(pitch: number): SeatingPlan {
  const { at, rows } = maker(pitch)
  const zones = Array.from({ length: 7 }, (_, across) =>
    Array.from({ length: 5 }, (_, down): Zone[] =>
      across > 1 && across < 5 && down > 0 && down < 4
        ? []
        : [
            {
              name: `Section ${across + 1}${down + 1}`,
              position: at(across * 70, down * 70),
              rows: rows(`s${across}${down}`, 12, places(15), down % 2 === 0 ? "Side" : "Orchestra"),
            },
          ],
    ).flat(),
  ).flat()
  return {
    name: "Arena",
    categories,
    zones: [
      ...zones,
      {
        name: "Floor",
        position: at(140, 70),
        rows: [],
        areas: [
          {
            shape: "rectangle",
            position: at(0, 0),
            rectangle: { width: (200 * pitch) / 4, height: (195 * pitch) / 4 },
            text: { text: "Rink", size: pitch * 2, position: at(100, 97) },
          },
        ],
      },
    ],
  }
}

/** The plan as the import lays it out and the map takes it; without its rows, as those of a large house are. */
export function imported(plan: SeatingPlan, venue: Partial<LaidVenue> = {}, hasRows = true): MapVenue {
  const { sections, decorations, bounds } = venueLayout({ name: { fr: "Salle", en: "Hall" }, ...venue }, plan)
  const priceLevels = categories.map(({ name, color }, i) => ({
    id: name,
    name,
    color,
    min: 3000 + i * 500,
    max: 6000,
  }))
  return {
    id: "v",
    priceLevels,
    bounds,
    decorations: decorationsIn(JSON.stringify(decorations), "en"),
    levels: [
      {
        id: "l",
        name: "",
        sections: sections.map(({ zone, name, polygons, rows }) => {
          const seats = rows.flatMap((row) => row.seats)
          const own = categories.filter((category) => seats.some((seat) => seat.category === category.name))
          return {
            id: zone,
            name: name.en,
            polygons,
            numberOfSeats: seats.length,
            priceLevels: own.map((category) => category.name),
            colors: own.map((category) => category.color),
            ...(hasRows && {
              rows: rows.map((row) => ({
                id: `${zone}-${row.name}`,
                name: row.name,
                type: row.type,
                seats: row.seats.map((seat, order) => ({ ...seat, order })),
              })),
            }),
          }
        }),
      },
    ],
  }
}
