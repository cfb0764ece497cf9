import type { Point } from "@parterre/seating-plans/geometry"
import { areaOutline, areaWords } from "@parterre/seating-plans/layout"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import { areaKey } from "../document/plan-index.ts"

interface OutlinedArea {
  readonly key: string
  readonly outline: readonly Point[]
}

const outlined = new WeakMap<SeatingPlan["zones"], readonly OutlinedArea[]>()

/** Where a click meets each area, in the order they are drawn. */
export function areaOutlines({ zones }: SeatingPlan): readonly OutlinedArea[] {
  const known = outlined.get(zones)
  if (known !== undefined) return known
  const all = zones.flatMap((zone, z) =>
    (zone.areas ?? []).map((area, a) => {
      const { x, y } = zone.position
      const at = { x: x + (area.position?.x ?? 0), y: y + (area.position?.y ?? 0) }
      const size = (typeof area.text === "object" ? area.text.size : undefined) ?? 16
      // Words without a shape: about as wide as they are written.
      const half = ((areaWords(area)?.length ?? 1) * size * 0.55) / 2 + size * 0.3
      const words = [
        { x: at.x - half, y: at.y - size },
        { x: at.x + half, y: at.y - size },
        { x: at.x + half, y: at.y + size },
        { x: at.x - half, y: at.y + size },
      ]
      return { key: areaKey(z, a), outline: areaOutline(area, zone.position) ?? words }
    }),
  )
  outlined.set(zones, all)
  return all
}
