import type { TicketElement, TicketPriceLine, TicketToken } from "@parterre/contract"
import { styled } from "styled-components"
import { useSite } from "../shell/site.ts"
import { useTexts } from "../texts/use-texts.ts"

const CATEGORIES = ["E_TICKETS", "SMARTPHONE", "MAIL", "WILLCALL"] as const

/** One evening's tickets: what, when and where, and each ticket by how it comes. */
export function UpcomingEvent({ element }: { element: TicketElement }) {
  const { t, date } = useTexts()
  const { timeZone } = useSite().config
  const { title, eventStart, location, pricesByMail } = element
  return (
    <Inner>
      <h2>{title}</h2>
      <p>
        <time dateTime={eventStart}>{date(eventStart, timeZone)}</time>
      </p>
      <p>{[location.name, location.city].filter(Boolean).join(", ")}</p>
      {CATEGORIES.flatMap((category) => {
        const lines = pricesByMail[category] ?? []
        return lines.length === 0
          ? []
          : [
              <section key={category} aria-label={t(`client.tickets.by.${category}`)}>
                <h3>{t(`client.tickets.by.${category}`)}</h3>
                <ul>
                  {lines.map((line) => (
                    <Line key={`${line.eventId} ${line.priceLevel} ${line.priceType}`} line={line} />
                  ))}
                </ul>
              </section>,
            ]
      })}
    </Inner>
  )
}

function Line({ line }: { line: TicketPriceLine }) {
  const { t } = useTexts()
  const tokens = line.upcomingTicketDetailTokens
  const place = ({ seat }: TicketToken) =>
    seat === undefined
      ? t("client.invoices.ticket.place.free")
      : t("client.invoices.ticket.place.seat", {
          level: seat.level,
          section: seat.section,
          row: seat.row,
          seat: seat.seat,
        })
  return (
    <li>
      <strong>
        {line.priceLevel}, {line.priceType} · {t("client.tickets.count", { count: tokens.length })}
      </strong>
      {line.rs ? (
        <ul>
          {tokens.map((token) => (
            <li key={token.sodId}>{place(token)}</li>
          ))}
        </ul>
      ) : (
        <p>{t("client.invoices.ticket.place.free")}</p>
      )}
    </li>
  )
}

const Inner = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[5]};
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  h3 { margin-top: ${({ theme }) => theme.space[3]}; font-size: ${({ theme }) => theme.size.body}; color: ${({ theme }) => theme.color.inkMuted}; }
  time { font-weight: 600; }
  time::first-letter { text-transform: uppercase; }
`
