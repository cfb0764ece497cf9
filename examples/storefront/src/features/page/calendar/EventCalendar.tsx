import type { CalendarEvent, SaleState } from "@parterre/contract"
import { type CalendarDay, calendarDays, monthOf } from "@parterre/domain/calendar"
import type { LocalDate } from "@parterre/domain/dates"
import { isSelectable } from "@parterre/domain/sale-states"
import { useState } from "react"
import { styled } from "styled-components"
import { SaleStateText } from "../../../shared/sale-state/SaleStateText.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { DayPanel } from "./DayPanel.tsx"
import { MonthHead } from "./MonthHead.tsx"
import { MonthTable } from "./MonthTable.tsx"
import { useChosenDay } from "./use-chosen-day.ts"

interface EventCalendarProps {
  items: readonly CalendarEvent[]
  /** The page the events are published on, where there is one. */
  pageId?: string
  daySelected: LocalDate | undefined
  /** The compact grid: a day is one button. Otherwise each event of a day is one [CAT-019]. */
  oldFlow: boolean
  onDaySelected: (day: LocalDate) => void
}

/** The month, its days that sell and those that do not, and the hours of one of them [CAT-012]. */
export function EventCalendar({ items, pageId, daySelected, oldFlow, onDaySelected }: EventCalendarProps) {
  const { t } = useTexts()
  const days = calendarDays(items)
  const [chosen, choose] = useChosenDay(daySelected, onDaySelected)
  const day = days.find(({ date }) => date === chosen) ?? firstToSell(days)
  const [picked, pick] = useState<string>()
  const [month, setMonth] = useState(() => (day === undefined ? undefined : monthOf(day.date)))
  if (day === undefined || month === undefined) return <p>{t("page.noDates")}</p>
  const look = (date: LocalDate, eventId?: string) => {
    pick(eventId)
    choose(date)
  }
  return (
    <Split>
      <div>
        <MonthHead month={month} onChange={setMonth} />
        <MonthTable month={month} days={days} chosen={day.date} compact={oldFlow} onChoose={look} />
        <StateLegend days={days} />
      </div>
      <DayPanel
        key={day.date}
        day={day}
        picked={picked}
        onPick={pick}
        {...(pageId === undefined ? {} : { pageId })}
      />
    </Split>
  )
}

/** The first day with something to buy, else the first there is. */
const firstToSell = (days: readonly CalendarDay<CalendarEvent>[]) =>
  days.find(({ state }) => isSelectable(state)) ?? days[0]

/** What the signs of the days mean, for the states there are [CAT-027]. */
function StateLegend({ days }: { days: readonly CalendarDay<CalendarEvent>[] }) {
  const states: readonly SaleState[] = [...new Set(days.map(({ state }) => state))]
  return (
    <List>
      {states.map((state) => (
        <li key={state}>
          <SaleStateText state={state} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
  margin-top: ${({ theme }) => theme.space[3]};
`

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
  align-items: start;
  margin-top: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.upTo(1215)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[5]};
  }
`
