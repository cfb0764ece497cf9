import type { DateRange } from "./date-range.ts"
import { addDays, type LocalDate, weekdayOf } from "./local-date.ts"

/** What is left of the nearest weekend: Friday, the evening that opens it, to Sunday. On a Sunday it is that day. */
export function weekendRange(today: LocalDate): DateRange {
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7)
  const friday = addDays(sunday, -2)
  return { start: today > friday ? today : friday, end: sunday }
}
