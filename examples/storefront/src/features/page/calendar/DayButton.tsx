import type { CalendarEvent } from "@parterre/contract"
import type { CalendarDay } from "@parterre/domain/calendar"
import type { LocalDate } from "@parterre/domain/dates"
import { writtenLocalDay } from "@parterre/domain/dates"
import { isSelectable } from "@parterre/domain/sale-states"
import { styled } from "styled-components"
import { SaleStateSign } from "../../../shared/sale-state/SaleStateSign.tsx"
import { stateColor } from "../../../shared/sale-state/state-color.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { useWhyNot } from "./WhyNot.tsx"

export interface DayProps {
  day: CalendarDay<CalendarEvent>
  isChosen: boolean
  onChoose: (day: LocalDate, eventId?: string) => void
}

/** A day of the compact grid: its number and the sign of its state; one that does not sell says why [CAT-019]. */
export function DayButton({ day, isChosen, onChoose }: DayProps) {
  const { t, language } = useTexts()
  const { date, state, events } = day
  const { ask, answer } = useWhyNot(events)
  const name = [
    writtenLocalDay(date, language),
    t(`saleState.${state}`),
    t("calendar.events", { count: events.length }),
  ]
  const sells = isSelectable(state)
  return (
    <>
      <Cell
        type="button"
        $state={state}
        aria-label={name.join(", ")}
        {...(sells ? { "aria-pressed": isChosen } : {})}
        onClick={() => (sells ? onChoose(date) : ask())}
      >
        <span>{Number(date.slice(8))}</span>
        <SaleStateSign state={state} />
      </Cell>
      {answer}
    </>
  )
}

const Cell = styled.button<{ $state: CalendarEvent["saleState"] }>`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 1px;
  width: 100%;
  min-height: 48px;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  font-weight: 600;
  cursor: pointer;
  svg { color: ${({ theme, $state }) => stateColor(theme, $state)}; }
  &:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
  &:not([aria-pressed]) { border-style: dashed; background: none; font-weight: 400; }
  &[aria-pressed="true"] {
    border-color: ${({ theme }) => theme.color.ink};
    background: ${({ theme }) => theme.color.ink};
    color: ${({ theme }) => theme.color.surface};
    svg { color: inherit; }
  }
`
