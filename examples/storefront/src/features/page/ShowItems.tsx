import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Surface } from "../../shared/ui/Surface.ts"
import { ClosedDates } from "./ClosedDates.tsx"
import { EventRow } from "./EventRow.tsx"
import { datesOf } from "./events-by-month.ts"
import type { ShownPage } from "./shown-page.ts"

/** A card for each show of the page, with its own dates [CAT-008]. */
export function ShowItems({ page }: { page: ShownPage }) {
  const { t } = useTexts()
  const shows = page.shows
    .map((show) => ({ ...show, ...datesOf(show.events) }))
    .filter(({ open, closed }) => open.length + closed.length > 0)
  if (shows.length === 0) return <p>{t("page.noDates")}</p>
  return (
    <Cards>
      {shows.map((show) => (
        <Card as="li" key={show.id}>
          <h3>{show.title}</h3>
          {show.durationMinutes !== undefined && (
            <p className="muted">
              {t("page.duration", {
                hours: Math.floor(show.durationMinutes / 60),
                minutes: show.durationMinutes % 60,
              })}
            </p>
          )}
          <ul>
            {show.open.map((event) => (
              <li key={event.id}>
                <EventRow event={event} page={{ ...page, title: show.title }} />
              </li>
            ))}
          </ul>
          <ClosedDates
            events={show.closed}
            page={{ ...page, title: show.title }}
            level={4}
            isOpen={show.open.length === 0}
          />
        </Card>
      ))}
    </Cards>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
  margin-top: ${({ theme }) => theme.space[4]};
`
const Card = styled(Surface)`
  padding: ${({ theme }) => `${theme.space[5]} ${theme.space[5]} ${theme.space[2]}`};
  h3 { font-size: ${({ theme }) => theme.size.lead}; }
  li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  ${({ theme }) => theme.upTo(600)} { padding-inline: ${({ theme }) => theme.space[4]}; }
`
