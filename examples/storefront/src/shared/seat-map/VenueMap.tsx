import { formatMoney } from "@parterre/domain/money"
import { SeatMap, type SeatSelection, useSelectionState } from "@parterre/react"
import type { MapEvent, SeatMapHandle } from "@parterre/seat-map"
import { englishLabels, frenchLabels } from "@parterre/seat-map"
import { useMemo } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { Legend } from "./Legend.tsx"
import { MapLoading } from "./MapLoading.tsx"
import { useMapTheme } from "./use-map-theme.ts"

export interface VenueMapProps {
  selection: SeatSelection
  /** Not yet, where it is not known whether the browser can. */
  isDrawn: boolean
  /** Told the drawn map, and when it goes. */
  mapRef: (map: SeatMapHandle | null | undefined) => void
  /** Told the price level of places without numbers that were clicked. */
  onAdmission: (priceLevelId: string) => void
}

/** The house as a picture. Its words and colours are ours; what a click means is the selection's. */
export function VenueMap({ selection, isDrawn, mapRef, onAdmission }: VenueMapProps) {
  const { t, language } = useTexts()
  const { venue } = useSelectionState(selection)
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
    if (section?.kind === "general-admission" && priceLevel !== undefined) onAdmission(priceLevel)
  }
  if (venue === undefined) return <MapLoading />
  return (
    <>
      <Canvas>
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
  overflow: hidden;
  > div { height: 100%; touch-action: none; }
`
