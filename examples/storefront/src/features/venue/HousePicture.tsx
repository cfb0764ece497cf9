import { SeatMap, type SeatSelection } from "@parterre/react"
import {
  englishLabels,
  frenchLabels,
  lightTheme,
  type MapLabels,
  type SeatMapHandle,
} from "@parterre/seat-map"
import { useMemo } from "react"
import { useMapTheme } from "../../shared/seat-map/use-map-theme.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

interface HousePictureProps {
  selection: SeatSelection
  mapRef?: (map: SeatMapHandle | null | undefined) => void
  /** On white, whatever the screen has. */
  onPaper?: boolean
}

/** The drawn house; hovering tells a seat, its zone and what is noted of it. */
export function HousePicture({ selection, mapRef, onPaper = false }: HousePictureProps) {
  const theme = useMapTheme()
  const paper = useMemo(() => ({ ...lightTheme, font: theme.font }), [theme.font])
  const labels = useHouseLabels()
  return (
    <SeatMap
      {...(mapRef === undefined ? {} : { ref: mapRef })}
      selection={selection}
      labels={labels}
      theme={onPaper ? paper : theme}
      {...(onPaper ? { reducedMotion: true } : {})}
    />
  )
}

/** The words of the map without prices, which belong to events. */
function useHouseLabels(): MapLabels {
  const { language, t } = useTexts()
  const [map, instructions] = [t("venue.map"), t("venue.map.instructions")]
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` says the same in the same language
  return useMemo(() => {
    const ready = (language === "fr" ? frenchLabels : englishLabels)()
    return {
      ...ready,
      map,
      instructions,
      seat(place) {
        const { title, lines } = ready.seat({ ...place, state: "free", priceLevel: undefined })
        const zone = place.priceLevel?.name
        return { title, lines: zone === undefined ? lines : [zone, ...lines] }
      },
      section: (place) => ({
        title: ready.section(place).title,
        lines: [t("venue.places", { count: place.numberOfSeats })],
      }),
    }
  }, [language, map, instructions])
}
