import type { PartyOffer } from "@parterre/domain/party-finder"
import type { Store } from "../../stores/store.ts"
import { sectionsOf } from "../map/seat-places.ts"
import { MAX_LOADED_SECTIONS, type SectionLoader } from "../map/section-loader.ts"
import type { SeatSelectionState, SelectionRefusal } from "../selection/selection-state.ts"
import { bestIn, isFree } from "./choose-party.ts"
import { type FoundParty, findPartyIn } from "./find-party.ts"

interface FindingParts {
  readonly store: Store<SeatSelectionState>
  readonly loader: SectionLoader
  /** A new pick replaces the one before. */
  readonly single: boolean
  /** Settled once the event and its venue are known. */
  readonly opened: () => Promise<void> | undefined
  /** Takes seats, party by party. */
  readonly add: (parties: readonly (readonly string[])[]) => boolean
  readonly refuse: (reason: SelectionRefusal["reason"]) => void
}

/** Seats found for the shopper, without pointing at one. */
export function createFinding({ store, loader, single, opened, add, refuse }: FindingParts) {
  const house = () => (single ? { ...store.get(), seats: [] } : store.get())

  return {
    async bestAvailable(priceLevelId: string, size = store.get().partySize): Promise<boolean> {
      await opened()
      const found = bestIn(house(), priceLevelId, size)
      if (found !== undefined) return add([found])
      const { venue, sections, placesLeft, mode } = store.get()
      // A large venue is searched a few sections at a time, not loaded whole.
      const candidates = (venue === undefined ? [] : sectionsOf(venue))
        .filter(
          ({ id, priceLevels }) => priceLevels.includes(priceLevelId) && (placesLeft.get(id) ?? size) >= size,
        )
        .filter(({ id }) => mode === "polygons" && !sections.has(id))
        .slice(0, MAX_LOADED_SECTIONS)
      for (const { id } of candidates) {
        await loader.need([id])
        const later = bestIn(house(), priceLevelId, size)
        if (later !== undefined) return add([later])
      }
      refuse("not-enough-together")
      return false
    },

    async findParty(sentence: string): Promise<FoundParty> {
      await opened()
      return findPartyIn(sentence, house, loader.need)
    },

    async takeOffer({ groups }: PartyOffer): Promise<boolean> {
      // The map may have let a section go since, and someone else may have taken the seats.
      await loader.need(groups.map(({ sectionId }) => sectionId))
      const parties = groups.map((group) => group.seatIds)
      if (parties.flat().every((seatId) => isFree(house(), seatId))) return add(parties)
      refuse("seat-taken")
      return false
    },
  }
}
