import type { LocalDate } from "./local-date.ts"
import { formatTimeOfDay, type TimeOfDay } from "./time-of-day.ts"

/** Days from `start` to `end`, both in it. */
export type DateRange = { start: LocalDate; end: LocalDate }

export const inDateRange = (date: LocalDate, range: DateRange): boolean =>
  date >= range.start && date <= range.end

/** What the date-range selector gives: ISO local date-times, `2026-12-05T19:30`. */
export type DateRangeOutput = { startDate: string; endDate: string }

const FIRST_MINUTE: TimeOfDay = { hour: 0, minute: 0 }
const LAST_MINUTE: TimeOfDay = { hour: 23, minute: 59 }

/** The output of a range; without times it goes from 00:00 of its first day to 23:59 of its last [DATE-007]. */
export const dateRangeOutput = (
  range: DateRange,
  times: { start?: TimeOfDay | undefined; end?: TimeOfDay | undefined } = {},
): DateRangeOutput => ({
  startDate: `${range.start}T${formatTimeOfDay(times.start ?? FIRST_MINUTE, 24)}`,
  endDate: `${range.end}T${formatTimeOfDay(times.end ?? LAST_MINUTE, 24)}`,
})
