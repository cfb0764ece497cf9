import { boundsOf, type Point } from "@parterre/seating-plans/geometry"
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

/** All that lies on the sheet elsewhere on it: zones with what is in them, where people look and the traced picture. */
export function movedDrawing(document: StudioDocument, by: Point): StudioDocument {
  if (Math.abs(by.x) < 0.01 && Math.abs(by.y) < 0.01) return document
  const { plan, venue, picture } = document
  const zones = withZones(plan, (zone) => ({ ...zone, position: moved(zone.position, by) }))
  return withFocalPoint(
    { ...document, plan: zones, picture: picture && { ...picture, ...moved(picture, by) } },
    venue.focalPoint && moved(venue.focalPoint, by),
  )
}

/** The sheet as large as the drawing with a margin, and the drawing in its middle. */
export function fittedSheet(document: StudioDocument): StudioDocument {
  const { plan } = document
  const { seats, pitch } = planIndex(plan)
  const corners = plan.zones.flatMap((zone) =>
    (zone.areas ?? []).flatMap((area) => areaOutline(area, zone.position) ?? []),
  )
  const all = [...seats, ...corners]
  if (all.length === 0) return document
  const box = boundsOf(all, pitch * 2)
  return withSheet(movedDrawing(document, { x: -box.x, y: -box.y }), {
    width: Math.ceil(box.width),
    height: Math.ceil(box.height),
  })
}
