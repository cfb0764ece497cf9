export {
  calledRow,
  calledSeat,
  rowInWords,
  seatInWords,
  sectionInWords,
  withinSentence,
} from "./called-row.ts"
export { compareNames, comparePlaces, type NamedSeat, type PlaceAtEvent } from "./place-order.ts"
export { type RowOfSeats, rowsOfSeats, seatNames } from "./rows-of-seats.ts"
