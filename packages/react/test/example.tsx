import { createBrowserParterre, ParterreProvider } from "@parterre/react"
import { SeatList, SeatMap, useSeatSelection, useSelectionState } from "@parterre/react/seating"

const { client, challenge } = createBrowserParterre({ baseUrl: "/", subdomain: "belvedere", language: "fr" })

export const Shop = () => (
  <ParterreProvider client={client} challenge={challenge} language="fr">
    <Seats eventId="belvedere.le-cid-2026-12-05" />
  </ParterreProvider>
)

function Seats({ eventId }: { eventId: string }) {
  const selection = useSeatSelection(eventId)
  const { totals, adding } = useSelectionState(selection)
  return (
    <>
      <SeatMap selection={selection} style={{ height: 600 }} />
      <SeatList selection={selection} />
      <button type="button" disabled={adding || totals.qty === 0} onClick={() => selection.addToCart()}>
        {totals.qty}
      </button>
    </>
  )
}
