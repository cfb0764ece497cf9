import { documentKey, SEATS_A_PLAN } from "@parterre/domain/tickets"
import { useParterre } from "@parterre/react"
import { MapPin } from "lucide-react"
import { useState } from "react"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { DocumentDialog } from "./DocumentDialog.tsx"
import { keptDocument } from "./kept-documents.ts"

interface TicketPlacesProps {
  eventId: string
  /** Of the event. */
  title: string
  /** The seats that a plan can show. */
  seatIds: readonly string[]
}

/** Where the seats of an event's tickets are on its plan [TICK-006]; nothing for places without numbers, nor for more than a plan shows. */
export function TicketPlaces({ eventId, title: event, seatIds }: TicketPlacesProps) {
  const { checkout } = useParterre()
  const { t, language } = useTexts()
  const [isShown, show] = useState(false)
  if (seatIds.length === 0 || seatIds.length > SEATS_A_PLAN) return null
  const title = t("cart.seatView")
  const key = documentKey({ type: "seat-map", eventId, dispositionDetailIds: seatIds })
  return (
    <>
      <Button kind="plain" aria-label={`${title}, ${event}`} onPress={() => show(true)} data-print="hide">
        <MapPin size={18} strokeWidth={1.5} aria-hidden />
        {title}
      </Button>
      {isShown && (
        <DocumentDialog
          title={title}
          description={`${title}, ${event}`}
          fileName={`${t("document.seats.file")}.pdf`}
          load={() => keptDocument(`${language} ${key}`, () => checkout.seatsPdf(eventId, seatIds))}
          onClose={() => show(false)}
        />
      )}
    </>
  )
}
