export { priceLevelMark } from "@parterre/domain/seat-looks"
export { createSeatMap } from "./create-seat-map.ts"
export type { MapEvent } from "./events.ts"
export { MAX_LOADED_SECTIONS, type MapMode, POLYGON_MODE_SEATS } from "./geometry/detail-level.ts"
export { DEFAULT_SIZE, PAN_STEP } from "./geometry/view.ts"
export type { SeatMapHandle, SeatMapOptions, Selection } from "./handle.ts"
export {
  englishLabels,
  frenchLabels,
  type MapLabels,
  type SeatPlace,
  type SeatState,
  type SectionPlace,
  type TooltipText,
} from "./labels.ts"
export { type PlanPictureOptions, planPicture } from "./plan-picture.ts"
export { planImageUrl } from "./scene/plan-image.ts"
export { darkTheme, lightTheme, type MapTheme } from "./theme.ts"
export type {
  Decoration,
  DecorationText,
  MapLevel,
  MapPriceLevel,
  MapRow,
  MapSeat,
  MapSection,
  MapVenue,
  Point,
  SeatDetail,
} from "./venue.ts"
