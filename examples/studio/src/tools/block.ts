import type { Bounds } from "@parterre/seating-plans/geometry"
import { newBlock, placesOf, type SeatBlock } from "@parterre/seating-plans/rows"
import { noOverlay } from "../canvas/overlay.ts"
import type { DrawingSettings } from "../document/session.ts"
import { addRows, lastRows, makerFor } from "../edits/rows.ts"
import { paintedCategory } from "./row.ts"
import { boxBetween, type Desk, type Press, type Tool } from "./tool.ts"

/** Rows are a little farther apart than seats. */
const DEPTH = 1.2

/** Draws rows one behind the other: as many as were typed, or as fit into what is dragged. */
export const blockTool: Tool = {
  cursor: "crosshair",
  down(desk, press) {
    const laid = (next: Press) =>
      newBlock(
        blockIn(boxBetween(press.at, next.at), desk.pitch(), desk.state().settings),
        makerFor(desk.state().history.present.plan, paintedCategory(desk)),
      )
    return {
      move(next) {
        const made = laid(next)
        const bounds = boxBetween(press.at, next.at)
        if (!("rows" in made)) return noOverlay
        const count = made.rows.reduce((sum, { seats }) => sum + seats.length, 0)
        const text = desk.say("block.size", { rows: made.rows.length, seats: count })
        return {
          shapes: [
            { type: "box", bounds },
            {
              type: "words",
              at: { x: bounds.x + bounds.width / 2, y: bounds.y - 18 / desk.camera().scale },
              text,
            },
          ],
          ghosts: made.rows.flatMap(placesOf),
        }
      },
      up(next) {
        const made = laid(next)
        const { width, height } = boxBetween(press.at, next.at)
        if (width + height < desk.pitch() || !("rows" in made)) return
        addBlock(desk, made.rows)
      },
    }
  },
}

export function addBlock(
  desk: Pick<Desk, "change" | "state" | "act">,
  rows: Parameters<typeof addRows>[2],
): void {
  const { zone } = desk.state().settings
  desk.change(
    { key: "step.block", values: { rows: rows.length } },
    (document) => addRows(document, zone, rows),
    (document) => lastRows(document, zone, rows.length),
  )
  // What was drawn is bent and moved next.
  desk.act({ type: "tool", tool: "select" })
}

/** The block that fills a box, or has the rows and seats that were typed, from the box's top. */
export function blockIn(
  { x, y, width, height }: Bounds,
  pitch: number,
  settings: DrawingSettings,
): SeatBlock {
  const typed = countsTyped(settings.blockCounts)
  const rows =
    settings.blockRows > 0 ? settings.blockRows : Math.max(1, Math.floor(height / (pitch * DEPTH)) + 1)
  const seats = settings.blockSeats > 0 ? settings.blockSeats : Math.max(1, Math.floor(width / pitch) + 1)
  return {
    front: { x: x + width / 2, y },
    turn: 0,
    pitch,
    depth: pitch * DEPTH,
    counts:
      typed.length > 0 ? typed : Array.from({ length: Math.min(rows, 500) }, () => Math.min(seats, 500)),
    stagger: settings.blockStagger ? 0.5 : 0,
  }
}

/** `12, 14, 3x16` are five rows. */
export function countsTyped(typed: string): readonly number[] {
  return typed
    .split(/[\s,;]+/)
    .filter((part) => part !== "")
    .flatMap((part) => {
      const [, times = "1", seats = "0"] = /^(?:(\d{1,3})[x×])?(\d{1,3})$/i.exec(part) ?? []
      return Array.from({ length: Math.min(200, Number(times)) }, () => Number(seats))
    })
    .filter((count) => count > 0)
    .slice(0, 500)
}
