export { bestAvailable, type RankedRow } from "./best-available.ts"
export { chooseGroup, type GroupChoice } from "./choose-party.ts"
export { dimmedSeats } from "./dimmed-seats.ts"
export {
  type EventAsk,
  type HoldJudgement,
  type HoldParty,
  judgeHolds,
  type SectionPicture,
} from "./judge-hold.ts"
export { POLYGON_MODE_SEATS, venueMode } from "./polygon-mode.ts"
export type { RowPicture, SeatPicture, SeatRefusal, SeatRule, SeatState } from "./row.ts"
export { wholeRemoval } from "./whole-removal.ts"
