export { along, type Bounds, boundsOf, distance, median, middleOf, type Point, turned } from "./points.ts"
export { contains } from "./polygon.ts"
export { seatPitch } from "./section-polygons.ts"
