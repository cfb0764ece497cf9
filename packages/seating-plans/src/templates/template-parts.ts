import type { Localized } from "@parterre/contract"
import { type Point, rounded } from "../geometry/points.ts"
import type { LaidVenue } from "../layout/laid-venue.ts"
import { type Numbering, withRowNames, withSeatNumbers } from "../numbering/index.ts"
import type { PlanArea, PlanRow, PlanZone } from "../plan/seating-plan.ts"
import { newBlock, type SeatBlock, type SeatMaker } from "../rows/index.ts"

/** What the venue's file says beside the plan of a template. */
export type TemplateVenue = Pick<LaidVenue, "zones" | "areas" | "levels" | "tables">

/** Between neighbours, and from row to row, as pretix's own plans have them. */
export const PITCH = 25
export const DEPTH = 30

/** I and O read as numbers. */
export const lettered = { way: "along", direction: "forth", start: "A", skip: ["I", "O"] } satisfies Numbering
export const numbered: Numbering = { way: "along", direction: "forth", start: "1" }
export const fromTheMiddle: Numbering = { way: "from-centre", firstSide: "start" }

export const stageNames: Localized = { fr: "Scène", en: "Stage" }

/** A template is drawn from figures that lay out; another is a mistake here. */
export function sound<Found extends object>(found: Found): Exclude<Found, { readonly fault: unknown }> {
  if ("fault" in found) throw new Error(JSON.stringify(found.fault))
  return found as Exclude<Found, { readonly fault: unknown }>
}

/** A block whose rows and seats have names. */
export function namedBlock(
  block: SeatBlock,
  maker: SeatMaker,
  names: { readonly rows: Numbering; readonly seats: Numbering },
): readonly PlanRow[] {
  const { rows } = sound(newBlock(block, maker))
  return sound(withSeatNumbers(sound(withRowNames(rows, names.rows)).rows, names.seats)).rows
}

export const zone = (name: string, rows: readonly PlanRow[], areas: readonly PlanArea[] = []): PlanZone => ({
  name,
  position: { x: 0, y: 0 },
  rows,
  ...(areas.length === 0 ? {} : { areas }),
})

/** What everybody looks at: a box with its word in the middle. */
export const box = (
  words: string,
  middle: Point,
  width: number,
  height: number,
  color = "#d9d2c8",
): PlanArea => ({
  shape: "rectangle",
  position: rounded({ x: middle.x - width / 2, y: middle.y - height / 2 }),
  rotation: 0,
  color,
  border_color: "#8a8177",
  rectangle: { width, height },
  text: { text: words, position: { x: width / 2, y: height / 2 }, color: "#3b352e", size: 24 },
})
