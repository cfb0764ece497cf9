import type { IssuedTicket } from "@parterre/contract"
import { Download } from "lucide-react"
import { styled } from "styled-components"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { AddToWallet } from "../../shared/wallet-passes/AddToWallet.tsx"
import { TicketCode } from "./TicketCode.tsx"

interface TicketProps {
  ticket: IssuedTicket
  hasCode: boolean
  onDownload: (() => void) | undefined
}

/** One ticket: the place, what it is, and the code that the door reads. On paper it also says for what: sheets are cut apart. */
export function Ticket({ ticket, hasCode, onDownload }: TicketProps) {
  const { t, date, day } = useTexts()
  const { timeZone } = useSite().config
  const words = useSeatWords()
  const wallets = ticket.addToAppleWalletLink !== undefined || ticket.addToGoogleWalletLink !== undefined
  const place = ticket.seat === undefined ? t("event.generalAdmission") : words.seat(ticket.seat)
  return (
    <Stub>
      <Facts>
        <div data-print="only">
          <b>{ticket.title}</b>
          <p>{date(ticket.eventStart, timeZone)}</p>
        </div>
        <b>{place}</b>
        <p>
          {ticket.priceType} · {ticket.priceLevel}
        </p>
        {ticket.voidedAt !== undefined && (
          <Ended>{t("ticket.voided", { date: day(ticket.voidedAt, timeZone) })}</Ended>
        )}
        {ticket.giftRecipient !== undefined && <p>{t("ticket.given", { email: ticket.giftRecipient })}</p>}
      </Facts>
      {onDownload !== undefined && (
        <button type="button" aria-label={`${t("confirmation.download.one")}, ${place}`} onClick={onDownload}>
          <Download size={20} strokeWidth={1.5} aria-hidden />
        </button>
      )}
      {hasCode && <TicketCode sodId={ticket.sodId} place={place} />}
      {wallets && (
        <WalletPlace>
          <AddToWallet ticket={ticket} name={place} />
        </WalletPlace>
      )}
    </Stub>
  )
}

const Facts = styled.div`
  padding: ${({ theme }) => theme.space[4]};
  [data-print="only"] { margin-bottom: ${({ theme }) => theme.space[2]}; }
  @media screen { [data-print="only"] { display: none; } }
`
const Ended = styled.p`
  && { color: ${({ theme }) => theme.color.danger}; font-weight: 600; }
`
const WalletPlace = styled.div`
  grid-column: 1 / -1;
  padding: ${({ theme }) => `0 ${theme.space[4]} ${theme.space[4]}`};
`
const Stub = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-left: 6px solid ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  break-inside: avoid;
  p { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
  > button {
    display: grid;
    place-items: center;
    width: 60px;
    border: 0;
    border-left: 2px dotted ${({ theme }) => theme.color.lineStrong};
    background: none;
    color: ${({ theme }) => theme.color.accent};
    cursor: pointer;
  }
  > button:hover { background: ${({ theme }) => theme.color.accentSoft}; }
  @media screen { > :not(button):nth-child(n + 2) { grid-column: 1 / -1; } }
  @media print { button { display: none; } }
`
