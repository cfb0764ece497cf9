import { useMemo, useState } from "react"
import { useStore } from "../../stores/use-store.ts"
import type { SeatSelection } from "../seat-selection.ts"
import { type ListedLevel, type ListedState, seatList } from "./seat-list.ts"
import { keepUnchanged } from "./unchanged-parts.ts"

/** The tree of the accessible list; what of it did not change keeps its identity, for `memo`. */
export function useSeatList(selection: SeatSelection): readonly ListedLevel[] {
  const { venue, sections, loadingSections, placesLeft, seats, inCart, dimmed, priceFilter } =
    useStore(selection)
  const [listing] = useState(createSeatListing)
  return useMemo(
    () => listing({ venue, sections, loadingSections, placesLeft, seats, inCart, dimmed, priceFilter }),
    [listing, venue, sections, loadingSections, placesLeft, seats, inCart, dimmed, priceFilter],
  )
}

/** The list, read again and again: what did not change keeps its identity, down to the row. */
export function createSeatListing(): (state: ListedState) => readonly ListedLevel[] {
  let listed: readonly ListedLevel[] = []
  return (state) => {
    listed = keepUnchanged(listed, seatList(state))
    return listed
  }
}
