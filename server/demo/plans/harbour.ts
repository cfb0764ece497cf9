import { onRing, type Ring, type Span, seatsOnRing } from "./ring.ts"
import {
  framedPlan,
  type PlanArea,
  type PlanZone,
  type Point,
  row,
  type SeatingPlan,
  zone,
} from "./seating-plan.ts"

/** A regulation rink, 200 by 85 feet, at six units a foot. */
const rink: Ring = { width: 1200, height: 510, corner: 168 }
const pitch = 10
const aisle = 18
const rowDepth = 13

const tiers = [
  { first: 101, offset: 46, rows: 19, pieces: { long: 5, corner: 3, short: 1 } },
  { first: 301, offset: 326, rows: 4, pieces: { long: 2, corner: 2, short: 1 } },
  { first: 201, offset: 411, rows: 16, pieces: { long: 3, corner: 3, short: 1 } },
] as const

const floor = { name: "Floor GA", color: "#CC79A7" }
const seatCategories = [
  { name: "Lower Bowl Gold", color: "#F0E442" },
  { name: "Lower Bowl", color: "#0072B2" },
  { name: "Club", color: "#9038F0" },
  { name: "Upper Bowl Front", color: "#56B4E9" },
  { name: "Upper Bowl", color: "#009E73" },
]

interface Section {
  readonly name: string
  readonly span: Span
}

/** Sections that the concert stage hides: the left end and the part of each corner beside it. */
function behindStage({ span: { part, from, to } }: Section): boolean {
  const middle = (from + to) / 2
  return part === 6 || (part === 5 && middle > 0.7) || (part === 7 && middle < 0.3)
}

/** The full bowl around the ice, some 18,000 seats. */
export const hockeyPlan = (): SeatingPlan =>
  framedPlan({
    name: "Harbour Arena",
    categories: seatCategories,
    zones: [zone("Ice", "ice", [], rinkAreas()), ...bowl(() => true)],
  })

/** An end stage, a standing floor and the bowl that sees the stage. */
export const concertPlan = (): SeatingPlan =>
  framedPlan({
    name: "Harbour Arena, concert bowl",
    categories: [floor, ...seatCategories],
    zones: [
      zone("Stage", "stage", [], [stage()]),
      zone("Floor", "floor", [], [standingFloor()]),
      ...bowl((section) => !behindStage(section)),
    ],
  })

function bowl(seesEvent: (section: Section) => boolean): readonly PlanZone[] {
  return tiers.flatMap((tier) =>
    sections(tier.first, tier.pieces)
      .filter(seesEvent)
      .map((section) =>
        zone(
          section.name,
          section.name,
          Array.from({ length: tier.rows }, (_, index) =>
            row(
              section.name,
              String(index + 1),
              categoryOf(tier.first, section, index),
              seatsOnRing(rink, tier.offset + index * rowDepth, section.span, pitch, aisle),
            ),
          ),
        ),
      ),
  )
}

/** Sections clockwise from the top left corner of the long side. */
function sections(
  first: number,
  pieces: { readonly long: number; readonly corner: number; readonly short: number },
): readonly Section[] {
  const spans = Array.from({ length: 8 }, (_, part) => {
    const count = part % 2 === 1 ? pieces.corner : part % 4 === 0 ? pieces.long : pieces.short
    return Array.from({ length: count }, (_, index) => ({
      part,
      from: index / count,
      to: (index + 1) / count,
    }))
  }).flat()
  return spans.map((span, index) => ({ name: String(first + index), span }))
}

function categoryOf(tierFirst: number, { span }: Section, rowIndex: number): string {
  if (tierFirst === 301) return "Club"
  if (tierFirst === 201) return rowIndex < 5 ? "Upper Bowl Front" : "Upper Bowl"
  return span.part % 4 === 0 && rowIndex < 10 ? "Lower Bowl Gold" : "Lower Bowl"
}

const outline = (ring: Ring): readonly Point[] =>
  Array.from({ length: 8 }, (_, part) => {
    const steps = part % 2 === 1 ? 12 : 1
    return Array.from({ length: steps }, (_, step) => onRing(ring, 0, part, step / steps))
  }).flat()

function rinkAreas(): readonly PlanArea[] {
  const line = (x: number, color: string): PlanArea => ({
    shape: "rectangle",
    position: { x: x - 3, y: -rink.height / 2 + 4 },
    rotation: 0,
    color,
    border_color: color,
    rectangle: { width: 6, height: rink.height - 8 },
  })
  return [
    {
      shape: "polygon",
      position: { x: 0, y: 0 },
      rotation: 0,
      color: "#eef6fb",
      border_color: "#8fb3c9",
      polygon: { points: outline(rink) },
    },
    line(-150, "#7fa8d6"),
    line(150, "#7fa8d6"),
    line(0, "#d98a8a"),
    {
      shape: "circle",
      position: { x: 0, y: 0 },
      rotation: 0,
      color: "#eef6fb",
      border_color: "#7fa8d6",
      circle: { radius: 90 },
    },
  ]
}

function stage(): PlanArea {
  return {
    shape: "rectangle",
    position: { x: -590, y: -215 },
    rotation: 0,
    color: "#10182b",
    border_color: "#3d4f7a",
    rectangle: { width: 220, height: 430 },
    text: { text: "Stage / Scène", color: "#f4f7ff", size: 30, position: { x: 110, y: 215 } },
  }
}

/** The floor in front of the stage; the bowl's curve closes it on the right. */
function standingFloor(): PlanArea {
  const right = outline({ width: 1160, height: 470, corner: 148 }).filter(({ x }) => x > -300)
  const points = [{ x: -330, y: -235 }, ...right, { x: -330, y: 235 }]
  return {
    shape: "polygon",
    position: { x: 0, y: 0 },
    rotation: 0,
    color: "#f4dbe8",
    border_color: "#CC79A7",
    polygon: { points },
    text: { text: "Floor / Parterre", color: "#4a1f37", size: 34, position: { x: 120, y: 0 } },
  }
}
