import { middleOf, type Point } from "@parterre/seating-plans/geometry"
import { areaOutline, decorationOf } from "@parterre/seating-plans/layout"
import { planIndex } from "../document/plan-index.ts"
import type { StudioDocument } from "../document/studio-document.ts"

interface Focal {
  readonly point: Point
  /** Plan units to the farthest seat. */
  readonly farthest: number
}

const found = new WeakMap<StudioDocument, Focal | undefined>()

/** Where seats look, and how far the farthest is. */
export function focalPoint(document: StudioDocument): Focal | undefined {
  if (found.has(document)) return found.get(document)
  const focal = lookedAt(document)
  found.set(document, focal)
  return focal
}

/** Where seats look: the point of the venue's file, else the middle of the stage that is drawn, else of the side that the file names. */
export function focalPlace({ plan, venue }: StudioDocument): Point | undefined {
  if (venue.focalPoint !== undefined) return venue.focalPoint
  const stage = plan.zones
    .flatMap((zone) => (zone.areas ?? []).map((area) => ({ zone, area })))
    .find(({ zone, area }) => decorationOf(area, zone.position)?.front === true)
  const outline = stage && areaOutline(stage.area, stage.zone.position)
  if (outline !== undefined) return middleOf(outline)
  if (venue.front === undefined || venue.front === "none") return undefined
  const { width, height } = plan.size ?? { width: 1000, height: 800 }
  const sides = {
    top: { x: width / 2, y: 0 },
    bottom: { x: width / 2, y: height },
    left: { x: 0, y: height / 2 },
    right: { x: width, y: height / 2 },
  }
  return sides[venue.front]
}

function lookedAt(document: StudioDocument): Focal | undefined {
  const { seats } = planIndex(document.plan)
  const point = focalPlace(document)
  if (point === undefined || seats.length === 0) return undefined
  let farthest = 0
  for (const { x, y } of seats) farthest = Math.max(farthest, Math.hypot(x - point.x, y - point.y))
  return { point, farthest }
}
