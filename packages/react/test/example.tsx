import {
  createBrowserParterre,
  frenchListLabels,
  ParterreProvider,
  SeatList,
  SeatMap,
  useSeatSelection,
  useSelectionState,
} from "@parterre/react"
import { frenchLabels, lightTheme } from "@parterre/seat-map"

const { client, challenge } = createBrowserParterre({ baseUrl: "/", subdomain: "belvedere", language: "fr" })
const labels = frenchLabels()
const listLabels = frenchListLabels()

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
      <SeatMap selection={selection} labels={labels} theme={lightTheme} style={{ height: 600 }} />
      <SeatList selection={selection} labels={listLabels} />
      <button type="button" disabled={adding || totals.qty === 0} onClick={() => selection.addToCart()}>
        {totals.qty}
      </button>
    </>
  )
}
