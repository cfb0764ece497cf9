export { checkDateRange, type DateRange } from "./date-range.ts"
export { addDays, isLocalDate, type LocalDate, lastOfMonth } from "./local-date.ts"
export { weekendRange } from "./weekend.ts"
export { writtenDay, writtenDayAndHour, writtenHour } from "./written-time.ts"
