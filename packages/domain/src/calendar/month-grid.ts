import {
  addDays,
  firstOfMonth,
  isLocalDate,
  type LocalDate,
  lastOfMonth,
  weekdayOf,
} from "../dates/local-date.ts"
import type { Localized } from "../language/localized.ts"

/** A month of the calendar: `month` is 1 to 12. */
export type CalendarMonth = { year: number; month: number }

export type MonthCell = { date: LocalDate; inMonth: boolean }

/** The calendar does not go before January of this year [CAT-015]. */
export const MIN_CALENDAR_YEAR = 1970

/** The weekday headers; the week starts on Sunday [CAT-014]. */
export const WEEKDAYS: readonly Localized[] = [
  { fr: "dimanche", en: "Sunday" },
  { fr: "lundi", en: "Monday" },
  { fr: "mardi", en: "Tuesday" },
  { fr: "mercredi", en: "Wednesday" },
  { fr: "jeudi", en: "Thursday" },
  { fr: "vendredi", en: "Friday" },
  { fr: "samedi", en: "Saturday" },
]

export const monthOf = (date: LocalDate): CalendarMonth => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
})

/** The month the next arrow leads to [CAT-013]. */
export const nextMonth = ({ year, month }: CalendarMonth): CalendarMonth =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }

/** The month the previous arrow leads to; none before January 1970, where the arrow is blocked [CAT-013] [CAT-015]. */
export function previousMonth({ year, month }: CalendarMonth): CalendarMonth | undefined {
  const before = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 }
  return before.year < MIN_CALENDAR_YEAR ? undefined : before
}

/** The weeks of a month, Sunday first, filled up with the days of its neighbours [CAT-013] [CAT-014]. */
export function monthGrid({ year, month }: CalendarMonth): MonthCell[][] {
  const first = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`
  if (!isLocalDate(first)) throw new RangeError(`Not a month: ${year}-${month}`)
  const last = lastOfMonth(first)
  const weeks: MonthCell[][] = []
  for (let sunday = addDays(first, -weekdayOf(first)); sunday <= last; sunday = addDays(sunday, 7)) {
    const days = WEEKDAYS.map((_, weekday) => addDays(sunday, weekday))
    weeks.push(days.map((date) => ({ date, inMonth: firstOfMonth(date) === first })))
  }
  return weeks
}
