export const DATE_PRESETS = ["today", "thisWeek", "weekend", "thisMonth", "nextMonth"] as const

export type DatePreset = (typeof DATE_PRESETS)[number]

/** Calendar days `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly startDate: string
  readonly endDate: string
}

const dayMs = 86_400_000

const iso = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The calendar day it is in a time zone. */
export const dayIn = (now: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    now,
  )

/** The days a preset means on a given day; weeks start on Sunday, a weekend on Friday evening's day [CAT-006]. */
export function daysOf(preset: DatePreset, today: string): DayRange {
  const at = Date.parse(`${today}T00:00:00Z`)
  const date = new Date(at)
  const [year, month, weekday] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDay()]
  const range = (from: number, to: number) => ({ startDate: iso(from), endDate: iso(to) })
  switch (preset) {
    case "today":
      return range(at, at)
    case "thisWeek":
      return range(at, at + (6 - weekday) * dayMs)
    case "weekend": {
      // On a Sunday the weekend is what is left of it.
      if (weekday === 0) return range(at, at)
      const friday = at + (5 - weekday) * dayMs
      return range(Math.max(at, friday), friday + 2 * dayMs)
    }
    case "thisMonth":
      return range(at, Date.UTC(year, month + 1, 0))
    case "nextMonth":
      return range(Date.UTC(year, month + 1, 1), Date.UTC(year, month + 2, 0))
  }
}
