import type { CalendarEvent } from "@parterre/contract"
import { styled } from "styled-components"
import { EventRow } from "./EventRow.tsx"
import type { ShownPage } from "./shown-page.ts"

/** Dates one below the other, with a line between two. */
export function EventRows({ events, page }: { events: readonly CalendarEvent[]; page: ShownPage }) {
  return (
    <List>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} page={page} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`
