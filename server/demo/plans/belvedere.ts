import { onArc, seatsAroundTable, seatsOnArc } from "./arcs.ts"
import {
  framedPlan,
  type PlanArea,
  type PlanRow,
  type Point,
  row,
  type SeatingPlan,
  zone,
} from "./seating-plan.ts"

const focus: Point = { x: 0, y: 0 }
const pitch = 10
const rowDepth = 12.5
/** No I and no O: on a ticket they read as 1 and 0. */
const letters = [..."ABCDEFGHJKLMNPQRST"]

const stageRadius = 330
const tableRadius = 376
const parterre = { first: 424, rows: 18, half: 0.4, aisle: 0.16 }
const corbeille = { first: 706, rows: 4, half: 0.42, aisle: 0.17 }
const balcon = { first: 802, rows: 5, half: 0.36, aisle: 0.15 }
/** The last two rows leave the middle to the control booth. */
const boothRows = 2
const bestRows = 11

interface Tier {
  readonly first: number
  readonly rows: number
  readonly half: number
  readonly aisle: number
}

/** The plan of the theatre's main hall, some 1,200 seats on three levels. */
export const belvederePlan = (): SeatingPlan =>
  framedPlan({
    name: "Théâtre Belvédère",
    categories: [
      { name: "Cabaret", color: "#CC79A7" },
      { name: "Parterre A", color: "#0072B2" },
      { name: "Parterre B", color: "#56B4E9" },
      { name: "Loges", color: "#964A7A" },
      { name: "Corbeille", color: "#009E73" },
      { name: "Balcon", color: "#F0E442" },
    ],
    zones: [
      zone("Scène", "scene", [], [stage(), booth()]),
      cabaret(),
      ...tierZones("Parterre", "parterre", parterre, parterreCategory, parterre.rows - boothRows),
      ...boxes(),
      ...tierZones("Corbeille", "corbeille", corbeille, () => "Corbeille"),
      ...tierZones("Balcon", "balcon", balcon, () => "Balcon"),
    ],
  })

const parterreCategory = (rowIndex: number, part: Part) =>
  part === "centre" && rowIndex < bestRows ? "Parterre A" : "Parterre B"

type Part = "gauche" | "centre" | "droite"

/** Left, middle and right of a tier. Seats count on from left to right through the whole row. */
function tierZones(
  name: string,
  id: string,
  tier: Tier,
  category: (rowIndex: number, part: Part) => string,
  centreRows = tier.rows,
) {
  const rows: Record<Part, PlanRow[]> = { gauche: [], centre: [], droite: [] }
  for (const [index, letter] of letters.slice(0, tier.rows).entries()) {
    let next = 1
    for (const part of ["gauche", "centre", "droite"] as const) {
      if (part === "centre" && index >= centreRows) continue
      const places = tierSeats(tier, part, tier.first + index * rowDepth)
      const first = next
      rows[part].push(row(`${id}-${part}`, letter, category(index, part), places, (seat) => first + seat))
      next += places.length
    }
  }
  return (["gauche", "centre", "droite"] as const).map((part) =>
    zone(`${name} ${part}`, `${id}-${part}`, rows[part]),
  )
}

function tierSeats(tier: Tier, part: Part, radius: number): readonly Point[] {
  const halfAisle = 9 / radius
  if (part === "centre")
    return seatsOnArc(focus, radius, -tier.aisle + halfAisle, tier.aisle - halfAisle, pitch)
  const [from, to] = [tier.aisle + halfAisle, tier.half]
  return part === "droite"
    ? seatsOnArc(focus, radius, from, to, pitch)
    : seatsOnArc(focus, radius, -to, -from, pitch)
}

/** Round tables between the stage and row A, the larger ones in the middle. */
function cabaret() {
  const seatCounts = [4, 5, 6, 6, 6, 6, 6, 5, 4]
  const tables = seatCounts.map((count, index) => {
    const centre = onArc(focus, tableRadius, (index - (seatCounts.length - 1) / 2) * 0.117)
    return { name: String(index + 1), centre, count }
  })
  const rows = tables.map(({ name, centre, count }) =>
    row("cabaret", name, "Cabaret", seatsAroundTable(centre, 14.5, count)),
  )
  const tops = tables.map(
    ({ centre }): PlanArea => ({
      shape: "circle",
      position: centre,
      rotation: 0,
      color: "#d9c3a0",
      border_color: "#8a6d43",
      circle: { radius: 8 },
    }),
  )
  return zone("Cabaret", "cabaret", rows, tops)
}

/** Six boxes of four chairs along each wall: odd numbers on the left, even ones on the right, as in the trade. */
function boxes() {
  return ([-1, 1] as const).map((side) => {
    const id = side === -1 ? "loges-jardin" : "loges-cour"
    const rows = Array.from({ length: 6 }, (_, index) => {
      const places = Array.from({ length: 4 }, (_, seat) => boxSeat(side, index * 43 + seat * pitch))
      return row(id, String(index * 2 + (side === -1 ? 1 : 2)), "Loges", places)
    })
    return zone(side === -1 ? "Loges jardin" : "Loges cour", id, rows)
  })
}

/** Boxes run along the side edge of the parterre, a passage away from it. */
function boxSeat(side: -1 | 1, along: number): Point {
  const edge = onArc(focus, 428 + along, side * parterre.half)
  return { x: edge.x + side * 34 * Math.cos(parterre.half), y: edge.y - 34 * Math.sin(parterre.half) }
}

function stage(): PlanArea {
  const half = 0.52
  const front = Array.from({ length: 25 }, (_, index) =>
    onArc(focus, stageRadius, half - (index / 24) * 2 * half),
  )
  const back = [
    { x: -128, y: 168 },
    { x: 128, y: 168 },
  ]
  const centre = { x: 0, y: 250 }
  return {
    shape: "polygon",
    position: centre,
    rotation: 0,
    color: "#3a2a2e",
    border_color: "#231a1d",
    polygon: { points: [...front, ...back].map(({ x, y }) => ({ x: x - centre.x, y: y - centre.y })) },
    text: { text: "Scène / Stage", color: "#fbf7f2", size: 22, position: { x: 0, y: 0 } },
  }
}

function booth(): PlanArea {
  const radius = parterre.first + (parterre.rows - boothRows) * rowDepth
  return {
    shape: "rectangle",
    position: { x: -46, y: radius },
    rotation: 0,
    color: "#e4d8cc",
    border_color: "#b7a594",
    rectangle: { width: 92, height: 16 },
    text: { text: "Régie", color: "#5c4a45", size: 9, position: { x: 46, y: 8 } },
  }
}
