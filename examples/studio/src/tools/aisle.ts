import type { Point } from "@parterre/seating-plans/geometry"
import { splitByLine } from "@parterre/seating-plans/rows"
import { planIndex } from "../document/plan-index.ts"
import { isEmpty, rowsChosen, type Selection } from "../document/selection.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { partRows } from "../edits/rows.ts"
import { type Press, squared, type Tool } from "./tool.ts"

/** A line makes an aisle: each row that it crosses becomes two, moved apart, and their numbers go on. */
export const aisleTool: Tool = {
  cursor: "crosshair",
  down(desk, press) {
    const end = ({ at, shift, alt }: Press): Point => {
      if (shift) return squared(press.at, at)
      return !alt && Math.abs(at.x - press.at.x) < 6 / desk.camera().scale ? { x: press.at.x, y: at.y } : at
    }
    return {
      move: (next) => ({ shapes: [{ type: "line", points: [press.at, end(next)] }], ghosts: [] }),
      up(next) {
        const line = { from: press.at, to: end(next) }
        const { selection, settings } = desk.state()
        desk.change({ key: "step.aisle" }, (document) =>
          withAisle(document, selection, line, settings.aisleWidth * desk.pitch()),
        )
      },
    }
  },
}

/** Aisles go through the chosen rows, or through all where none is chosen. */
export function withAisle(
  document: StudioDocument,
  selection: Selection,
  line: { readonly from: Point; readonly to: Point },
  width: number,
): StudioDocument {
  const { plan } = document
  const rows = isEmpty(selection) ? planIndex(plan).rows : rowsChosen(plan, selection, "any")
  const crossed = rows.filter(({ zone, row }) => plan.zones[zone]?.rows[row] !== undefined)
  const next = partRows(plan, crossed, (row) =>
    splitByLine([row], line, { width, newGuid: () => crypto.randomUUID() }),
  )
  const count = (one: typeof plan) => one.zones.reduce((sum, zone) => sum + zone.rows.length, 0)
  return count(next) === count(plan) ? document : { ...document, plan: next }
}
