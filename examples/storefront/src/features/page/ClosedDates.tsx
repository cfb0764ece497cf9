import type { CalendarEvent } from "@parterre/contract"
import { useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Fold } from "../../shared/ui/Fold.tsx"
import { EventRows } from "./EventRows.tsx"
import type { ShownPage } from "./shown-page.ts"

interface ClosedDatesProps {
  events: readonly CalendarEvent[]
  page: ShownPage
  level: 3 | 4
  /** There is nothing else to see. */
  isOpen: boolean
}

/** Dates that are over or cancelled: folded away, for whoever has a ticket of one. */
export function ClosedDates({ events, page, level, isOpen }: ClosedDatesProps) {
  const { t } = useTexts()
  const [isShown, show] = useState(isOpen)
  if (events.length === 0) return null
  const title = t("page.dates.closed", { count: events.length })
  const rows = () => <EventRows events={events} page={page} />
  return (
    <>
      <Closed data-scripted="">
        <Fold title={title} level={level} isOpen={isShown} onToggle={show}>
          {rows}
        </Fold>
      </Closed>
      {/* What cannot be unfolded is read. */}
      <noscript>
        {import.meta.env.SSR && (
          <Closed>
            <p>{title}</p>
            {rows()}
          </Closed>
        )}
      </noscript>
    </>
  )
}

const Closed = styled.div`
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.inkMuted};
`
