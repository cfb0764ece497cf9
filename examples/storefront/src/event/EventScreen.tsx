import { isSelectable } from "@parterre/domain"
import { useSeatSelection, useSelectionState } from "@parterre/react"
import type { SeatMapHandle } from "@parterre/seat-map"
import { useState } from "react"
import { useParams } from "react-router-dom"
import { useScreen } from "../shell/use-screen.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Failed } from "../ui/Failed.tsx"
import { AdmissionScreen } from "./AdmissionScreen.tsx"
import { EventHead } from "./EventHead.tsx"
import { Corner, Ground, Picture, Tools } from "./layout.ts"
import { MapControls } from "./MapControls.tsx"
import { MapLoading } from "./MapLoading.tsx"
import { NotOnSale } from "./NotOnSale.tsx"
import { Panel } from "./Panel.tsx"
import { Seats } from "./Seats.tsx"
import { type View, ViewSwitch } from "./ViewSwitch.tsx"

/** One evening: choose seats on the map or in the list, and take them to the cart. */
export function EventScreen() {
  const { eventId = "" } = useParams()
  const { t } = useTexts()
  const selection = useSeatSelection(eventId)
  const state = useSelectionState(selection)
  const [view, setView] = useState<View>("map")
  const [map, setMap] = useState<SeatMapHandle | null>()
  const [admission, setAdmission] = useState<string>()
  const heading = useScreen(state.event?.title)
  if (state.failure !== undefined)
    return (
      <Failed failure={state.failure} text={t("confirmation.transactionFalse")} retry={selection.retry} />
    )
  if (state.event === undefined) {
    return (
      <Ground>
        <MapLoading />
      </Ground>
    )
  }
  const { event } = state
  if (!isSelectable(event.saleState)) return <NotOnSale event={event} heading={heading} />
  if (event.seatMap === "none") return <AdmissionScreen selection={selection} heading={heading} />
  return (
    <Ground>
      <Corner>
        <EventHead event={event} heading={heading} />
      </Corner>
      <Picture>
        <Tools>
          <ViewSwitch view={view} onChange={setView} />
          {view === "map" && map && <MapControls map={map} />}
        </Tools>
        <Seats selection={selection} view={view} mapRef={setMap} onAdmission={setAdmission} />
      </Picture>
      <Panel selection={selection} admission={admission} onShown={() => setAdmission(undefined)} />
    </Ground>
  )
}
