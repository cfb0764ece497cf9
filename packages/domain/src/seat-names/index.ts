export { calledRow, calledSeat, rowInWords, seatInWords } from "./called-row.ts"
export { type NamedSeat, type RowOfSeats, rowsOfSeats, seatNames } from "./rows-of-seats.ts"
