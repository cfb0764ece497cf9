export { readSeatQuery, seatsInSection } from "./seat-query.ts"
