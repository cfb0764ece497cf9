import type { TicketPriceLine, TicketSeat } from "@parterre/contract"
import { withinSentence } from "@parterre/domain/seat-names"
import { documentKey, priceLineOf, ticketActions } from "@parterre/domain/tickets"
import { useParterre } from "@parterre/react"
import { Printer } from "lucide-react"
import { useState } from "react"
import { styled } from "styled-components"
import { DocumentDialog } from "../../shared/documents/DocumentDialog.tsx"
import { keptDocument } from "../../shared/documents/kept-documents.ts"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Figures } from "../../shared/ui/Surface.ts"
import { AddToWallet } from "../../shared/wallet-passes/AddToWallet.tsx"
import { GiftAction } from "./GiftAction.tsx"
import { GivenTicket } from "./GivenTicket.tsx"

const SEAT_PARTS = ["level", "section", "row", "seat"] as const satisfies readonly (keyof TicketSeat)[]

interface TicketLineProps {
  line: TicketPriceLine
  /** Of the event. */
  title: string
  reload: () => void
}

/** Tickets of one price: how many, what one costs, and each with what is known of its seat [TICK-004] [TICK-005]. */
export function TicketLine({ line, title, reload }: TicketLineProps) {
  const { t, money } = useTexts()
  const words = useSeatWords()
  const [sent, setSent] = useState<string>()
  const { qty, unitTotal } = priceLineOf(line)
  const tokens = line.upcomingTicketDetailTokens
  const parts = SEAT_PARTS.filter((part) =>
    tokens.some(({ seat }) => seat !== undefined && seat[part] !== ""),
  )
  const actions = tokens.map((token) => ticketActions(line, token))
  const hasActions = tokens.some(
    ({ giftRecipient }, index) =>
      giftRecipient !== undefined || Object.values(actions[index] ?? {}).includes(true),
  )
  const caption = `${qty} × ${line.priceLevel}, ${line.priceType}`
  return (
    <Table>
      <caption>
        <strong>{caption}</strong> · <Figures>{t("cart.each", { price: money(unitTotal) })}</Figures>
      </caption>
      {parts.length > 0 && (
        <thead>
          <tr>
            {parts.map((part) => (
              <th key={part} scope="col">
                {t(`client.tickets.${part}`)}
              </th>
            ))}
            {hasActions && <td />}
          </tr>
        </thead>
      )}
      <tbody>
        {tokens.map((token, index) => (
          <tr key={token.sodId}>
            {parts.length === 0 && <td>{t("client.invoices.ticket.place.free")}</td>}
            {parts.map((part) => (
              <td key={part} data-label={t(`client.tickets.${part}`)}>
                {token.seat?.[part]}
              </td>
            ))}
            {hasActions && (
              <td>
                <Actions>
                  {actions[index]?.print && (
                    <Print sodId={token.sodId} name={`${title}, ${caption} (${index + 1}/${qty})`} />
                  )}
                  <AddToWallet ticket={token} name={`${title}, ${caption} (${index + 1}/${qty})`} />
                  {actions[index]?.gift && (
                    <GiftAction
                      sodId={token.sodId}
                      name={`${title}, ${caption} (${index + 1}/${qty})`}
                      place={`${title}, ${token.seat === undefined ? line.priceLevel : withinSentence(words.seat(token.seat))}`}
                      reload={reload}
                      onSent={() => setSent(token.sodId)}
                    />
                  )}
                  {token.giftRecipient !== undefined && (
                    <GivenTicket
                      {...{ token, reload }}
                      name={`${title}, ${caption} (${index + 1}/${qty})`}
                      takesFocus={token.sodId === sent}
                    />
                  )}
                </Actions>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** One ticket as a PDF over the page, where the browser prints it from [TICK-012] [TICK-013]. */
function Print({ sodId, name }: { sodId: string; name: string }) {
  const { t, language } = useTexts()
  const { checkout } = useParterre()
  const [isShown, show] = useState(false)
  const key = documentKey({ type: "tickets", sodIds: [sodId], mailCategory: "" })
  return (
    <>
      <Button kind="plain" aria-label={`${t("client.tickets.print")}, ${name}`} onPress={() => show(true)}>
        <Printer size={18} strokeWidth={1.5} aria-hidden />
        {t("client.tickets.print")}
      </Button>
      {isShown && (
        <DocumentDialog
          title={t("client.tickets.print")}
          description={name}
          fileName={`${sodId}.pdf`}
          load={() => keptDocument(`${language} ${key}`, () => checkout.ticketsPdf([sodId]))}
          onClose={() => show(false)}
        />
      )}
    </>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space[3]}`};
  svg { flex: none; }
`
const Table = styled.table`
  border-collapse: collapse;
  caption { padding-block: ${({ theme }) => theme.space[2]}; text-align: start; }
  th, td {
    padding: ${({ theme }) => `${theme.space[1]} ${theme.space[4]} ${theme.space[1]} 0`};
    text-align: start;
  }
  th { font-weight: 400; color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
  /* Beside the seat there is no room for the buttons: they stand below it, and each part has its name above. */
  ${({ theme }) => theme.upTo(600)} {
    thead { display: none; }
    &, caption, tbody { display: block; }
    tr { display: flex; flex-wrap: wrap; column-gap: ${({ theme }) => theme.space[4]}; }
    tr + tr { margin-top: ${({ theme }) => theme.space[3]}; }
    td { padding-right: 0; }
    td:last-child:not([data-label]) { flex: 1 0 100%; margin-left: calc(-1 * ${({ theme }) => theme.space[3]}); }
    [data-label]::before { content: attr(data-label); display: block; color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
  }
`
