/** A place on the earth, in degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

const EARTH_RADIUS_KM = 6371

/** Kilometres along the earth's surface [CAT-003] [CAT-007]. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude)
  // Opposite points may come out a hair above 1, where the arc sine ends.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
