/** The presets of the date-range selector, as spelled on the wire [DATE-004]. */
export const DATE_PRESETS = [
  "today",
  "nextWeek",
  "previousWeek",
  "other",
  "nextMonth",
  "previousMonth",
  "nextYear",
  "previousYear",
  "next2Year",
  "previous2Year",
] as const

export type DatePreset = (typeof DATE_PRESETS)[number]

export const DEFAULT_DATE_PRESET: DatePreset = "other"
