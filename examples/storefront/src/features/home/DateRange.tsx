import { parseDate } from "@internationalized/date"
import { checkDateRange } from "@parterre/domain/dates"
import { styled } from "styled-components"
import { DateField } from "../../shared/forms/DateField.tsx"
import { useTold } from "../../shared/forms/use-told.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

interface DateRangeProps {
  /** `YYYY-MM-DD`, or nothing while it is open. */
  start: string
  end: string
  onChange: (range: { start: string; end: string }) => void
}

/** The first and the last day, entered by hand or picked in a calendar [DATE-001]. */
export function DateRange({ start, end, onChange }: DateRangeProps) {
  const { t } = useTexts()
  const [range, tell] = useTold(`${start}/${end}`, (next) => onChange(parts(next)))
  const days = parts(range)
  const turned = checkDateRange(days).includes("end-before-start")
  return (
    <Fields role="group" aria-label={t("home.filter.when.other")}>
      <DateField
        label={t("home.filter.from")}
        value={days.start === "" ? null : parseDate(days.start)}
        onChange={(day) => tell(`${day?.toString() ?? ""}/${days.end}`)}
      />
      <DateField
        label={t("home.filter.to")}
        value={days.end === "" ? null : parseDate(days.end)}
        onChange={(day) => tell(`${days.start}/${day?.toString() ?? ""}`)}
        error={turned ? t("home.filter.to.before") : undefined}
      />
    </Fields>
  )
}

/** The days of `start/end`. */
function parts(range: string) {
  const [start = "", end = ""] = range.split("/")
  return { start, end }
}

const Fields = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 200px));
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
`
