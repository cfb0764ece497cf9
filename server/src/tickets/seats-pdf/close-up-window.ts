import { type Bounds, boundsOf, seatPitch } from "@parterre/seating-plans/geometry"
import type { BoundsColumn, PointColumn } from "../../database/tables.ts"
import { type Box, fittingScale } from "./plan-frame.ts"
import type { AskedSection } from "./seats-plan.ts"

/** Points between neighbours: fewer and a seat cannot be told from the next, more and it is a poster. */
const PITCH = { least: 9, usual: 13, most: 24 }

/** The part of a section that a close-up shows, and how large. */
export interface CloseUpWindow {
  readonly part: BoundsColumn
  readonly scale: number
  /** Plan units between neighbours. */
  readonly pitch: number
}

/** The whole section where it fits at a size to read; else as much of it around the asked seats as does. */
export function closeUpWindow({ rows }: AskedSection, box: Box): CloseUpWindow {
  const pitch = seatPitch(rows.map(({ seats }) => seats))
  const seats = rows.flatMap((row) => row.seats)
  const whole = boundsOf(seats, 1.6 * pitch)
  const fitted = Math.min(fittingScale(whole, box), PITCH.most / pitch)
  if (fitted * pitch >= PITCH.least) return { part: whole, scale: fitted, pitch }
  const asked = boundsOf(
    seats.filter(({ isAsked }) => isAsked),
    3 * pitch,
  )
  const scale = Math.min(fittingScale(asked, box), PITCH.usual / pitch)
  return { part: seen(middleOf(asked), whole, box, scale), scale, pitch }
}

const middleOf = ({ x, y, width, height }: Bounds): PointColumn => ({ x: x + width / 2, y: y + height / 2 })

/** What the box shows of the plan around a middle, moved back inside the section where it would show what is beside. */
function seen(middle: PointColumn, whole: Bounds, box: Box, scale: number): BoundsColumn {
  const along = (at: number, from: number, length: number, size: number) =>
    size >= length
      ? from + length / 2 - size / 2
      : Math.min(Math.max(at - size / 2, from), from + length - size)
  const [width, height] = [box.width / scale, box.height / scale]
  return {
    x: along(middle.x, whole.x, whole.width, width),
    y: along(middle.y, whole.y, whole.height, height),
    width,
    height,
  }
}
