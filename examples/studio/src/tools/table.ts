import type { Point } from "@parterre/seating-plans/geometry"
import { placesOf, roundTable } from "@parterre/seating-plans/rows"
import { noOverlay } from "../canvas/overlay.ts"
import { lastRows, makerFor } from "../edits/rows.ts"
import { addTable, tableZone } from "../edits/tables.ts"
import type { Desk, Tool } from "./tool.ts"

/** Places round tables by a click, in a zone of tables. */
export const tableTool: Tool = {
  cursor: "copy",
  down: (desk, press) => ({
    move: () => noOverlay,
    up: () => placeTable(desk, press.at),
  }),
  rest(desk, press) {
    const made = press && tableAt(desk, press.at)
    return made !== undefined && "row" in made ? { shapes: [], ghosts: placesOf(made.row) } : noOverlay
  },
}

type Placing = Pick<Desk, "state" | "change" | "act" | "pitch" | "say">

function tableAt(desk: Pick<Placing, "state" | "pitch">, centre: Point) {
  const { settings, history } = desk.state()
  const pitch = desk.pitch()
  const radius = Math.max(pitch * 0.9, (settings.tableSeats * pitch * 1.05) / (2 * Math.PI))
  const category = settings.paint.type === "category" ? settings.paint.name : undefined
  return roundTable(
    "",
    { centre, radius, seats: settings.tableSeats },
    makerFor(history.present.plan, category),
  )
}

export function placeTable(desk: Placing, centre: Point): void {
  const made = tableAt(desk, centre)
  if (!("row" in made)) return
  const { zone } = desk.state().settings
  const name = desk.say("zone.tables")
  desk.change(
    { key: "step.table" },
    (document) => addTable(document, zone, made.row, name),
    (document) => lastRows(document, tableZone(document, zone) ?? zone, 1),
  )
}
