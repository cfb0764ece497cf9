import { formatMoney } from "@parterre/domain/money"
import { SeatMap, type SeatSelection, useSelectionState } from "@parterre/react"
import type { MapEvent, SeatMapHandle } from "@parterre/seat-map"
import { englishLabels, frenchLabels } from "@parterre/seat-map"
import { useEffect, useEffectEvent, useMemo, useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { Legend } from "./Legend.tsx"
import { MapLoading } from "./MapLoading.tsx"
import { PlanPicture } from "./PlanPicture.tsx"
import { useMapTheme } from "./use-map-theme.ts"

export interface VenueMapProps {
  selection: SeatSelection
  /** Told the drawn map, and when it goes. */
  mapRef: (map: SeatMapHandle | null | undefined) => void
  /** Told the price level of places without numbers that were clicked. */
  onAdmission?: ((priceLevelId: string) => void) | undefined
  /** Told when the browser has no canvas to draw on. */
  onUndrawn: () => void
}

const canDraw = () => document.createElement("canvas").getContext("2d") !== null

/** The house as a picture. Its words and colours are ours; what a click means is the selection's. */
export function VenueMap({ selection, mapRef, onAdmission, onUndrawn }: VenueMapProps) {
  const { t, language } = useTexts()
  const state = useSelectionState(selection)
  const { venue } = state
  const theme = useMapTheme()
  const mapLabel = t("map.label")
  const labels = useMemo(() => {
    const ready = language === "fr" ? frenchLabels : englishLabels
    return { ...ready((cents) => formatMoney(cents, language)), map: mapLabel }
  }, [language, mapLabel])
  const hear = (event: MapEvent) => {
    if (event.type !== "section-click") return
    const section = venue?.levels.flatMap((level) => level.sections).find(({ id }) => id === event.sectionId)
    const [priceLevel] = section?.priceLevels ?? []
    if (section?.kind === "general-admission" && priceLevel !== undefined) onAdmission?.(priceLevel)
  }
  // Not known before a browser says so: a server draws what stands around the map, for those that can draw it.
  const [isDrawn, setDrawn] = useState(false)
  const tellUndrawn = useEffectEvent(onUndrawn)
  useEffect(() => {
    if (canDraw()) setDrawn(true)
    else tellUndrawn()
  }, [])
  if (venue === undefined) return <MapLoading />
  return (
    <>
      <Canvas>
        <PlanPicture state={state} />
        {isDrawn && (
          <SeatMap ref={mapRef} selection={selection} labels={labels} theme={theme} onEvent={hear} />
        )}
      </Canvas>
      <Legend selection={selection} />
    </>
  )
}

const Canvas = styled.div`
  flex: 1;
  min-height: 0;
  position: relative;
  overflow: hidden;
  > div + div { height: 100%; touch-action: none; }
`
