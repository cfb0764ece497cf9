import type { CalendarEvent } from "@parterre/contract"
import { type CalendarDay, type CalendarMonth, monthGrid, WEEKDAYS } from "@parterre/domain/calendar"
import type { LocalDate } from "@parterre/domain/dates"
import { styled } from "styled-components"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { DayButton } from "./DayButton.tsx"
import { DayEvents } from "./DayEvents.tsx"
import { MONTH_HEADING } from "./month-heading.ts"

interface MonthTableProps {
  month: CalendarMonth
  days: readonly CalendarDay<CalendarEvent>[]
  chosen: LocalDate
  compact: boolean
  onChoose: (day: LocalDate, eventId?: string) => void
}

/** The weeks of a month from Sunday on; a day with events can be pressed, any other is a number [CAT-014]. */
export function MonthTable({ month, days, chosen, compact, onChoose }: MonthTableProps) {
  const { language } = useTexts()
  const Day = compact ? DayButton : DayEvents
  return (
    <Table aria-labelledby={MONTH_HEADING}>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday.en} scope="col" abbr={weekday[language]}>
              <span aria-hidden>{weekday[language].slice(0, 3)}</span>
              <span className="whole">{weekday[language]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date, inMonth }) => {
              const day = inMonth ? days.find((one) => one.date === date) : undefined
              return (
                <td key={date}>
                  {day !== undefined ? (
                    <Day day={day} isChosen={date === chosen} onChoose={onChoose} />
                  ) : (
                    inMonth && <span className="number">{Number(date.slice(8))}</span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
  margin-top: ${({ theme }) => theme.space[3]};
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 2px;
  th { position: relative; padding-block: ${({ theme }) => theme.space[2]}; font-weight: 600; font-size: ${({ theme }) => theme.size.small}; }
  th .whole { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  td { height: 48px; padding: 0; text-align: center; vertical-align: top; font-variant-numeric: tabular-nums lining-nums; }
  .number { display: grid; place-items: center; height: 48px; color: ${({ theme }) => theme.color.inkMuted}; }
`
