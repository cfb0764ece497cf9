import { onSaleRange } from "@parterre/domain/calendar"
import {
  addDays,
  type DateRange,
  dateFormat,
  type LocalDate,
  lastOfMonth,
  weekendRange,
} from "@parterre/domain/dates"

export const DATE_PRESETS = ["today", "thisWeek", "weekend", "thisMonth", "nextMonth"] as const

export type DatePreset = (typeof DATE_PRESETS)[number]

/** The calendar day it is in a time zone. */
export const dayIn = (now: number, timeZone: string): LocalDate =>
  dateFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now)

/** The programme's choices of days; next month is the calendar month after this one. */
const RANGES: Readonly<Record<DatePreset, (today: LocalDate) => DateRange>> = {
  today: (today) => onSaleRange("today", today),
  thisWeek: (today) => onSaleRange("thisWeek", today),
  weekend: weekendRange,
  thisMonth: (today) => onSaleRange("thisMonth", today),
  nextMonth: (today) => onSaleRange("thisMonth", addDays(lastOfMonth(today), 1)),
}

/** The days a preset means on a given day, as the server filters by them [CAT-004] [CAT-006]. */
export function daysOf(preset: DatePreset, today: LocalDate) {
  const { start, end } = RANGES[preset](today)
  return { startDate: start, endDate: end }
}
