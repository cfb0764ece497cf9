export { along, type Bounds, boundsOf, distance, middleOf, type Point } from "./points.ts"
export { contains } from "./polygon.ts"
export { seatPitch } from "./section-polygons.ts"
