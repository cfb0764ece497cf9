import type { Localized } from "../language/localized.ts"
import type { Machine } from "../machines/machine.ts"
import { isTimeOfDay, type Period, periodOf, type TimeOfDay } from "./time-of-day.ts"

/** What a picker allows: times from `min` to `max`, both in it, on minutes a gap apart. */
export type TimeRule = {
  min?: TimeOfDay | undefined
  max?: TimeOfDay | undefined
  minuteGap?: number | undefined
}

export type TimeError = "not-a-time" | "off-the-step" | "before-min" | "after-max"

/** First the hour, then the minute [DATE-008]. */
export const timePickerMachine: Machine<"hour" | "minute" | "chosen", "pick-hour" | "pick-minute" | "back"> =
  {
    initial: "hour",
    transitions: {
      hour: { "pick-hour": "minute" },
      minute: { "pick-minute": "chosen", back: "hour" },
      chosen: { back: "minute" },
    },
  }

/** The minutes between two choices: a gap above 59, or one that is no whole number of minutes, is 1 [DATE-011]. */
export const minuteGap = (gap: number | undefined = 1): number =>
  Number.isInteger(gap) && gap >= 1 && gap <= 59 ? gap : 1

/** What is wrong with a time; undefined is a time that can be picked [DATE-009] [DATE-010] [DATE-012]. */
export function timeError(time: TimeOfDay, rule: TimeRule): TimeError | undefined {
  if (!isTimeOfDay(time)) return "not-a-time"
  if (time.minute % minuteGap(rule.minuteGap) !== 0) return "off-the-step"
  if (rule.min !== undefined && minutesOf(time) < minutesOf(rule.min)) return "before-min"
  if (rule.max !== undefined && minutesOf(time) > minutesOf(rule.max)) return "after-max"
  return undefined
}

/** The minutes of an hour on the 24-hour clock; those that cannot be picked are disabled [DATE-010] [DATE-012]. */
export const minuteChoices = (hour: number, rule: TimeRule): { minute: number; disabled: boolean }[] =>
  stepsOf(rule).map((minute) => ({ minute, disabled: timeError({ hour, minute }, rule) !== undefined }))

/** Whether an hour on the 24-hour clock has a minute to pick; otherwise it is disabled [DATE-010]. */
export const isHourOpen = (hour: number, rule: TimeRule): boolean =>
  minuteChoices(hour, rule).some((choice) => !choice.disabled)

/** Shown for `PERIOD_WARNING_MS` when the other half of the day has no time [DATE-014]. */
export const PERIOD_WARNING: Localized = {
  fr: "L’heure choisie ne serait pas valide dans cette période.",
  en: "Current time would be invalid in this period.",
}

export const PERIOD_WARNING_MS = 3000

export type PeriodSwitch = { ok: true; time: TimeOfDay } | { ok: false; warning: Localized; time: TimeOfDay }

/**
 * The AM/PM switch: the same time twelve hours away, or the nearest that can be picked in that half of the day. With
 * none there it is blocked, and the time stays [DATE-014].
 */
export function switchPeriod(time: TimeOfDay, rule: TimeRule): PeriodSwitch {
  const wanted = minutesOf({ hour: (time.hour + 12) % 24, minute: time.minute })
  const distance = (other: TimeOfDay) => Math.abs(minutesOf(other) - wanted)
  const [nearest] = openTimes(periodOf(time) === "AM" ? "PM" : "AM", rule).sort(
    (a, b) => distance(a) - distance(b),
  )
  return nearest === undefined ? { ok: false, warning: PERIOD_WARNING, time } : { ok: true, time: nearest }
}

function openTimes(period: Period, rule: TimeRule): TimeOfDay[] {
  const hours = Array.from({ length: 12 }, (_, hour) => (period === "AM" ? hour : hour + 12))
  return hours
    .flatMap((hour) => stepsOf(rule).map((minute) => ({ hour, minute })))
    .filter((time) => timeError(time, rule) === undefined)
}

const stepsOf = (rule: TimeRule): number[] => {
  const gap = minuteGap(rule.minuteGap)
  return Array.from({ length: Math.ceil(60 / gap) }, (_, index) => index * gap)
}

const minutesOf = ({ hour, minute }: TimeOfDay) => hour * 60 + minute
