import type { MapRow, MapSection, Point, SeatDetail } from "@parterre/seat-map"
import type { BenchVenue } from "./bench-venue.ts"

const PITCH = 10
const ROW_DEPTH = 11
const AISLE = 20
const UNSELLABLE_SHARE = 0.15
const PRICE_LEVELS = [
  { id: "p0", name: "Zone A", color: "#0072B2", min: 9900, max: 12900 },
  { id: "p1", name: "Zone B", color: "#E69F00", min: 7900, max: 9900 },
  { id: "p2", name: "Zone C", color: "#009E73", min: 5900, max: 7900 },
  { id: "p3", name: "Zone D", color: "#CC79A7", min: 3900, max: 5900 },
]

/** Sections in each ring, from the inside, and the seats of each. */
const BOWLS = {
  1200: { rings: [24], rows: 5, columns: 10 },
  20000: { rings: [21, 29], rows: 20, columns: 20 },
  60000: { rings: [43, 50, 57], rows: 20, columns: 20 },
} as const

export type BowlSize = keyof typeof BOWLS
export const BOWL_SIZES: readonly BowlSize[] = [1200, 20000, 60000]

/** A bowl of exactly that many seats. The same number always gives the same bowl. */
export function bowl(seats: BowlSize): BenchVenue {
  const { rings, rows, columns } = BOWLS[seats]
  const depth = rows * ROW_DEPTH + 30
  const inner = (rings[0] * (columns * PITCH + AISLE)) / (2 * Math.PI)
  const random = noise(seats)
  const parts = rings.flatMap((count, ring) =>
    Array.from({ length: count }, (_, i) => {
      const name = String((ring + 1) * 100 + i + 1)
      const wedge = { turn: (i * 2 * Math.PI) / count, inner: inner + ring * depth, rows, columns }
      return bowlSection(name, wedge, random)
    }),
  )
  return {
    name: `bowl of ${seats}`,
    venue: {
      id: `bowl-${seats}`,
      levels: [{ id: "bowl", name: "Bowl", sections: parts.map((part) => part.section) }],
      priceLevels: PRICE_LEVELS,
    },
    rows: new Map(parts.map((part) => [part.section.id, part.rows])),
    details: new Map(parts.map((part) => [part.section.id, part.details])),
  }
}

interface Wedge {
  /** Angle of the section's middle, and distance of its first row from the centre. */
  readonly turn: number
  readonly inner: number
  readonly rows: number
  readonly columns: number
}

function bowlSection(name: string, wedge: Wedge, random: () => number) {
  const { turn, inner, rows: rowCount, columns } = wedge
  /** Rows run straight across the wedge. */
  const place = (across: number, out: number): Point => ({
    x: Math.cos(turn) * (inner + out) - Math.sin(turn) * across,
    y: Math.sin(turn) * (inner + out) + Math.cos(turn) * across,
  })
  const details: SeatDetail[] = []
  const rows = Array.from({ length: rowCount }, (_, r): MapRow => {
    const seats = Array.from({ length: columns }, (_, s) => {
      const id = `${name}.${r}.${s}`
      const priceLevelId = PRICE_LEVELS[Math.floor((r / rowCount) * PRICE_LEVELS.length)]?.id ?? "p0"
      details.push({ seatId: id, priceLevelId, invisible: false, sellable: random() >= UNSELLABLE_SHARE })
      return {
        id,
        name: String(s + 1),
        order: s,
        rotation: 0,
        ...place((s - (columns - 1) / 2) * PITCH, r * ROW_DEPTH),
      }
    })
    return { id: `${name}.${r}`, name: String.fromCharCode(65 + r), type: "SEAT", seats }
  })
  const side = (columns * PITCH) / 2 + 3
  const far = (rowCount - 1) * ROW_DEPTH + 7
  const section: MapSection = {
    id: name,
    name: `Section ${name}`,
    polygons: [[place(-side, -7), place(side, -7), place(side, far), place(-side, far)]],
    numberOfSeats: details.length,
    priceLevels: PRICE_LEVELS.map(({ id }) => id),
    colors: PRICE_LEVELS.map(({ color }) => color),
  }
  return { section, rows, details }
}

/** Numbers from 0 to 1 that look random and are the same in every run. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}
