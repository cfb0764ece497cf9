import { documentKey, SEATS_A_PLAN } from "@parterre/domain/tickets"
import { useParterre } from "@parterre/react"
import { MapPin } from "lucide-react"
import { useState } from "react"
import { DocumentDialog } from "../../shared/documents/DocumentDialog.tsx"
import { keptDocument } from "../../shared/documents/kept-documents.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { numberedSeats, type TicketGroup } from "./ticket-groups.ts"

/** Where the seats of an event's tickets are on its plan [TICK-006]; nothing for places without numbers, nor for more than a plan shows. */
export function TicketPlaces({ group }: { group: TicketGroup }) {
  const { checkout } = useParterre()
  const { t, language } = useTexts()
  const [isShown, show] = useState(false)
  const seatIds = numberedSeats(group.tickets)
  if (seatIds.length === 0 || seatIds.length > SEATS_A_PLAN) return null
  const title = t("cart.seatView")
  const key = documentKey({ type: "seat-map", eventId: group.eventId, dispositionDetailIds: seatIds })
  return (
    <>
      <Button
        kind="plain"
        aria-label={`${title}, ${group.title}`}
        onPress={() => show(true)}
        data-print="hide"
      >
        <MapPin size={18} strokeWidth={1.5} aria-hidden />
        {title}
      </Button>
      {isShown && (
        <DocumentDialog
          title={title}
          description={`${title}, ${group.title}`}
          fileName={`${t("document.seats.file")}.pdf`}
          load={() => keptDocument(`${language} ${key}`, () => checkout.seatsPdf(group.eventId, seatIds))}
          onClose={() => show(false)}
        />
      )}
    </>
  )
}
