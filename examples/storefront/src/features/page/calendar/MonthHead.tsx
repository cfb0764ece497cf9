import { type CalendarMonth, nextMonth, previousMonth } from "@parterre/domain/calendar"
import { ChevronLeft, ChevronRight } from "lucide-react"
import { styled } from "styled-components"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { MONTH_HEADING } from "./month-heading.ts"

interface MonthHeadProps {
  month: CalendarMonth
  onChange: (month: CalendarMonth) => void
}

/** Which month, and the ways to the one before and the one after [CAT-013]. */
export function MonthHead({ month, onChange }: MonthHeadProps) {
  const { t, month: monthText } = useTexts()
  const before = previousMonth(month)
  const middle = `${month.year}-${String(month.month).padStart(2, "0")}-15T12:00:00Z`
  return (
    <Row>
      <button
        type="button"
        aria-label={t("calendar.previous")}
        disabled={before === undefined}
        onClick={() => before && onChange(before)}
      >
        <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
      </button>
      <h3 id={MONTH_HEADING} aria-live="polite">
        {monthText(middle, "UTC")}
      </h3>
      <button type="button" aria-label={t("calendar.next")} onClick={() => onChange(nextMonth(month))}>
        <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
      </button>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  h3 { font-size: ${({ theme }) => theme.size.lead}; font-weight: 600; }
  h3::first-letter { text-transform: uppercase; }
  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surfaceRaised};
    cursor: pointer;
    &:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
    &:disabled { opacity: 0.4; cursor: not-allowed; }
  }
`
