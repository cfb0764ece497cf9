import type { Receipt } from "@parterre/contract"
import { eventIdsOf } from "@parterre/domain/carts"
import { ticketDocuments } from "@parterre/domain/tickets"
import { Download } from "lucide-react"
import { styled } from "styled-components"
import { TicketPlaces } from "../../shared/documents/TicketPlaces.tsx"
import { useTicketPdf } from "../../shared/documents/use-ticket-pdf.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { AddToCalendar } from "./AddToCalendar.tsx"
import { PrintTickets } from "./PrintTickets.tsx"
import { Ticket } from "./Ticket.tsx"
import { TicketEvent } from "./TicketEvent.tsx"
import { numberedSeats, ticketGroups } from "./ticket-groups.ts"

/** Of more tickets the document has the codes: each is a request of its own. */
const CODES_SHOWN = 12

/** The tickets, event by event, and the document that holds them; many are in several. */
export function Tickets({ receipt }: { receipt: Receipt }) {
  const { t } = useTexts()
  const { saleId, tickets, client } = receipt
  const { busy, download } = useTicketPdf(saleId)
  const printable = tickets.filter((ticket) => ticket.printable)
  const documents = ticketDocuments(printable)
  const good = tickets.filter(({ voidedAt }) => voidedAt === undefined)
  const waiting = good.filter(({ mailCategory }) => mailCategory === "WILLCALL")
  return (
    <Section aria-labelledby="tickets">
      <Head $isShort={documents.length === 1}>
        <h2 id="tickets">{t("confirmation.tickets")}</h2>
        {documents.map((own, index) => {
          const part = documents.length > 1 ? ` (${index + 1}/${documents.length})` : ""
          return (
            <Acts key={part} data-print="hide">
              <Button isPending={busy} onPress={() => void download(own.map(({ sodId }) => sodId))}>
                <Download size={20} strokeWidth={1.5} aria-hidden />
                {t(busy ? "confirmation.downloading" : "confirmation.download")}
                {part}
              </Button>
              <PrintTickets tickets={own} saleId={saleId} part={part} />
            </Acts>
          )
        })}
      </Head>
      {waiting.length > 0 && (
        <Notice tone="success">
          {t("confirmation.willcall", {
            name: `${client.firstname} ${client.lastname}`,
            count: waiting.length,
            // The events are told apart where the tickets of others go another way.
            titles:
              waiting.length === good.length
                ? "none"
                : [...new Set(waiting.map(({ title }) => title))].join(", "),
          })}
        </Notice>
      )}
      {ticketGroups(tickets).map((group) => (
        <div key={group.eventId}>
          <TicketEvent
            group={group}
            place={
              receipt.cartElements.find((element) => eventIdsOf(element).includes(group.eventId))?.location
            }
          />
          <List>
            {group.tickets.map((ticket) => (
              <Ticket
                key={ticket.sodId}
                ticket={ticket}
                hasCode={ticket.printable && tickets.length <= CODES_SHOWN}
                onDownload={ticket.printable && !busy ? () => void download([ticket.sodId]) : undefined}
              />
            ))}
          </List>
          <Ways>
            <AddToCalendar group={group} />
            <TicketPlaces
              eventId={group.eventId}
              title={group.title}
              seatIds={numberedSeats(group.tickets)}
            />
          </Ways>
        </div>
      ))}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  h2 { font-size: ${({ theme }) => theme.size.title}; }
  ${({ theme }) => theme.upTo(600)} { gap: ${({ theme }) => theme.space[3]}; }
`
/** On a phone the signs alone stand beside the heading, and the words are still the names: the codes are what one came for. */
const Head = styled.div<{ $isShort: boolean }>`
  display: grid;
  gap: inherit;
  ${({ theme, $isShort }) =>
    $isShort &&
    `${theme.upTo(600)} {
      grid-template-columns: 1fr auto;
      align-items: center;
      button { width: 44px; min-height: 44px; padding: 0; gap: 0; font-size: 0; }
    }`}
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
`
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: ${({ theme }) => `${theme.space[2]} 0 0 -12px`};
  @media print { display: none; }
`
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[4]};
`
