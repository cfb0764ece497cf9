import type { CalendarEvent } from "@parterre/contract"
import { writtenLocalDay } from "@parterre/domain/dates"
import { isSelectable } from "@parterre/domain/sale-states"
import { styled } from "styled-components"
import { SaleStateSign } from "../../../shared/sale-state/SaleStateSign.tsx"
import { stateColor } from "../../../shared/sale-state/state-color.ts"
import { useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import type { DayProps } from "./DayButton.tsx"
import { useNotice, useWhyNot } from "./WhyNot.tsx"

/** A day of the wide grid: a button for each event, or one dot for many, which opens their list [CAT-016] [CAT-020]. */
export function DayEvents({ day, isChosen, onChoose }: DayProps) {
  const { t, language } = useTexts()
  const { date, state, events, shown } = day
  return (
    <Cell>
      <span>{Number(date.slice(8))}</span>
      {shown === "dot" ? (
        <Event
          type="button"
          $state={state}
          aria-label={`${writtenLocalDay(date, language)}, ${t("calendar.events", { count: events.length })}`}
          aria-pressed={isChosen}
          onClick={() => onChoose(date)}
        >
          <Dot aria-hidden />
        </Event>
      ) : (
        events.map((event) => (
          <EventButton key={event.id} event={event} onPick={() => onChoose(date, event.id)} />
        ))
      )}
    </Cell>
  )
}

function EventButton({ event, onPick }: { event: CalendarEvent; onPick: () => void }) {
  const { date, time } = useTexts()
  const notice = useNotice()
  const { timeZone } = useSite().config
  const { ask, answer } = useWhyNot([event])
  const sells = isSelectable(event.saleState)
  return (
    <>
      <Event
        type="button"
        $state={event.saleState}
        aria-label={`${event.title}, ${date(event.start, timeZone)}, ${notice(event)}`}
        onClick={sells ? onPick : ask}
      >
        <SaleStateSign state={event.saleState} />
        {time(event.start, timeZone)}
      </Event>
      {answer}
    </>
  )
}

const Cell = styled.div`
  display: grid;
  gap: 2px;
  justify-items: stretch;
  > span { font-weight: 600; }
`
const Event = styled.button<{ $state: CalendarEvent["saleState"] }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-height: 44px;
  padding: 2px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.surfaceRaised};
  font-size: ${({ theme }) => theme.size.tiny};
  cursor: pointer;
  svg, i { flex: none; color: ${({ theme, $state }) => stateColor(theme, $state)}; }
  &:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
  &[aria-pressed="true"] { outline: 2px solid ${({ theme }) => theme.color.ink}; }
`
const Dot = styled.i`
  width: 14px;
  height: 14px;
  border-radius: 50%;
  background: currentColor;
`
