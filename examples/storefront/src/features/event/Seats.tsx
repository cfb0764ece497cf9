import type { SeatSelection } from "@parterre/react"
import { lazy, memo, Suspense, useEffect, useState } from "react"
import { styled } from "styled-components"
import { MapLoading } from "../../shared/seat-map/MapLoading.tsx"
import { SectionTree } from "../../shared/seats/SectionTree.tsx"
import { RefusalNote } from "../../shared/selection/RefusalNote.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ListedSectionFold } from "./ListedSectionFold.tsx"
import { ListScroll } from "./layout.ts"
import type { VenueMapProps } from "./VenueMap.tsx"
import type { View } from "./ViewSwitch.tsx"

interface SeatsProps extends VenueMapProps {
  view: View
}

/** The renderer is a good part of the screen's weight: it comes beside the screen, not in it. */
const VenueMap = lazy(() => import("./VenueMap.tsx").then((loaded) => ({ default: loaded.VenueMap })))

const canDraw = () => document.createElement("canvas").getContext("2d") !== null

/** The seats of the evening, drawn or listed, and why a pick was not possible. */
export function Seats({ view, ...map }: SeatsProps) {
  const { t } = useTexts()
  // Until a browser says otherwise: a server draws the page for those that can.
  const [isDrawable, setDrawable] = useState(true)
  useEffect(() => setDrawable(canDraw()), [])
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

/** Every seat of the map in words: level › section › row › seat, for eyes, ears and keyboard alike. */
const SeatListView = ({ selection }: { selection: SeatSelection }) => (
  <Narrow>
    <SectionTree selection={selection}>
      {({ match, ...shown }) => <Section section={match.section} selection={selection} {...shown} />}
    </SectionTree>
  </Narrow>
)

/** A section that did not change is not drawn again. */
const Section = memo(ListedSectionFold)

const Narrow = styled.div`
  max-width: 720px;
  margin-inline: auto;
`
