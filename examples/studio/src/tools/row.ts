import type { Point } from "@parterre/seating-plans/geometry"
import { placesOf, rowBetween } from "@parterre/seating-plans/rows"
import { noOverlay } from "../canvas/overlay.ts"
import { addRows, lastRows, makerFor } from "../edits/rows.ts"
import { type Desk, type Press, squared, type Tool } from "./tool.ts"

/** Draws a row from one end to the other: as many seats as were typed, or as fit. */
export const rowTool: Tool = {
  cursor: "crosshair",
  down(desk, press) {
    const laid = (next: Press) => {
      const to = next.shift ? squared(press.at, next.at) : level(press.at, next.at, desk, next.alt)
      const seats = rowSeats(desk, press.at, to)
      return {
        to,
        row: rowBetween(
          press.at,
          to,
          seats,
          makerFor(desk.state().history.present.plan, paintedCategory(desk)),
        ),
        seats,
      }
    }
    return {
      move(next) {
        const { to, row, seats } = laid(next)
        if (!("rows" in row)) return noOverlay
        return {
          shapes: [
            { type: "line", points: [press.at, to], isDashed: true },
            {
              type: "words",
              at: { x: to.x, y: to.y - 24 / desk.camera().scale },
              text: desk.say("count.seats", { count: seats }),
            },
          ],
          ghosts: row.rows.flatMap(placesOf),
        }
      },
      up(next) {
        const { to, row } = laid(next)
        if (Math.hypot(to.x - press.at.x, to.y - press.at.y) < desk.pitch() * 0.5 || !("rows" in row)) return
        const { zone } = desk.state().settings
        desk.change(
          { key: "step.row" },
          (document) => addRows(document, zone, row.rows),
          (document) => lastRows(document, zone, 1),
        )
      },
    }
  },
}

export const paintedCategory = (desk: Desk): string | undefined => {
  const { paint } = desk.state().settings
  return paint.type === "category" ? paint.name : undefined
}

/** A hand that is almost level or upright means it, unless Alt is held. */
function level(from: Point, to: Point, desk: Desk, isFree: boolean): Point {
  if (isFree || !desk.state().snaps) return to
  const near = 5 / desk.camera().scale
  if (Math.abs(to.y - from.y) < near) return { x: to.x, y: from.y }
  return Math.abs(to.x - from.x) < near ? { x: from.x, y: to.y } : to
}

function rowSeats(desk: Desk, from: Point, to: Point): number {
  const { rowSeats: typed } = desk.state().settings
  if (typed > 0) return typed
  return Math.max(1, Math.min(1_000, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / desk.pitch()) + 1))
}
