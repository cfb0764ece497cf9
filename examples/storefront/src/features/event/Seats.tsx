import { lazy, Suspense, useState } from "react"
import { MapLoading } from "../../shared/seat-map/MapLoading.tsx"
import { RefusalNote } from "../../shared/selection/RefusalNote.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ListScroll } from "./layout.ts"
import { SeatListView } from "./SeatListView.tsx"
import type { VenueMapProps } from "./VenueMap.tsx"
import type { View } from "./ViewSwitch.tsx"

interface SeatsProps extends VenueMapProps {
  view: View
}

/** The renderer is a good part of the screen's weight, and does not even load where nothing can be drawn. */
const VenueMap = lazy(() => import("./VenueMap.tsx").then((loaded) => ({ default: loaded.VenueMap })))

const canDraw = () => document.createElement("canvas").getContext("2d") !== null

/** The seats of the evening, drawn or listed, and why a pick was not possible. */
export function Seats({ view, ...map }: SeatsProps) {
  const { t } = useTexts()
  const [isDrawable] = useState(canDraw)
  return (
    <>
      {view === "map" && isDrawable ? (
        <Suspense fallback={<MapLoading />}>
          <VenueMap {...map} />
        </Suspense>
      ) : (
        <ListScroll>
          {!isDrawable && <p>{t("map.undrawn")}</p>}
          <SeatListView selection={map.selection} />
        </ListScroll>
      )}
      <RefusalNote selection={map.selection} />
    </>
  )
}
