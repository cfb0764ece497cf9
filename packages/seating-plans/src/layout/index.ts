export { admissionHomes } from "./admission-homes.ts"
export { frontSides, type LaidBounds, type LaidDecoration, type LaidVenue } from "./laid-venue.ts"
export { areaOutline, areaWords, decorationOf } from "./plan-areas.ts"
export { planPitch } from "./plan-scale.ts"
export type { VenueFront } from "./venue-front.ts"
export {
  isCalled,
  type LaidRow,
  type LaidSection,
  type VenueLayout,
  venueLayout,
} from "./venue-layout.ts"
