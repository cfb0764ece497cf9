import type { CartElement } from "@parterre/contract"
import { styled } from "styled-components"
import { useSite } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"

/** When an element of the cart is: the date of an event, or every event of a subscription with its date; a product has none. */
export function ElementDates({ element }: { element: Pick<CartElement, "eventStart" | "events"> }) {
  const { date } = useTexts()
  const { timeZone } = useSite().config
  const { eventStart, events = [] } = element
  if (events.length === 0)
    return eventStart === undefined ? null : (
      <p>
        <When dateTime={eventStart}>{date(eventStart, timeZone)}</When>
      </p>
    )
  return (
    <ul>
      {events.map((event) => (
        <li key={event.eventId}>
          <b>{event.title}</b>, <time dateTime={event.eventStart}>{date(event.eventStart, timeZone)}</time>
        </li>
      ))}
    </ul>
  )
}

const When = styled.time`
  display: inline-block;
  &::first-letter { text-transform: uppercase; }
`
