import type { SubscriptionDetail } from "@parterre/contract"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** Every event of a subscription, with its date: what the one price buys. */
export function SubscriptionDates({ subscription }: { subscription: SubscriptionDetail }) {
  const { t, date } = useTexts()
  const { events, timeZone } = subscription
  return (
    <section aria-labelledby="subscription-dates">
      <Title id="subscription-dates">{t("subscription.dates")}</Title>
      <p>{t("subscription.sameSeats", { count: events.length })}</p>
      <List>
        {events.map((event) => (
          <li key={event.id}>
            <b>{event.title}</b>
            <time dateTime={event.start}>{date(event.start, timeZone)}</time>
          </li>
        ))}
      </List>
    </section>
  )
}

const Title = styled.h2`
  font-size: ${({ theme }) => theme.size.lead};
  & + p { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
const List = styled.ol`
  margin-top: ${({ theme }) => theme.space[2]};
  li { display: grid; padding-block: ${({ theme }) => theme.space[2]}; }
  li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  b { font-weight: 600; }
  time { font-size: ${({ theme }) => theme.size.small}; }
  time::first-letter { text-transform: uppercase; }
  time { display: inline-block; }
`
