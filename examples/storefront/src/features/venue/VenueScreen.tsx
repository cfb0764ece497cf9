import { permissionIds } from "@parterre/domain/permissions"
import { useSeatSelection, useSelectionState } from "@parterre/react"
import type { SeatMapHandle } from "@parterre/seat-map"
import { useState } from "react"
import { Failed } from "../../shared/failure/Failed.tsx"
import { useParams } from "../../shared/navigation/router.tsx"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { MapControls } from "../../shared/seat-map/MapControls.tsx"
import { MapLoading } from "../../shared/seat-map/MapLoading.tsx"
import { Refused, StaffOnly } from "../../shared/staff/StaffOnly.tsx"
import { HouseMap } from "./HouseMap.tsx"
import { HousePanel } from "./HousePanel.tsx"
import { House, Tools, usePaper } from "./layout.ts"
import { usePrinting } from "./use-printing.ts"

/** A venue as its staff looks at it: every seat, nothing for sale [SHELL-041]. */
export const VenueScreen = () => (
  <StaffOnly permission={permissionIds.admin}>
    <Opened venueId={useParams().venueId ?? ""} />
  </StaffOnly>
)

const unwelcome: readonly string[] = ["staff-token-missing", "refresh-token-expired", "permission-missing"]

function Opened({ venueId }: { venueId: string }) {
  const selection = useSeatSelection({ type: "venue", id: venueId }, { readOnly: true })
  const { venue, mode, failure } = useSelectionState(selection)
  const printing = usePrinting()
  usePaper()
  const [map, setMap] = useState<SeatMapHandle | null>()
  const heading = useScreen(venue?.name)
  const show = (sectionId: string) => {
    map?.zoomTo(sectionId)
    // On a phone the list is far below the map.
    printing.screen.current?.scrollIntoView({ block: "nearest" })
  }
  if (failure !== undefined && unwelcome.includes(failure._tag))
    return <Refused endsSession={failure._tag !== "permission-missing"} />
  if (failure !== undefined) return <Failed failure={failure} retry={selection.retry} />
  if (venue === undefined)
    return (
      <House>
        <MapLoading />
      </House>
    )
  return (
    <House>
      <HousePanel
        venue={venue}
        selection={selection}
        onShow={map ? show : undefined}
        heading={heading}
        printing={printing}
      />
      <Tools data-print="hide">{map && <MapControls map={map} />}</Tools>
      <HouseMap
        venue={venue}
        isLarge={mode === "polygons"}
        selection={selection}
        mapRef={setMap}
        printing={printing}
      />
    </House>
  )
}
