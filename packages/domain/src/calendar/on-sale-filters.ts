import type { DateRange } from "../dates/date-range.ts"
import { addDays, firstOfMonth, type LocalDate, lastOfMonth, weekdayOf } from "../dates/local-date.ts"
import { presetRange } from "../dates/preset-range.ts"

/** The on-sale day filters [CAT-006]. */
export const ON_SALE_FILTERS = [
  "today",
  "nextWeek",
  "previousWeek",
  "month",
  "thisWeek",
  "thisMonth",
  "oneYear",
  "twoYears",
] as const

export type OnSaleFilter = (typeof ON_SALE_FILTERS)[number]

const RANGES: Readonly<Record<OnSaleFilter, (today: LocalDate) => DateRange>> = {
  today: (today) => presetRange("today", today),
  nextWeek: (today) => presetRange("nextWeek", today),
  previousWeek: (today) => presetRange("previousWeek", today),
  month: (today) => presetRange("nextMonth", today),
  thisWeek: (today) => {
    const sunday = addDays(today, -weekdayOf(today))
    return { start: sunday, end: addDays(sunday, 6) }
  },
  thisMonth: (today) => ({ start: firstOfMonth(today), end: lastOfMonth(today) }),
  oneYear: (today) => presetRange("nextYear", today),
  twoYears: (today) => presetRange("next2Year", today),
}

/**
 * The days of a filter. Next and previous week and month count 7 and 31 days from today; this week is Sunday to
 * Saturday, this month the calendar month; the years run forward from today [CAT-006].
 */
export const onSaleRange = (filter: OnSaleFilter, today: LocalDate): DateRange => RANGES[filter](today)
