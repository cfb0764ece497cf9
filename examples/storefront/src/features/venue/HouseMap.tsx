import type { Venue } from "@parterre/contract"
import type { SeatSelection } from "@parterre/react"
import type { SeatMapHandle } from "@parterre/seat-map"
import { lazy, Suspense, useState } from "react"
import { styled } from "styled-components"
import { MapLoading } from "../../shared/seat-map/MapLoading.tsx"
import { PriceMark } from "../../shared/seat-map/PriceMark.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import type { Printing } from "./use-printing.ts"

interface HouseMapProps {
  venue: Venue
  /** Only its sections are drawn until the eye comes close. */
  isLarge: boolean
  selection: SeatSelection
  mapRef: (map: SeatMapHandle | null | undefined) => void
  printing: Printing
}

const HousePicture = lazy(() =>
  import("./HousePicture.tsx").then((loaded) => ({ default: loaded.HousePicture })),
)

const canDraw = () => document.createElement("canvas").getContext("2d") !== null

/** The house as a picture, and what its colours mean; where nothing can be drawn the list stands alone. */
export function HouseMap({ venue, isLarge, selection, mapRef, printing }: HouseMapProps) {
  const { t } = useTexts()
  const [isDrawable] = useState(canDraw)
  if (!isDrawable) return <Undrawn>{t("map.undrawn")}</Undrawn>
  return (
    <>
      <Canvas ref={printing.screen} data-print="hide">
        <Suspense fallback={<MapLoading />}>
          <HousePicture selection={selection} mapRef={mapRef} />
        </Suspense>
      </Canvas>
      <Paper ref={printing.paper} aria-hidden />
      {printing.isPreparing && (
        <Large ref={printing.large} inert $isLarge={isLarge}>
          <Suspense>
            <HousePicture selection={selection} onPaper />
          </Suspense>
        </Large>
      )}
      <Zones aria-label={t("venue.zones")}>
        {venue.priceLevels.map(({ id, name, color }, index) => (
          <li key={id}>
            <PriceMark index={index} color={color} />
            {name}
          </li>
        ))}
      </Zones>
    </>
  )
}

const Undrawn = styled.p`
  grid-area: map;
  padding: ${({ theme }) => theme.space[5]};
`
const Canvas = styled.div`
  grid-area: map;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  > div { height: 100%; touch-action: none; }
`
const Paper = styled.canvas`
  display: none;
  @media print {
    grid-area: map;
    display: block;
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`
/** Sharp enough for paper to tell seats apart; of a large venue as far as its seats do not show. */
const Large = styled.div<{ $isLarge: boolean }>`
  position: fixed;
  top: 0;
  left: -10000px;
  width: ${({ $isLarge }) => ($isLarge ? "1300px" : "2200px")};
  height: ${({ $isLarge }) => ($isLarge ? "800px" : "1354px")};
  > div { height: 100%; }
`
const Zones = styled.ul`
  grid-area: legend;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};
  font-size: ${({ theme }) => theme.size.small};
  li { display: inline-flex; align-items: center; gap: ${({ theme }) => theme.space[2]}; }
`
