import { overlaps } from "./bounds.ts"
import { placedBeside } from "./names-beside.ts"
import { placedInside } from "./names-inside.ts"
import type { NameRequest, PlacedName, Surroundings } from "./placed-name.ts"

/**
 * Names of sections where they can be read: inside their region, beside their seats, between two rows where only seats
 * are in sight, or upon them from afar. A name that fits nowhere is left out, and no two overlap.
 */
export function placeNames(requests: readonly NameRequest[], around: Surroundings): PlacedName[] {
  const isSeen = ({ bounds }: NameRequest) => overlaps(bounds, around.view)
  const byNeed = [...requests.filter(isSeen), ...requests.filter((request) => !isSeen(request))]
  const inside = placedInside(
    byNeed.filter(({ edges }) => edges === undefined),
    around,
  )
  return placedBeside(
    byNeed.filter(({ edges }) => edges !== undefined),
    around,
    inside,
  )
}
