import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ClosedDates } from "./ClosedDates.tsx"
import { EventRows } from "./EventRows.tsx"
import { datesInOrder, datesOf, eventsByMonth } from "./events-by-month.ts"
import type { ShownPage } from "./shown-page.ts"

/** Every date in order, under its month [CAT-008]. */
export function DatesByMonth({ page }: { page: ShownPage }) {
  const { t, month } = useTexts()
  const { open, closed } = datesOf(datesInOrder(page))
  if (open.length + closed.length === 0) return <p>{t("page.noDates")}</p>
  return (
    <>
      {eventsByMonth(open).map(({ key, events }) => (
        <Month key={key}>
          <h3>{month(`${key}-15T12:00:00Z`, "UTC")}</h3>
          <EventRows events={events} page={page} />
        </Month>
      ))}
      <ClosedDates events={closed} page={page} level={3} isOpen={open.length === 0} />
    </>
  )
}

const Month = styled.div`
  margin-top: ${({ theme }) => theme.space[5]};
  h3 {
    font-size: ${({ theme }) => theme.size.body};
    font-weight: 600;
    &::first-letter { text-transform: uppercase; }
  }
`
