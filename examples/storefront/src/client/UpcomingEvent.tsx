import type { TicketElement, TicketPriceLine, TicketToken } from "@parterre/contract"
import { ticketDocuments } from "@parterre/domain/tickets"
import { Download } from "lucide-react"
import { styled } from "styled-components"
import { useTicketPdf } from "../confirmation/use-ticket-pdf.ts"
import { useSite } from "../shell/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"

const CATEGORIES = ["E_TICKETS", "SMARTPHONE", "MAIL", "WILLCALL"] as const

interface UpcomingEventProps {
  element: TicketElement
}

/** One evening's tickets: what, when and where, and each ticket by how it comes. */
export function UpcomingEvent({ element }: UpcomingEventProps) {
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
      <Documents element={element} />
    </Inner>
  )
}

/** The tickets that can be printed, as the documents that hold them. */
function Documents({ element: { title, pricesByMail } }: UpcomingEventProps) {
  const { t } = useTexts()
  const { busy, download } = useTicketPdf(title)
  const sodIds = CATEGORIES.flatMap((category) => pricesByMail[category] ?? [])
    .filter(({ printable }) => printable)
    .flatMap(({ upcomingTicketDetailTokens }) => upcomingTicketDetailTokens.map(({ sodId }) => sodId))
  const documents = ticketDocuments(sodIds)
  return documents.map((own, index) => {
    const part = documents.length > 1 ? ` (${index + 1}/${documents.length})` : ""
    return (
      <Button key={part} kind="quiet" isDisabled={busy} onPress={() => void download(own)}>
        <Download size={20} strokeWidth={1.5} aria-hidden />
        {t(busy ? "confirmation.downloading" : "confirmation.download")}
        {part}
      </Button>
    )
  })
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
  > button { justify-self: start; margin-top: ${({ theme }) => theme.space[3]}; }
  time { display: inline-block; font-weight: 600; }
  time::first-letter { text-transform: uppercase; }
`
