import { seatRadius } from "@parterre/domain/seat-looks"
import { createSeatMap, englishLabels, lightTheme } from "@parterre/seat-map"
import { center } from "../../../packages/seat-map/src/geometry/bounds.ts"
import { planBounds, sectionShapes } from "../../../packages/seat-map/src/scene/section-shapes.ts"
import type { BenchVenue } from "../venues/bench-venue.ts"
import { CANVAS, type Contender, type MountedMap } from "./contender.ts"
import { dragOn, wheelOn } from "./hand.ts"

/** Our map: in the specification's mode (regions, then at most 15 sections), or with every seat drawn. */
export const parterre = (allSeats: boolean): Contender => ({
  name: allSeats ? "parterre (all seats)" : "parterre",
  mount: (container, source) => mount(container, source, allSeats),
})

function mount(container: HTMLElement, { venue, rows, details }: BenchVenue, allSeats: boolean): MountedMap {
  const chosen = new Set<string>()
  const load = (id: string) => map.setSection(id, rows.get(id) ?? [], details.get(id) ?? [])
  const map = createSeatMap(container, {
    venue,
    theme: lightTheme,
    labels: englishLabels(),
    allSeats,
    onEvent(event) {
      if (event.type === "sections-needed") arrive(event.sectionIds)
      if (event.type !== "seat-click") return
      chosen.add(event.seatId)
      map.setSelection({ mine: [], temporary: chosen })
    },
  })
  /** As over a network: one after the other, not all in one task. */
  const arrive = (ids: readonly string[]) =>
    ids.forEach((id, i) => void setTimeout(() => load(id), 4 * (i + 1)))
  if (allSeats || map.view().mode === "full") for (const id of rows.keys()) load(id)
  const canvas = container.querySelector("canvas") as HTMLCanvasElement
  const drag = dragOn(canvas, "pointer")
  // The map tells where a seat is only through its own hover; what it shows at home is known, so the rest is arithmetic.
  const middle = center(planBounds(venue, sectionShapes(venue, seatRadius(venue.seatSizeFactor))))
  let moved = { x: 0, y: 0 }
  return {
    startPan: drag.start,
    endPan: drag.end,
    pan(dx, dy) {
      drag.by(dx, dy)
      moved = { x: moved.x + dx, y: moved.y + dy }
    },
    zoom(factor) {
      const before = map.view().scale
      wheelOn(canvas, { deltaY: -Math.log(factor) / 0.01, ctrlKey: true })
      const ratio = map.view().scale / before
      moved = { x: moved.x * ratio, y: moved.y * ratio }
    },
    scale: () => map.view().scale,
    place: ({ x, y }) => ({
      x: (x - middle.x) * map.view().scale + moved.x + CANVAS.width / 2,
      y: (y - middle.y) * map.view().scale + moved.y + CANVAS.height / 2,
    }),
    selected: () => chosen.size,
    destroy: () => map.destroy(),
  }
}
