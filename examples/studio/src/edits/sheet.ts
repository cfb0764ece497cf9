import { boundsOf } from "@parterre/seating-plans/geometry"
import { areaOutline } from "@parterre/seating-plans/layout"
import { planIndex } from "../document/plan-index.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { withFocalPoint } from "./focal-point.ts"
import { moved, withZones } from "./plan-parts.ts"

export const withSheet = (
  document: StudioDocument,
  { width, height }: { readonly width: number; readonly height: number },
): StudioDocument => ({
  ...document,
  plan: { ...document.plan, size: { width: Math.round(width), height: Math.round(height) } },
})

/** The sheet as large as the drawing with a margin, and the drawing in its middle: zones move, nothing in them does. */
export function fittedSheet(document: StudioDocument): StudioDocument {
  const { plan } = document
  const { seats, pitch } = planIndex(plan)
  const corners = plan.zones.flatMap((zone) =>
    (zone.areas ?? []).flatMap((area) => areaOutline(area, zone.position) ?? []),
  )
  const all = [...seats, ...corners]
  if (all.length === 0) return document
  const box = boundsOf(all, pitch * 2)
  const by = { x: -box.x, y: -box.y }
  const centred =
    Math.abs(by.x) < 0.01 && Math.abs(by.y) < 0.01
      ? plan
      : withZones(plan, (zone) => ({ ...zone, position: moved(zone.position, by) }))
  return withSheet(
    withFocalPoint(
      { ...document, plan: centred },
      document.venue.focalPoint && moved(document.venue.focalPoint, by),
    ),
    { width: Math.ceil(box.width), height: Math.ceil(box.height) },
  )
}
