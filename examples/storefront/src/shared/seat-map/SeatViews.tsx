import type { SeatSelection } from "@parterre/react"
import type { SeatMapHandle } from "@parterre/seat-map"
import { type ComponentType, type ReactNode, useDeferredValue, useState } from "react"
import { MapControls } from "./MapControls.tsx"
import { Seats } from "./Seats.tsx"
import { type View, ViewSwitch } from "./ViewSwitch.tsx"

interface SeatViewsProps {
  selection: SeatSelection
  /** A price level without numbered places was clicked on the map. */
  onAdmission?: (priceLevelId: string) => void
  /** What the screen puts around the tools, and around the seats. */
  tools: ComponentType<{ children: ReactNode }>
  picture: ComponentType<{ children: ReactNode }>
}

/** The seats on the map or in the list, and how to look at them. */
export function SeatViews({ selection, onAdmission, tools: Tools, picture: Picture }: SeatViewsProps) {
  const [view, setView] = useState<View>("map")
  // The switch answers at once; a whole list of rows takes a phone longer than a press may.
  const shown = useDeferredValue(view)
  const [map, setMap] = useState<SeatMapHandle | null>()
  return (
    <>
      <Tools>
        <ViewSwitch view={view} onChange={setView} />
        {shown === "map" && map && <MapControls map={map} />}
      </Tools>
      <Picture>
        <Seats selection={selection} view={shown} mapRef={setMap} onAdmission={onAdmission} />
      </Picture>
    </>
  )
}
