import type { IssuedTicket } from "@parterre/contract"
import { documentKey } from "@parterre/domain/tickets"
import { useParterre } from "@parterre/react"
import { Printer } from "lucide-react"
import { useState } from "react"
import { DocumentDialog } from "../../shared/documents/DocumentDialog.tsx"
import { keptDocument } from "../../shared/documents/kept-documents.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"

interface PrintTicketsProps {
  tickets: readonly IssuedTicket[]
  saleId: string
  /** Which of several documents this is, as it follows a title; nothing for the only one. */
  part: string
}

/** The tickets as a PDF over the page, where the browser prints them from [TICK-007]. */
export function PrintTickets({ tickets, saleId, part }: PrintTicketsProps) {
  const { checkout } = useParterre()
  const { t, language } = useTexts()
  const [isShown, show] = useState(false)
  const sodIds = tickets.map(({ sodId }) => sodId)
  const key = documentKey({ type: "tickets", sodIds, mailCategory: "" })
  const title = `${t("confirmation.printTickets")}${part}`
  return (
    <>
      <Button kind="quiet" onPress={() => show(true)}>
        <Printer size={20} strokeWidth={1.5} aria-hidden />
        {title}
      </Button>
      {isShown && (
        <DocumentDialog
          title={title}
          description={t("confirmation.tickets")}
          fileName={`${saleId}.pdf`}
          load={() => keptDocument(`${language} ${key}`, () => checkout.ticketsPdf(sodIds))}
          onClose={() => show(false)}
        />
      )}
    </>
  )
}
