export { type CalendarDay, calendarDays } from "./calendar-days.ts"
export {
  ALT_EXHIBIT_DIALOG,
  CALENDAR_LOADING_DELAY_MS,
  eventsByHour,
  isByHour,
  performancePath,
  pickCalendarEvent,
  saleNotice,
} from "./calendar-event.ts"
export { dayAppearance } from "./day-appearance.ts"
export { type CalendarMonth, monthGrid, monthOf, nextMonth, previousMonth, WEEKDAYS } from "./month-grid.ts"
export { onSaleRange } from "./on-sale-filters.ts"
