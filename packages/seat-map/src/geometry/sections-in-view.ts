import type { Point } from "../venue.ts"
import { type Bounds, center, overlaps, shareInside } from "./bounds.ts"
import { MAX_LOADED_SECTIONS } from "./detail-level.ts"

export interface SectionBox {
  readonly id: string
  readonly bounds: Bounds
  readonly numberOfSeats: number
}

const squareTo = (point: Point, { bounds }: SectionBox) => {
  const dx = Math.max(bounds.left - point.x, 0, point.x - bounds.right)
  const dy = Math.max(bounds.top - point.y, 0, point.y - bounds.bottom)
  const middle = center(bounds)
  // Sections that all hold the centre are told apart by how central they are themselves.
  return dx * dx + dy * dy + 1e-6 * ((middle.x - point.x) ** 2 + (middle.y - point.y) ** 2)
}

/** Sections in the frame, nearest to its centre first. */
export function sectionsInView(sections: Iterable<SectionBox>, frame: Bounds): SectionBox[] {
  const eye = center(frame)
  return [...sections]
    .filter((section) => overlaps(section.bounds, frame))
    .sort((a, b) => squareTo(eye, a) - squareTo(eye, b))
}

/** About how many seats are in the frame: each section counts by the share of its box in sight. */
export function visibleSeats(sections: Iterable<SectionBox>, frame: Bounds): number {
  let seats = 0
  for (const section of sections) seats += section.numberOfSeats * shareInside(section.bounds, frame)
  return Math.round(seats)
}

export interface LoadPlan {
  readonly load: readonly string[]
  readonly drop: readonly string[]
}

/**
 * What to load and what to let go when seats are shown: the sections in view, nearest first, at most 15 in all. A
 * section out of view stays while there is room, so that panning back is free.
 */
export function loadPlan(
  sections: readonly SectionBox[],
  loaded: ReadonlySet<string>,
  frame: Bounds,
  most = MAX_LOADED_SECTIONS,
): LoadPlan {
  const wanted = sectionsInView(sections, frame).slice(0, most)
  const wantedIds = new Set(wanted.map((section) => section.id))
  const load = wanted.filter((section) => !loaded.has(section.id)).map((section) => section.id)
  const eye = center(frame)
  const spare = sections.filter((section) => loaded.has(section.id) && !wantedIds.has(section.id))
  const room = Math.max(0, most - wanted.length)
  const drop = spare.sort((a, b) => squareTo(eye, a) - squareTo(eye, b)).slice(room)
  return { load, drop: drop.map((section) => section.id) }
}
