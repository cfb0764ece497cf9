export { type Coordinates, distanceKm } from "./distance.ts"
