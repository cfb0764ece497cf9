import { areaAt, areaKey } from "../document/plan-index.ts"
import { nothing, type Selection } from "../document/selection.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { type PlanArea, withArea, withZone } from "./plan-parts.ts"

/** An area drawn on the sheet, put into a zone: its place is told from where its zone stands. */
export function addArea(document: StudioDocument, zone: number, area: PlanArea): StudioDocument {
  const z = Math.min(zone, document.plan.zones.length - 1)
  const plan = withZone(document.plan, z, (home) => ({
    ...home,
    areas: [
      ...(home.areas ?? []),
      {
        ...area,
        uuid: crypto.randomUUID(),
        position: {
          x: (area.position?.x ?? 0) - home.position.x,
          y: (area.position?.y ?? 0) - home.position.y,
        },
      },
    ],
  }))
  return { ...document, plan }
}

/** The area that was added last. */
export function lastArea({ plan }: StudioDocument, zone: number): Selection {
  const z = Math.min(zone, plan.zones.length - 1)
  const count = plan.zones[z]?.areas?.length ?? 0
  return count === 0 ? nothing : { seats: new Set(), areas: new Set([areaKey(z, count - 1)]) }
}

export function changeArea(
  document: StudioDocument,
  key: string,
  change: (area: PlanArea) => PlanArea,
): StudioDocument {
  const found = areaAt(document.plan, key)
  if (found === undefined) return document
  return { ...document, plan: withArea(document.plan, found.z, found.a, change) }
}
