export { checkDateRange } from "./check-date-range.ts"
export { DATE_PRESETS, type DatePreset, DEFAULT_DATE_PRESET } from "./date-presets.ts"
export { type DateRange, dateRangeOutput } from "./date-range.ts"
export { choosePreset, showsRangeSubmit } from "./date-selection.ts"
export { addDays, isLocalDate, type LocalDate, lastOfMonth } from "./local-date.ts"
export {
  formatTimeOfDay,
  hourOn,
  hoursOf,
  parseTimeOfDay,
  periodOf,
  type TimeFormat,
  type TimeOfDay,
} from "./time-of-day.ts"
export {
  isHourOpen,
  minuteChoices,
  PERIOD_WARNING_MS,
  switchPeriod,
  type TimeRule,
  timeError,
  timePickerMachine,
} from "./time-picker.ts"
export { weekendRange } from "./weekend.ts"
export { writtenLocalDay } from "./written-local-day.ts"
export { dateFormat, writtenDay, writtenDayAndHour, writtenHour } from "./written-time.ts"
