import type { MapLevel, MapRow, MapSection, MapVenue, Point, SeatDetail } from "@parterre/seat-map"
import type { BenchVenue } from "./bench-venue.ts"

const COLORS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"]
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"

/** Seats on arcs about a stage, in sections of equal angle; small repeatable noise decides what is sold. */
function arcSection(
  id: string,
  name: string,
  arc: {
    center: Point
    from: number
    to: number
    inner: number
    rows: number
    pitch: number
    squash: number
  },
  sold: (row: number, seat: number) => boolean,
  priceLevel: (row: number) => string,
): { section: MapSection; rows: MapRow[]; details: SeatDetail[] } {
  const rows: MapRow[] = []
  const details: SeatDetail[] = []
  for (let r = 0; r < arc.rows; r++) {
    const radius = arc.inner + r * 11
    const count = Math.floor(((arc.to - arc.from) * radius) / arc.pitch)
    const seats = Array.from({ length: count }, (_, s) => {
      const angle = arc.from + ((s + 0.5) * (arc.to - arc.from)) / count
      const seatId = `${id}.${r}.${s}`
      details.push({ seatId, priceLevelId: priceLevel(r), invisible: false, sellable: !sold(r, s) })
      return {
        id: seatId,
        name: String(s + 1),
        order: s,
        x: arc.center.x + Math.cos(angle) * radius * arc.squash,
        y: arc.center.y + Math.sin(angle) * radius,
        rotation: 0,
        accessible: r === arc.rows - 1 && s < 2,
      }
    })
    rows.push({ id: `${id}.${r}`, name: LETTERS[r % LETTERS.length]!, type: "SEAT", seats })
  }
  const edge = (row: MapRow, by: number) =>
    row.seats.map((seat) => {
      const angle = Math.atan2(seat.y - arc.center.y, (seat.x - arc.center.x) / arc.squash)
      return { x: seat.x + Math.cos(angle) * by, y: seat.y + Math.sin(angle) * by }
    })
  const polygon = [...edge(rows[0]!, -7), ...edge(rows.at(-1)!, 7).reverse()]
  const priceLevels = [...new Set(rows.map((_, r) => priceLevel(r)))]
  const section: MapSection = {
    id,
    name,
    polygons: [polygon],
    numberOfSeats: details.length,
    priceLevels,
    colors: priceLevels.map((level) => COLORS[Number(level.slice(1))]!),
  }
  return { section, rows, details }
}

function tables(id: string, center: Point): { section: MapSection; rows: MapRow[]; details: SeatDetail[] } {
  const details: SeatDetail[] = []
  const rows = Array.from({ length: 9 }, (_, t): MapRow => {
    const at = { x: center.x + (t - 4) * 44, y: center.y + Math.abs(t - 4) * -3 }
    const seats = Array.from({ length: 6 }, (_, s) => {
      const seatId = `${id}.${t}.${s}`
      details.push({ seatId, priceLevelId: "p4", invisible: false, sellable: (t * 7 + s) % 5 !== 0 })
      const angle = (s * Math.PI) / 3
      return {
        id: seatId,
        name: String(s + 1),
        order: s,
        x: at.x + Math.cos(angle) * 14,
        y: at.y + Math.sin(angle) * 14,
        rotation: 0,
      }
    })
    return { id: `${id}.${t}`, name: String(t + 1), type: "TABLE", seats }
  })
  const section = {
    id,
    name: "Cabaret",
    polygons: [],
    numberOfSeats: details.length,
    priceLevels: ["p4"],
    colors: [COLORS[4]!],
  }
  return { section, rows, details }
}

function assemble(
  name: string,
  levels: MapLevel[],
  parts: ReturnType<typeof tables>[],
  decorations: MapVenue["decorations"],
  withRows: boolean,
): BenchVenue {
  const rows = new Map(parts.map((part) => [part.section.id, part.rows]))
  const filled = levels.map((level) => ({
    ...level,
    sections: level.sections.map((section) =>
      withRows ? { ...section, rows: rows.get(section.id) ?? [] } : section,
    ),
  }))
  const priceLevels = COLORS.map((color, i) => ({
    id: `p${i}`,
    name: `Zone ${"ABCDEF"[i]}`,
    color,
    min: 4200 + i * 900,
    max: 6900 + i * 900,
  }))
  return {
    name,
    venue: { id: name, levels: filled, priceLevels, decorations },
    rows,
    details: new Map(parts.map((part) => [part.section.id, part.details])),
  }
}

