import type { Invoice, InvoiceTicket } from "@parterre/contract"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Figures } from "../../shared/ui/Surface.ts"

/** What an invoice was for, and what of it was refunded [INV-005]. */
export function InvoiceTickets({ invoice }: { invoice: Invoice }) {
  const { t } = useTexts()
  const { tickets = [], returnedTickets = [] } = invoice
  return (
    <Panels>
      <section>
        <h3>{t("client.invoices.tickets")}</h3>
        <TicketList tickets={tickets} />
      </section>
      {returnedTickets.length > 0 && (
        <section>
          <h3>{t("client.invoices.refunds")}</h3>
          <TicketList tickets={returnedTickets} />
        </section>
      )}
    </Panels>
  )
}

/** Tickets with everything an invoice knows of them; general admission has no seat [INV-006]. */
function TicketList({ tickets }: { tickets: readonly InvoiceTicket[] }) {
  const { t, money } = useTexts()
  return (
    <ul>
      {tickets.map((ticket, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tickets of an invoice may be alike, and none moves
        <Ticket key={at}>
          <strong>{ticket.eventName}</strong>
          <span>
            {ticket.pricelevel}, {ticket.priceType}
          </span>
          {ticket.seatJson !== undefined && (
            <span>{t("client.invoices.ticket.place.seat", { ...ticket.seatJson })}</span>
          )}
          <dl>
            <dt>{t("client.invoices.ticket.price")}</dt>
            <dd>
              <Figures>{money(ticket.price)}</Figures>
            </dd>
            <dt>{t("client.invoices.serviceCharge")}</dt>
            <dd>
              <Figures>{money(ticket.serviceCharge)}</Figures>
            </dd>
            <dt>{t("client.invoices.total")}</dt>
            <dd>
              <Figures>{money(ticket.price + ticket.serviceCharge)}</Figures>
            </dd>
          </dl>
        </Ticket>
      ))}
    </ul>
  )
}

const Panels = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[4]};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceSunken};
  h3 { font-size: ${({ theme }) => theme.size.body}; }
`
const Ticket = styled.li`
  display: grid;
  padding-block: ${({ theme }) => theme.space[3]};
  & + & { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  dl { display: flex; flex-wrap: wrap; gap: ${({ theme }) => `0 ${theme.space[2]}`}; margin: 0; color: ${({ theme }) => theme.color.inkMuted}; }
  dd { margin: 0 ${({ theme }) => theme.space[4]} 0 0; color: ${({ theme }) => theme.color.ink}; }
`
