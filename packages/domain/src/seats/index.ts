export { bestAvailable, type RankedRow } from "./best-available.ts"
export { chooseParty, type PartyChoice } from "./choose-party.ts"
export { dimmedSeats } from "./dimmed-seats.ts"
export { freeSeats, withFreeSeats } from "./free-seats.ts"
export {
  type HoldJudgement,
  judgeHolds,
  type PartiesAtEvent,
  type Party,
  type SectionPicture,
} from "./judge-hold.ts"
export { type OrphanRule, ruleAtEvents } from "./orphan-rule.ts"
export { POLYGON_MODE_SEATS, venueMode } from "./polygon-mode.ts"
export type { RowPicture, SeatPicture, SeatRefusal, SeatRule, SeatState } from "./row.ts"
export { wholeRemoval } from "./whole-removal.ts"
