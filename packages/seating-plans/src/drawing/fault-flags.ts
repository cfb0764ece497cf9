import type { PlanFault } from "../faults/plan-fault.ts"
import { distance, type Point } from "../geometry/points.ts"
import { type Box, overlap } from "./section-labels.ts"

/** The number of a fault, or of several in one spot, where it lies on nothing else. */
export interface FaultFlag {
  /** «\u00A03\u00A0», or «\u00A01–50\u00A0». */
  readonly text: string
  /** What it is about. */
  readonly anchor: Point
  readonly at: Point
  readonly halfWidth: number
}

/** In units, which are hundredths of the picture's longer side. */
export const flagRadius = 1.05
const digitWidth = 0.75
/** Faults of one kind this near one another share a flag. */
const oneSpot = 4
const distances = [2.1, 3, 4, 5.5, 7, 9, 11, 14, 17, 21, 26, 32, 40] as const
const directions = 24

/** A flag for each fault that has a place: beside it when there is room, else further off, to be joined by a line. */
export function faultFlags(
  faults: readonly PlanFault[],
  taken: readonly Box[],
  sheet: Box,
  unit: number,
): readonly FaultFlag[] {
  // No number may hide the mark of another.
  const marks = groupsOf(faults, unit).map(({ anchor }) => boxAround(anchor, unit, unit))
  const flags: FaultFlag[] = []
  const boxes: Box[] = [...taken, ...marks]
  for (const { first, last, anchor } of groupsOf(faults, unit)) {
    const text = first === last ? String(first) : `${first}–${last}`
    const halfWidth = Math.max(flagRadius, (text.length * digitWidth) / 2 + 0.45) * unit
    const places = distances.flatMap((far) => around(anchor, far * unit + halfWidth - flagRadius * unit))
    const isFree = (at: Point) => {
      const box = boxAround(at, halfWidth, flagRadius * unit)
      return isInside(box, sheet) && boxes.every((other) => !overlap(box, other))
    }
    const at = places.find(isFree) ?? places[0] ?? anchor
    boxes.push(boxAround(at, halfWidth * 1.1, flagRadius * 1.1 * unit))
    flags.push({ text, anchor, at, halfWidth })
  }
  return flags
}

interface FaultGroup {
  /** Numbers of faults, from 1. */
  readonly first: number
  readonly last: number
  readonly anchor: Point
}

function groupsOf(faults: readonly PlanFault[], unit: number): readonly FaultGroup[] {
  const groups: (FaultGroup & { readonly rule: string })[] = []
  for (const [index, { rule, at }] of faults.entries()) {
    const [anchor] = at
    if (anchor === undefined) continue
    const number = index + 1
    const before = groups.at(-1)
    const isSame =
      before?.rule === rule && before.last === index && distance(before.anchor, anchor) < oneSpot * unit
    if (isSame) groups[groups.length - 1] = { ...before, last: number }
    else groups.push({ rule, first: number, last: number, anchor })
  }
  return groups
}

/** Places at a distance, above to the right first. */
const around = ({ x, y }: Point, far: number): readonly Point[] =>
  Array.from({ length: directions }, (_, step) => {
    const turn = Math.ceil(step / 2) * (step % 2 === 0 ? 1 : -1)
    const angle = -Math.PI / 4 + (turn * 2 * Math.PI) / directions
    return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) }
  })

const boxAround = ({ x, y }: Point, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
})

const isInside = (box: Box, sheet: Box): boolean =>
  box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom
