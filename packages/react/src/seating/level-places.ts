import type { PriceLevel } from "@parterre/contract"
import { sectionsOf } from "./map/seat-locations.ts"
import type { SeatSelectionState } from "./selection-state.ts"

/**
 * What is left of a price level: live, as its sections tell it. Of a level that shares a section with another they tell only the
 * most that can be left, and it is what was read unless that is more.
 */
export function levelPlacesLeft(
  { venue, placesLeft }: Pick<SeatSelectionState, "venue" | "placesLeft">,
  { id, sectionId, ...read }: Pick<PriceLevel, "id" | "sectionId" | "placesLeft" | "soldout">,
): number | undefined {
  const before = read.soldout ? 0 : read.placesLeft
  const sections = (venue === undefined ? [] : sectionsOf(venue)).filter((section) =>
    section.priceLevels.includes(id),
  )
  const own = sections.length > 0 ? sections.map((section) => section.id) : [sectionId ?? ""]
  const counts = own.flatMap((section) => placesLeft.get(section) ?? [])
  if (counts.length < own.length) return before
  const most = counts.reduce((sum, count) => sum + count, 0)
  const isShared = sections.some(({ priceLevels }) => priceLevels.length > 1)
  return isShared ? Math.min(most, before ?? most) : most
}
