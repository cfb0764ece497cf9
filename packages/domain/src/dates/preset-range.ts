import type { DatePreset } from "./date-presets.ts"
import type { DateRange } from "./date-range.ts"
import { addDays, addYears, type LocalDate } from "./local-date.ts"

/** How far each preset reaches from today: a week is 7 days, a month 31, a year a calendar year. */
const REACH: Readonly<Record<Exclude<DatePreset, "other">, (today: LocalDate) => LocalDate>> = {
  today: (today) => today,
  nextWeek: (today) => addDays(today, 7),
  previousWeek: (today) => addDays(today, -7),
  nextMonth: (today) => addDays(today, 31),
  previousMonth: (today) => addDays(today, -31),
  nextYear: (today) => addYears(today, 1),
  previousYear: (today) => addYears(today, -1),
  next2Year: (today) => addYears(today, 2),
  previous2Year: (today) => addYears(today, -2),
}

/** The days of a preset, today among them; `other` has none, the shopper enters them [DATE-004] [DATE-005]. */
export function presetRange(preset: Exclude<DatePreset, "other">, today: LocalDate): DateRange
export function presetRange(preset: DatePreset, today: LocalDate): DateRange | undefined
export function presetRange(preset: DatePreset, today: LocalDate): DateRange | undefined {
  if (preset === "other") return undefined
  const reach = REACH[preset](today)
  // Stryker disable next-line EqualityOperator: a reach of today is the same range either way
  return reach < today ? { start: reach, end: today } : { start: today, end: reach }
}
