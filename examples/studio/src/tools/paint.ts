import type { Point } from "@parterre/seating-plans/geometry"
import { planIndex } from "../document/plan-index.ts"
import { painted } from "../edits/paint-seats.ts"
import type { Desk, Tool } from "./tool.ts"

/** A brush: gives every seat it goes over a category, or what holds for it, in one step of the history. */
export const paintTool: Tool = {
  cursor: "cell",
  down(desk, press) {
    const touched = new Set<string>()
    let before = press.at
    touch(desk, before, before, touched)
    return {
      move({ at }) {
        touch(desk, before, at, touched)
        before = at
        return { shapes: [], ghosts: placesOf(desk, touched) }
      },
      up() {
        if (touched.size === 0) return
        const { paint } = desk.state().settings
        desk.change({ key: "step.paint", values: { count: touched.size } }, (document) =>
          painted(document, touched, paint),
        )
      },
    }
  },
}

/** Every seat near the way from one place to the next: a quick hand leaves none out. */
function touch(desk: Desk, from: Point, to: Point, touched: Set<string>): void {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (desk.pitch() * 0.4)))
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps
    const seat = desk.seatAt({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
    if (seat !== undefined) touched.add(seat.guid)
  }
}

function placesOf(desk: Desk, guids: ReadonlySet<string>): readonly Point[] {
  const { byGuid } = planIndex(desk.state().history.present.plan)
  return [...guids].flatMap((guid) => byGuid.get(guid) ?? [])
}
