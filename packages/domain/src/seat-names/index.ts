export { calledRow, calledSeat, rowInWords, seatInWords } from "./called-row.ts"
export { compareNames, comparePlaces, type PlaceAtEvent } from "./place-order.ts"
export { type NamedSeat, type RowOfSeats, rowsOfSeats, seatNames } from "./rows-of-seats.ts"
