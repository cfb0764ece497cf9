import { type Bounds, boundsOf, contains, grown, union } from "../geometry/bounds.ts"
import { isInside } from "../geometry/polygon.ts"
import type { SectionBox } from "../geometry/sections-in-view.ts"
import type { Decoration, MapLevel, MapSection, MapVenue, Point } from "../venue.ts"

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

/** The box around a decoration; a text's length is unknown here and does not count. */
export function decorationBounds(decoration: Decoration): Bounds | undefined {
  const { x, y } = decoration.position
  const corners = (left: number, top: number, right: number, bottom: number): Point[] => [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  const circle = decoration.circle?.radius ?? 0
  const ellipse = decoration.ellipse?.radius ?? { x: 0, y: 0 }
  const points: readonly Point[] = {
    polygon: decoration.polygon?.points ?? [],
    circle: corners(-circle, -circle, circle, circle),
    ellipse: corners(-ellipse.x, -ellipse.y, ellipse.x, ellipse.y),
    rectangle: corners(0, 0, decoration.rectangle?.width ?? 0, decoration.rectangle?.height ?? 0),
    text: [],
  }[decoration.shape]
  const turn = ((decoration.rotation ?? 0) * Math.PI) / 180
  return boundsOf(
    points.map((point) => ({
      x: x + point.x * Math.cos(turn) - point.y * Math.sin(turn),
      y: y + point.x * Math.sin(turn) + point.y * Math.cos(turn),
    })),
  )
}
