import type { IssuedTicket } from "@parterre/contract"
import { Download } from "lucide-react"
import { Button } from "react-aria-components"
import { styled } from "styled-components"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

interface TicketProps {
  ticket: IssuedTicket
  onDownload: (() => void) | undefined
}

/** One ticket as a stub: the place on it, torn off along the dots from what it is. */
export function Ticket({ ticket, onDownload }: TicketProps) {
  const { t } = useTexts()
  const words = useSeatWords()
  const place = ticket.seat === undefined ? t("event.generalAdmission") : words.seat(ticket.seat)
  return (
    <Stub>
      <div>
        <b>{place}</b>
        <p>
          {ticket.priceType} · {ticket.priceLevel}
        </p>
      </div>
      {onDownload !== undefined && (
        <Button aria-label={`${t("confirmation.download.one")}, ${place}`} onPress={onDownload}>
          <Download size={20} strokeWidth={1.5} aria-hidden />
        </Button>
      )}
    </Stub>
  )
}

const Stub = styled.li`
  display: flex;
  align-items: stretch;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-left: 6px solid ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  break-inside: avoid;
  > div { flex: 1; padding: ${({ theme }) => theme.space[4]}; }
  p { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
  button {
    display: grid;
    place-items: center;
    width: 60px;
    border: 0;
    border-left: 2px dotted ${({ theme }) => theme.color.lineStrong};
    background: none;
    color: ${({ theme }) => theme.color.accent};
    cursor: pointer;
  }
  button[data-hovered] { background: ${({ theme }) => theme.color.accentSoft}; }
  @media print { button { display: none; } }
`
