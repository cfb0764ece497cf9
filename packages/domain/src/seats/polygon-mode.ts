/** From so many seats on a venue is drawn as sections, and shows seats where the eye comes close [MAP-002]. */
export const POLYGON_MODE_SEATS = 4200

/** How the map of a venue is asked for: with every seat, or as sections whose seats are asked for one by one [MAP-001]. */
export const venueMode = (seats: number): "full" | "polygons" =>
  seats >= POLYGON_MODE_SEATS ? "polygons" : "full"
