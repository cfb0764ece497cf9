import {
  createSeatMap,
  frenchLabels,
  lightTheme,
  type MapRow,
  type MapVenue,
  type SeatDetail,
  type SeatMapOptions,
} from "@parterre/seat-map"

type Loaded = { sectionId: string; rows: MapRow[]; details: SeatDetail[] }

/** Shows a venue with the sections that are loaded, and two seats chosen. */
export function showMap(
  element: HTMLElement,
  venue: MapVenue,
  sections: Loaded[],
  onEvent: SeatMapOptions["onEvent"],
) {
  const map = createSeatMap(element, { venue, theme: lightTheme, labels: frenchLabels(), onEvent })
  for (const { sectionId, rows, details } of sections) map.setSection(sectionId, rows, details)
  map.setSelection({ mine: [], temporary: ["C-12", "C-13"] })
  return map
}
