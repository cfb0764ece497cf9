import type { Place, TicketElement, TicketPriceLine } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { blockHeader, deliverySections, ticketActions, ticketDocuments } from "@parterre/domain/tickets"
import { Download } from "lucide-react"
import { useState } from "react"
import { styled } from "styled-components"
import { TicketPlaces } from "../../shared/documents/TicketPlaces.tsx"
import { useTicketPdf } from "../../shared/documents/use-ticket-pdf.ts"
import { MapLink } from "../../shared/site/MapLink.tsx"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Fold } from "../../shared/ui/Fold.tsx"
import { Figures } from "../../shared/ui/Surface.ts"
import { TicketLine } from "./TicketLine.tsx"

interface UpcomingEventProps {
  element: TicketElement
  /** Whether its tickets are there to see at once. */
  startsOpen: boolean
  reload: () => void
}

/** One evening's tickets: what, when, where and how much in its heading; under it each ticket by how it comes [TICK-001]. */
export function UpcomingEvent({ element, startsOpen, reload }: UpcomingEventProps) {
  const { t, date, money } = useTexts()
  const { timeZone } = useSite().config
  const [isOpen, setOpen] = useState(startsOpen)
  const { title, eventStart, location, pricesByMail, cancelled = false } = element
  const sections = deliverySections(pricesByMail)
  const allLines = sections.flatMap(({ lines }) => lines)
  const [line] = allLines
  const { ticketCount, totalPrice } = blockHeader(allLines)
  return (
    <Inner>
      <Fold
        level={2}
        isOpen={isOpen}
        onToggle={setOpen}
        title={
          <Head>
            <b>{title}</b>
            {cancelled && <Cancelled>{t("client.tickets.cancelled")}</Cancelled>}
            <time dateTime={eventStart}>{date(eventStart, timeZone)}</time>
            <span>{location.name}</span>
            <span>
              {t("client.tickets.count", { count: ticketCount })} · <Figures>{money(totalPrice)}</Figures>
            </span>
          </Head>
        }
      >
        {() => (
          <Opened>
            {cancelled && <p>{t("client.tickets.cancelled.body")}</p>}
            <Address place={location} />
            {sections.map(({ category, lines }) => (
              <section key={category} aria-label={t(`client.tickets.by.${category}`)}>
                <h3>{t(`client.tickets.by.${category}`)}</h3>
                {lines.map((line) => (
                  <TicketLine key={line.upcomingTicketDetailTokens[0]?.sodId} {...{ line, title, reload }} />
                ))}
              </section>
            ))}
            {line !== undefined && (
              <OnPlan>
                <TicketPlaces eventId={line.eventId} title={title} seatIds={heldSeats(allLines)} />
              </OnPlan>
            )}
            <Documents title={title} lines={allLines} />
          </Opened>
        )}
      </Fold>
    </Inner>
  )
}

/** The seats that a plan can show, without those that were given away. */
const heldSeats = (lines: readonly TicketPriceLine[]): string[] =>
  lines.flatMap(({ upcomingTicketDetailTokens }) =>
    upcomingTicketDetailTokens.flatMap(({ seat, giftRecipient }) =>
      seat === undefined || giftRecipient !== undefined ? [] : seat.dispositionDetailId,
    ),
  )

/** Where the event takes place, and the way there [TICK-002]. */
function Address({ place }: { place: Place }) {
  const { language } = useTexts()
  return (
    <address>
      {placeAddress(place, language)} <MapLink place={place} />
    </address>
  )
}

/** The tickets that can be printed, as the documents that hold them. */
function Documents({ title, lines }: { title: string; lines: readonly TicketPriceLine[] }) {
  const { t } = useTexts()
  const { busy, download } = useTicketPdf(title)
  const sodIds = lines.flatMap((line) =>
    line.upcomingTicketDetailTokens
      .filter((token) => ticketActions(line, token).print)
      .map(({ sodId }) => sodId),
  )
  const documents = ticketDocuments(sodIds)
  return documents.map((own, index) => {
    const part = documents.length > 1 ? ` (${index + 1}/${documents.length})` : ""
    return (
      <Button key={part} kind="quiet" isPending={busy} onPress={() => void download(own)}>
        <Download size={20} strokeWidth={1.5} aria-hidden />
        {t(busy ? "confirmation.downloading" : "confirmation.download")}
        {part}
      </Button>
    )
  })
}

const Inner = styled.div`
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[5]}`};
`
const Head = styled.span`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  b {
    font-family: ${({ theme }) => theme.font.display};
    font-size: ${({ theme }) => theme.size.heading};
    line-height: 1.1;
  }
  time { font-weight: 600; }
  time::first-letter { text-transform: uppercase; }
`
const Cancelled = styled.strong`
  color: ${({ theme }) => theme.color.danger};
`
/** Its sign stands under the text above it. */
const OnPlan = styled.div`
  margin-left: calc(-1 * ${({ theme }) => theme.space[3]});
  &:empty { display: none; }
`
const Opened = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  h3 { font-size: ${({ theme }) => theme.size.body}; color: ${({ theme }) => theme.color.inkMuted}; }
  > button { justify-self: start; }
`
