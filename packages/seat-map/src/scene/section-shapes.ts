import { type Bounds, boundsOf, contains, grown, union } from "../geometry/bounds.ts"
import { isInside } from "../geometry/polygon.ts"
import type { SectionBox } from "../geometry/sections-in-view.ts"
import type { MapLevel, MapSection, MapVenue, Point } from "../venue.ts"
import { decorationBounds } from "./decorations.ts"

/** A section with its place on the plan. */
export interface SectionShape extends SectionBox {
  readonly section: MapSection
  readonly level: MapLevel
}

/** Every section that has a place, in drawing order. */
export function sectionShapes(venue: MapVenue, seatRadius: number): SectionShape[] {
  return venue.levels.flatMap((level) =>
    level.sections.flatMap((section) => {
      const places = [...section.polygons.flat(), ...(section.rows ?? []).flatMap((row) => row.seats)]
      const bounds = boundsOf(places)
      if (bounds === undefined) return []
      const box = section.polygons.length > 0 ? bounds : grown(bounds, seatRadius * 1.5)
      return [{ id: section.id, bounds: box, numberOfSeats: section.numberOfSeats, section, level }]
    }),
  )
}

/** The topmost section whose region holds the point. */
export function sectionAt(shapes: readonly SectionShape[], point: Point): SectionShape | undefined {
  return shapes.findLast(
    (shape) =>
      contains(shape.bounds, point) && shape.section.polygons.some((polygon) => isInside(polygon, point)),
  )
}

/** What the home view shows: all sections and decorations, or the bounds the venue gives. */
export function planBounds(venue: MapVenue, shapes: readonly SectionShape[]): Bounds {
  const given = venue.bounds
  const named =
    given === undefined
      ? undefined
      : boundsOf([given, { x: given.x + given.width, y: given.y + given.height }])
  const drawn = union([
    ...shapes.map((shape) => shape.bounds),
    ...(venue.decorations ?? []).map(decorationBounds),
  ])
  return union([named, drawn]) ?? { left: 0, top: 0, right: 900, bottom: 800 }
}