/** About 1,200 seats: tables in front, a curved floor in three sections, a balcony. */
export function theatre(): BenchVenue {
  const center = { x: 450, y: -180 }
  const cabaret = tables("t", { x: 450, y: 118 })
  const sold = (seed: number) => (row: number, seat: number) =>
    (row * 31 + Math.floor(seat / 3) * 17 + seed) % 7 < 2
  const floor = [
    [2.02, 2.36, "Parterre gauche"],
    [1.21, 1.93, "Parterre centre"],
    [0.78, 1.12, "Parterre droite"],
  ].map(([from, to, name], i) =>
    arcSection(
      `f${i}`,
      String(name),
      { center, from: Number(from), to: Number(to), inner: 350, rows: 16, pitch: 10.5, squash: 1 },
      sold(i),
      (row) => (row < 8 ? "p0" : "p1"),
    ),
  )
  const balcony = [
    [1.62, 2.3, "Balcon gauche"],
    [0.84, 1.52, "Balcon droite"],
  ].map(([from, to, name], i) =>
    arcSection(
      `b${i}`,
      String(name),
      { center, from: Number(from), to: Number(to), inner: 575, rows: 6, pitch: 10.5, squash: 1 },
      sold(i + 3),
      () => "p2",
    ),
  )
  const levels = [
    { id: "l1", name: "Parterre", sections: [cabaret.section, ...floor.map((part) => part.section)] },
    { id: "l2", name: "Balcon", sections: balcony.map((part) => part.section) },
  ]
  const stage = {
    shape: "polygon",
    position: { x: 450, y: 0 },
    color: "#2b2330",
    polygon: {
      points: [
        { x: -190, y: 0 },
        { x: 190, y: 0 },
        { x: 150, y: 75 },
        { x: -150, y: 75 },
      ],
    },
    text: { text: "Scène", size: 20 },
  } as const
  return assemble("theatre", levels, [cabaret, ...floor, ...balcony], [stage], true)
}

/** A bowl of two rings about a floor, to about the number of seats asked. */
export function arena(seats: number): BenchVenue {
  const center = { x: 1000, y: 800 }
  const parts: ReturnType<typeof tables>[] = []
  const perRing = Math.max(12, Math.round(seats / 620))
  const rings = [
    { first: 100, inner: 300, rows: 16, name: "Lower bowl" },
    { first: 200, inner: 500, rows: 16, name: "Upper bowl" },
  ]
  const pitch = (16 * 2 * Math.PI * (388 + 588)) / seats
  const levels = rings.map((ring, r) => ({
    id: ring.name,
    name: ring.name,
    sections: Array.from({ length: perRing }, (_, i) => {
      const from = (i * 2 * Math.PI) / perRing + 0.02
      const part = arcSection(
        String(ring.first + i + 1),
        `Section ${ring.first + i + 1}`,
        {
          center,
          from,
          to: from + (2 * Math.PI) / perRing - 0.04,
          inner: ring.inner,
          rows: ring.rows,
          pitch,
          squash: 1.35,
        },
        (row, seat) => (row * 13 + Math.floor(seat / 2) * 7 + i) % 13 < 2,
        (row) => (r === 1 ? (row < 8 ? "p2" : "p5") : i % 6 < 2 ? "p0" : "p1"),
      )
      parts.push(part)
      return part.section
    }),
  }))
  const floor = {
    id: "floor",
    name: "Floor",
    kind: "general-admission" as const,
    polygons: [
      [
        { x: 720, y: 640 },
        { x: 1280, y: 640 },
        { x: 1280, y: 960 },
        { x: 720, y: 960 },
      ],
    ],
    numberOfSeats: 2000,
    priceLevels: ["p3"],
    colors: [COLORS[3]!],
  }
  const stage = {
    shape: "rectangle",
    position: { x: 680, y: 700 },
    color: "#2b3350",
    rectangle: { width: 36, height: 200 },
  } as const
  return assemble(
    `arena-${seats}`,
    [{ id: "floor", name: "Floor", sections: [floor] }, ...levels],
    parts,
    [stage],
    false,
  )
}
