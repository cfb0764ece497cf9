export { type Coordinates, distanceKm } from "./distance.ts"
export { formatDistance } from "./format-distance.ts"
