import { lazy, memo, Suspense, useState } from "react"
import { styled } from "styled-components"
import { RefusalNote } from "../selection/RefusalNote.tsx"
import { useTexts } from "../texts/use-texts.ts"
import { Skeleton } from "../ui/Skeleton.ts"
import { MapLoading } from "./MapLoading.tsx"
import type { VenueMapProps } from "./VenueMap.tsx"
import type { View } from "./ViewSwitch.tsx"

interface SeatsProps extends Omit<VenueMapProps, "onUndrawn"> {
  view: View
}

/** The renderer is a good part of the screen's weight: it comes beside the screen, not in it. */
const VenueMap = lazy(() => import("./VenueMap.tsx").then((loaded) => ({ default: loaded.VenueMap })))

const SeatListView = lazy(async () => ({ default: (await import("../seats/SeatListView.tsx")).SeatListView }))

/**
 * The seats of the evening, drawn or listed, and why a pick was not possible. Not drawn again with the screen around it: while the
 * code of the map is on its way, that would take the picture away that the page came with.
 */
export const Seats = memo(function Seats({ view, ...map }: SeatsProps) {
  const { t } = useTexts()
  const [isUndrawn, setUndrawn] = useState(false)
  return (
    <>
      {view === "map" && !isUndrawn ? (
        <Suspense fallback={<MapLoading />}>
          <VenueMap {...map} onUndrawn={() => setUndrawn(true)} />
        </Suspense>
      ) : (
        <ListScroll>
          {isUndrawn && <p>{t("map.undrawn")}</p>}
          <Suspense fallback={<Skeleton $height="60vh" />}>
            <SeatListView selection={map.selection} />
          </Suspense>
        </ListScroll>
      )}
      <RefusalNote selection={map.selection} />
    </>
  )
})

/** Where the list stands instead of the map. */
const ListScroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[5]} ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.upTo(600)} { padding-inline: ${({ theme }) => theme.space[4]}; }
  /* What is said of the cart's time stands over the sheet of a phone, and over no line of the list. */
  ${({ theme }) => theme.upTo(1000)} {
    body:has([data-notice-place]:not(:empty)) & { margin-bottom: 72px; }
  }
`
