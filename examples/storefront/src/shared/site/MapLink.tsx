import type { Place } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { useTexts } from "../texts/use-texts.ts"
import { useSite } from "./site.ts"

interface MapLinkProps {
  place: Omit<Place, "id">
  /** Whatever the site says of its tickets. */
  isOffered?: boolean
}

/** The way to a place on a map, where the site offers one [VAR-012]. */
export function MapLink({ place, isOffered = false }: MapLinkProps) {
  const { t, language } = useTexts()
  const { showMapsLink = false } = useSite().config
  if (!showMapsLink && !isOffered) return null
  const words = `${place.name}, ${placeAddress(place, language)}`.replaceAll(/\s+/g, " ")
  const query = new URLSearchParams({ api: "1", query: words })
  return (
    <a href={`https://www.google.com/maps/search/?${query}`} target="_blank" rel="noopener">
      {t("place.map", { place: place.name })}
    </a>
  )
}
