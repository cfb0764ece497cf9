import type { Point } from "@parterre/seating-plans/geometry"
import type { StudioDocument } from "../document/studio-document.ts"
import { rounded } from "./plan-parts.ts"

/** What a coordinate of a venue's file may be, in plan units; the import's own limit. */
export const FAR = 100_000

const within = (value: number) => Math.min(FAR, Math.max(-FAR, value))

/** The venue with a point of its own that people look at; without one, it is where the stage is again. */
export function withFocalPoint(document: StudioDocument, point: Point | undefined): StudioDocument {
  const { focalPoint: before, ...facts } = document.venue
  const focalPoint = point && rounded({ x: within(point.x), y: within(point.y) })
  if (before?.x === focalPoint?.x && before?.y === focalPoint?.y) return document
  return { ...document, venue: focalPoint === undefined ? facts : { ...facts, focalPoint } }
}
