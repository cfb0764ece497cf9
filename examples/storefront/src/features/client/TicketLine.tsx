import type { TicketPriceLine, TicketSeat } from "@parterre/contract"
import { documentKey, priceLineOf, ticketActions } from "@parterre/domain/tickets"
import { useParterre } from "@parterre/react"
import { Printer } from "lucide-react"
import { useState } from "react"
import { styled } from "styled-components"
import { DocumentDialog } from "../../shared/documents/DocumentDialog.tsx"
import { keptDocument } from "../../shared/documents/kept-documents.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Figures } from "../../shared/ui/Surface.ts"

const SEAT_PARTS = ["level", "section", "row", "seat"] as const satisfies readonly (keyof TicketSeat)[]

interface TicketLineProps {
  line: TicketPriceLine
  /** Of the event. */
  title: string
}

/** Tickets of one price: how many, what one costs, and each with what is known of its seat [TICK-004] [TICK-005]. */
export function TicketLine({ line, title }: TicketLineProps) {
  const { t, money } = useTexts()
  const { qty, unitTotal } = priceLineOf(line)
  const tokens = line.upcomingTicketDetailTokens
  const parts = SEAT_PARTS.filter((part) =>
    tokens.some(({ seat }) => seat !== undefined && seat[part] !== ""),
  )
  const printed = tokens.filter((token) => ticketActions(line, token).print)
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
            {printed.length > 0 && <td />}
          </tr>
        </thead>
      )}
      <tbody>
        {tokens.map((token, index) => (
          <tr key={token.sodId}>
            {parts.length === 0 && <td>{t("client.invoices.ticket.place.free")}</td>}
            {parts.map((part) => (
              <td key={part}>{token.seat?.[part]}</td>
            ))}
            {printed.length > 0 && (
              <td>
                {printed.includes(token) && (
                  <Print sodId={token.sodId} name={`${title}, ${caption} (${index + 1}/${qty})`} />
                )}
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

const Table = styled.table`
  border-collapse: collapse;
  caption { padding-block: ${({ theme }) => theme.space[2]}; text-align: start; }
  th, td {
    padding: ${({ theme }) => `${theme.space[1]} ${theme.space[4]} ${theme.space[1]} 0`};
    text-align: start;
  }
  th { font-weight: 400; color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
  ${({ theme }) => theme.upTo(600)} { th, td { padding-right: ${({ theme }) => theme.space[2]}; } }
`
