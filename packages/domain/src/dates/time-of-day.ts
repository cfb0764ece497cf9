/** A time of the day on a 24-hour clock: hour 0–23, minute 0–59. */
export type TimeOfDay = { hour: number; minute: number }

/** How hours are counted: 1–12 with AM and PM, or 0–23. */
export type TimeFormat = 12 | 24

/** What a picker counts in unless told otherwise; the date-range selector is told 24 [I18N-007]. */
const DEFAULT_TIME_FORMAT: TimeFormat = 12

export type Period = "AM" | "PM"

/** Shown in the place of a time that is none [DATE-013]. */
const INVALID_TIME = "Invalid Time"

/** The hours a picker offers, in the order of the day [DATE-009]. */
export const hoursOf = (format: TimeFormat = DEFAULT_TIME_FORMAT): readonly number[] =>
  format === 24 ? Array.from({ length: 24 }, (_, hour) => hour) : [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

export const periodOf = (time: TimeOfDay): Period => (time.hour < 12 ? "AM" : "PM")

/** An hour as a picker of that half of the day offers it, on the 24-hour clock. */
export const hourOn = (hour: number, format: TimeFormat, period: Period): number =>
  format === 24 ? hour : hourOf24(hour, period)

/** An hour of the 12-hour clock on the 24-hour clock. */
const hourOf24 = (hour: number, period: Period): number => (hour % 12) + (period === "PM" ? 12 : 0)

/** A time as typed: `19:30`, or `7:30 PM` in 12 hours; anything else is no time [DATE-009]. */
export function parseTimeOfDay(
  text: string,
  format: TimeFormat = DEFAULT_TIME_FORMAT,
): TimeOfDay | undefined {
  const pattern = format === 24 ? /^(\d{1,2}):(\d{2})$/ : /^(\d{1,2}):(\d{2})\s*([AP]M)$/
  const [, hourText, minuteText, period] = pattern.exec(text.trim().toUpperCase()) ?? []
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  if (!hoursOf(format).includes(hour) || !(minute <= 59)) return undefined
  return { hour: period === undefined ? hour : hourOf24(hour, period as Period), minute }
}

/** A time as shown: `19:30`, `7:30 PM`, or `Invalid Time` [DATE-013]. */
export function formatTimeOfDay(
  time: TimeOfDay | undefined,
  format: TimeFormat = DEFAULT_TIME_FORMAT,
): string {
  if (time === undefined || !isTimeOfDay(time)) return INVALID_TIME
  const minute = String(time.minute).padStart(2, "0")
  return format === 24
    ? `${String(time.hour).padStart(2, "0")}:${minute}`
    : `${time.hour % 12 || 12}:${minute} ${periodOf(time)}`
}

/** Whether the numbers are a time of the day [DATE-009]. */
export const isTimeOfDay = ({ hour, minute }: TimeOfDay): boolean =>
  isWithin(hour, 23) && isWithin(minute, 59)

const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most
