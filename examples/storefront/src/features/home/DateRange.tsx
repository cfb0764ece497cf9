import { parseDate } from "@internationalized/date"
import {
  checkDateRange,
  choosePreset,
  DATE_PRESETS,
  type DatePreset,
  DEFAULT_DATE_PRESET,
  dateRangeOutput,
  parseTimeOfDay,
  showsRangeSubmit,
  type TimeOfDay,
} from "@parterre/domain/dates"
import { useState } from "react"
import { styled } from "styled-components"
import { DateField } from "../../shared/forms/DateField.tsx"
import { SelectField } from "../../shared/forms/SelectField.tsx"
import { TimeField } from "../../shared/forms/TimeField.tsx"
import { useTold } from "../../shared/forms/use-told.ts"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"

interface DateRangeProps {
  /** `YYYY-MM-DD`, with `THH:MM` where a time was told, or nothing while it is open. */
  start: string
  end: string
  today: string
  onChange: (range: { start: string; end: string }) => void
}

const MINUTES_APART = 5

/**
 * The first and the last day: those of a period, told at once, or entered by hand [DATE-001] [DATE-005] [DATE-006]. Times are
 * told by whoever asks for them, and then all of it once it is applied.
 */
export function DateRange({ start, end, today, onChange }: DateRangeProps) {
  const { t } = useTexts()
  const { timeFormat = 24 } = useSite().config
  const [range, tell] = useTold(`${start}/${end}`, (next) => onChange(parts(next)))
  const [preset, setPreset] = useState<DatePreset>(DEFAULT_DATE_PRESET)
  const [hasTimes, setTimes] = useState(() => hasTime(parts(range)))
  const [draft, setDraft] = useState<string>()
  const shown = hasTimes ? (draft ?? range) : range
  const [from, to] = [momentOf(parts(shown).start, "00:00"), momentOf(parts(shown).end, "23:59")]
  const isManual = preset === "other"
  const turned =
    checkDateRange({ start: from.day, end: to.day }).includes("end-before-start") ||
    (from.day !== "" && from.day === to.day && isAfter(from.time, to.time))

  const enter = (first: Moment, last: Moment) => {
    const next = `${written(first)}/${written(last)}`
    if (hasTimes) setDraft(next)
    else tell(next)
  }
  const choose = (next: string) => {
    const chosen = DATE_PRESETS.find((one) => one === next) ?? DEFAULT_DATE_PRESET
    setPreset(chosen)
    const choice = choosePreset(chosen, today)
    if (choice.manual) return
    setDraft(undefined)
    tell(`${choice.emits.startDate}/${choice.emits.endDate}`)
  }
  const apply = () => {
    const { startDate, endDate } = dateRangeOutput(
      { start: from.day, end: to.day },
      { start: from.time, end: to.time },
    )
    tell(`${from.day === "" ? "" : startDate}/${to.day === "" ? "" : endDate}`)
    setDraft(undefined)
  }
  const ends = from.day !== "" && from.day === to.day && from.time !== undefined ? { min: from.time } : {}

  return (
    <Fields role="group" aria-label={t("home.filter.when.other")}>
      <SelectField
        label={t("dates.preset")}
        value={preset}
        onChange={choose}
        options={DATE_PRESETS.toSorted((a, b) => Number(b === "other") - Number(a === "other")).map(
          (one) => [one, t(`dates.preset.${one}`)] as const,
        )}
      />
      <DateField
        label={t("dates.from")}
        isDisabled={!isManual}
        value={from.day === "" ? null : parseDate(from.day)}
        onChange={(day) => enter({ ...from, day: day?.toString() ?? "" }, to)}
      />
      {hasTimes && isManual && (
        <TimeField
          label={t("dates.from.time")}
          format={timeFormat}
          rule={{ minuteGap: MINUTES_APART }}
          value={from.time}
          onChange={(time) => enter({ ...from, time }, to)}
        />
      )}
      <DateField
        label={t("dates.to")}
        isDisabled={!isManual}
        value={to.day === "" ? null : parseDate(to.day)}
        onChange={(day) => enter(from, { ...to, day: day?.toString() ?? "" })}
        error={turned ? t("dates.to.before") : undefined}
      />
      {hasTimes && isManual && (
        <TimeField
          label={t("dates.to.time")}
          format={timeFormat}
          rule={{ minuteGap: MINUTES_APART, ...ends }}
          value={to.time}
          onChange={(time) => enter(from, { ...to, time })}
        />
      )}
      {isManual && !hasTimes && (
        <Button kind="plain" onPress={() => setTimes(true)}>
          {t("dates.times")}
        </Button>
      )}
      {showsRangeSubmit(preset, hasTimes) && (
        <Button kind="quiet" isDisabled={turned || draft === undefined} onPress={apply}>
          {t("dates.apply")}
        </Button>
      )}
    </Fields>
  )
}

interface Moment {
  readonly day: string
  readonly time?: TimeOfDay | undefined
}

/** The ends of `start/end`. */
function parts(range: string) {
  const [start = "", end = ""] = range.split("/")
  return { start, end }
}

const hasTime = ({ start, end }: { start: string; end: string }) =>
  [momentOf(start, "00:00"), momentOf(end, "23:59")].some(({ time }) => time !== undefined)

/** An end without the time that stands for the whole of its day. */
function momentOf(text: string, whole: "00:00" | "23:59"): Moment {
  const [day = "", time] = text.split("T")
  return { day, time: time === undefined || time === whole ? undefined : parseTimeOfDay(time, 24) }
}

const written = ({ day, time }: Moment): string => {
  if (time === undefined) return day
  const { startDate } = dateRangeOutput({ start: day, end: day }, { start: time })
  return startDate
}

const isAfter = (one: TimeOfDay | undefined, other: TimeOfDay | undefined) =>
  one !== undefined && other !== undefined && one.hour * 60 + one.minute > other.hour * 60 + other.minute

const Fields = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
  > button { align-self: end; justify-self: start; }
`
