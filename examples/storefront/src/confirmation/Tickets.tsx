import type { Receipt } from "@parterre/contract"
import { Download } from "lucide-react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Notice } from "../ui/Notice.tsx"
import { Ticket } from "./Ticket.tsx"
import { TicketEvent } from "./TicketEvent.tsx"
import { printableIds, ticketGroups } from "./ticket-groups.ts"
import { useTicketPdf } from "./use-ticket-pdf.ts"

/** The tickets, event by event, and the document that holds them. */
export function Tickets({ receipt }: { receipt: Receipt }) {
  const { t } = useTexts()
  const { saleId, tickets, client } = receipt
  const { busy, download } = useTicketPdf(saleId)
  const printable = printableIds(tickets)
  const waiting = tickets.some(({ mailCategory }) => mailCategory === "WILLCALL")
  return (
    <Section aria-labelledby="tickets">
      <h2 id="tickets">{t("confirmation.tickets")}</h2>
      {printable.length > 0 && (
        <Button isDisabled={busy} onPress={() => void download(printable)}>
          <Download size={20} strokeWidth={1.5} aria-hidden />
          {t(busy ? "confirmation.downloading" : "confirmation.download")}
        </Button>
      )}
      {waiting && (
        <Notice tone="success">
          {t("confirmation.willcall", { name: `${client.firstname} ${client.lastname}` })}
        </Notice>
      )}
      {ticketGroups(tickets).map((group) => (
        <div key={group.eventId}>
          <TicketEvent
            group={group}
            place={receipt.cartElements.find(({ eventId }) => eventId === group.eventId)?.location}
          />
          <List>
            {group.tickets.map((ticket) => (
              <Ticket
                key={ticket.sodId}
                ticket={ticket}
                onDownload={ticket.printable && !busy ? () => void download([ticket.sodId]) : undefined}
              />
            ))}
          </List>
        </div>
      ))}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  h2 { font-size: ${({ theme }) => theme.size.title}; }
  > button { justify-self: start; }
  @media print { > button { display: none; } }
`
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[4]};
`
