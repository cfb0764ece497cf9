import type { PlanZone, SeatingPlan } from "../plans/seating-plan.ts"
import { minus, type Place } from "./camera.ts"

/** A seat of the plan is 10 units wide and 55 cm in the house. */
const METRES = 0.055
/** Eyes of a person who sits, above the floor. */
const EYES = 1.15
export const STAGE_HEIGHT = 1.1

/** A chair in the house: where it stands on its floor. */
export interface Chair extends Place {
  readonly zone: string
  readonly row: string
  readonly seat: string
}

/** The hall as the plan draws it, with the heights that a plan does not know. */
export interface Hall {
  /** The stage's floor, as an outline. */
  readonly stage: readonly Place[]
  /** Its front edge in the middle: what the audience looks at. */
  readonly front: Place
  readonly chairs: readonly Chair[]
}

/** Metres above the parterre's front: each level's first row, and how much each row rises. */
const floors: readonly (readonly [start: string, first: number, rise: number])[] = [
  ["Cabaret", 0, 0],
  ["Parterre", 0.1, 0.13],
  ["Loges", 1.9, 0],
  ["Corbeille", 4.6, 0.38],
  ["Balcon", 8.4, 0.46],
]

export function hallOf(plan: SeatingPlan): Hall {
  const area = plan.zones.flatMap(({ areas }) => areas).find(({ text }) => text?.text.startsWith("Scène"))
  const outline = area?.polygon?.points
  if (area === undefined || outline === undefined) throw new Error("The plan draws no stage")
  const corners = outline.map(({ x, y }) => ({ x: area.position.x + x, y: area.position.y + y }))
  const back = Math.min(...corners.map(({ y }) => y))
  const onFloor = ({ x, y }: { x: number; y: number }, height: number): Place => ({
    x: (x - area.position.x) * METRES,
    y: height,
    z: (y - back) * METRES,
  })
  const stage = corners.map((corner) => onFloor(corner, STAGE_HEIGHT))
  return {
    stage,
    front: { x: 0, y: STAGE_HEIGHT, z: Math.max(...stage.map(({ z }) => z)) },
    chairs: plan.zones.flatMap((zone) => chairsOf(zone, onFloor)),
  }
}

function chairsOf(zone: PlanZone, onFloor: (at: { x: number; y: number }, height: number) => Place): Chair[] {
  const [, first, rise] = floors.find(([start]) => zone.name.startsWith(start)) ?? ["", 0, 0]
  return zone.rows.flatMap(({ row_number, seats }, index) =>
    seats.map(({ position, seat_number }) => ({
      ...onFloor(position, first + rise * index),
      zone: zone.name,
      row: row_number,
      seat: seat_number,
    })),
  )
}

/** The chair in the middle of some: the one whose view stands for theirs. */
export function middleChair(chairs: readonly Chair[]): Chair {
  const mean = (part: (chair: Chair) => number) =>
    chairs.reduce((sum, chair) => sum + part(chair), 0) / chairs.length
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y), z: mean(({ z }) => z) }
  const [nearest] = chairs.toSorted((a, b) => away(a, middle) - away(b, middle))
  if (nearest === undefined) throw new Error("There are no chairs to look from")
  return nearest
}

export const eyeOf = ({ x, y, z }: Chair): Place => ({ x, y: y + EYES, z })

/** Metres from an eye to the front of the stage. */
export const distanceToStage = (chair: Chair, { front }: Hall): number => away(eyeOf(chair), front)

/** Degrees from straight ahead of the stage, either side. */
export const angleToStage = ({ x, z }: Chair): number => Math.abs((Math.atan2(x, z) * 180) / Math.PI)

function away(a: Place, b: Place): number {
  const { x, y, z } = minus(a, b)
  return Math.hypot(x, y, z)
}
