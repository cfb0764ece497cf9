import type { DatePreset } from "./date-presets.ts"
import { type DateRangeOutput, dateRangeOutput } from "./date-range.ts"
import type { LocalDate } from "./local-date.ts"
import { presetRange } from "./preset-range.ts"

/** What choosing a preset does: whether days are entered by hand, and what is emitted at once. */
export type PresetChoice = { manual: true } | { manual: false; emits: DateRangeOutput }

/** Every preset but `other` sets both days and emits [DATE-005]; `other` opens them to the shopper [DATE-006]. */
export function choosePreset(preset: DatePreset, today: LocalDate): PresetChoice {
  const range = presetRange(preset, today)
  return range === undefined ? { manual: true } : { manual: false, emits: dateRangeOutput(range) }
}

/** The submit button shows only for `other`, where a button is enabled [DATE-003]. */
export const showsRangeSubmit = (preset: DatePreset, buttonEnabled: boolean): boolean =>
  preset === "other" && buttonEnabled
