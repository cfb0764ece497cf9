/**
 * From so many numbered seats on, general admission not counted, a venue is drawn as sections (polygons) instead of seats
 * [MAP-002]. Which seats show on zooming in is the map's: `packages/seat-map/src/geometry/detail-level.ts`.
 */
export const POLYGON_MODE_SEATS = 4200

/** How the map of a venue is asked for: with every seat, or as sections whose seats are asked for one by one [MAP-001]. */
export const venueMode = (seats: number): "full" | "polygons" =>
  seats >= POLYGON_MODE_SEATS ? "polygons" : "full"
