import { type OnSaleFilter, onSaleRange } from "@parterre/domain/calendar"
import { addDays, type DateRange, type LocalDate, lastOfMonth, weekendRange } from "@parterre/domain/dates"

/** The documents' filters, with the weekend and the month after this one [CAT-006]. */
export const DATE_PRESETS = [
  "today",
  "thisWeek",
  "weekend",
  "nextWeek",
  "thisMonth",
  "month",
  "nextMonth",
  "oneYear",
  "twoYears",
  "previousWeek",
] as const satisfies readonly (OnSaleFilter | "weekend" | "nextMonth")[]

export type DatePreset = (typeof DATE_PRESETS)[number]

/** The calendar day it is in a time zone. */
export const dayIn = (now: number, timeZone: string): LocalDate =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    now,
  )

/** Those that are the programme's own; next month is the calendar month after this one. */
function rangeOf(preset: DatePreset, today: LocalDate): DateRange {
  if (preset === "weekend") return weekendRange(today)
  return preset === "nextMonth"
    ? onSaleRange("thisMonth", addDays(lastOfMonth(today), 1))
    : onSaleRange(preset, today)
}

/** The days a preset means on a given day, as the server filters by them [CAT-004] [CAT-006]. */
export function daysOf(preset: DatePreset, today: LocalDate) {
  const { start, end } = rangeOf(preset, today)
  return { startDate: start, endDate: end }
}
