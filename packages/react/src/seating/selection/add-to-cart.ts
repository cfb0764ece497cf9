import type { HoldGroup } from "@parterre/contract"
import { isProblem, isSdkFailure, type Parterre, type SdkFailure } from "@parterre/sdk"
import type { Store } from "../../stores/store.ts"
import type { MapSource } from "../map/map-source.ts"
import { idsOf, type SeatPlace } from "../map/seat-places.ts"
import type { SectionLoader } from "../map/section-loader.ts"
import { holdGroups } from "./hold-request.ts"
import { withoutSeats } from "./lost-seats.ts"
import { type SeatOffer, type SeatSelectionState, silence } from "./selection-state.ts"

interface HandOverParts {
  readonly store: Store<SeatSelectionState>
  readonly commit: (change: Partial<SeatSelectionState>) => void
  readonly loader: SectionLoader
  readonly placeOf: (seatId: string) => SeatPlace | undefined
}

/** How a selection goes into the cart, all or nothing; answers whether it did. */
export function createHandOver(
  client: Parterre,
  { sells, inCart }: MapSource,
  { store, commit, loader, placeOf }: HandOverParts,
): () => Promise<boolean> {
  function refused(failure: SdkFailure, asked: readonly HoldGroup[]) {
    const { seats, sections } = store.get()
    const named = "seatIds" in failure ? (failure.seatIds ?? []) : []
    const gone = new Set(isProblem(failure, "seats-taken", "seat-not-for-sale") ? named : [])
    commit({
      adding: false,
      addFailure: failure,
      ...(gone.size > 0 && { sections: withoutSeats(sections, gone) }),
      seats: seats.filter(({ seatId }) => !gone.has(seatId)),
      lost: seats.filter(({ seatId }) => gone.has(seatId)),
      atFault: gone.size > 0 ? [] : named.flatMap((seatId) => placeOf(seatId) ?? []),
      nearest: offersOf(failure, asked, seats),
    })
  }

  return async function handOver() {
    const { groups, adding, seats } = store.get()
    const hold = sells === undefined ? [] : holdGroups(sells, groups)
    if (adding || hold.length === 0) return false
    const seatIds = idsOf(seats)
    commit({ ...silence, adding: true })
    try {
      await client.cart.addElements(hold)
    } catch (error) {
      if (!isSdkFailure(error)) {
        commit({ adding: false })
        throw error
      }
      refused(error, hold)
      void loader.refresh(seatIds)
      // The hold may have been made all the same: the cart tells.
      if (isProblem(error, "api-unreachable")) void client.cart.callCart().catch(() => undefined)
      return false
    }
    commit({ adding: false, seats: [], places: new Map(), inCart: inCart(client.cart.current()) })
    void loader.refresh(seatIds)
    return true
  }
}

/** Seats named instead of those of the group at fault, as long as some of these are wanted. */
function offersOf(
  failure: SdkFailure,
  asked: readonly HoldGroup[],
  seats: SeatSelectionState["seats"],
): readonly SeatOffer[] {
  if (!("nearest" in failure)) return []
  const { nearest = [], group } = failure
  const atFault = group === undefined ? undefined : asked[group]
  const insteadOf = (atFault?.prices ?? []).flatMap(({ seatIds = [] }) => seatIds)
  const isWanted = seats.some(({ seatId }) => insteadOf.includes(seatId))
  return isWanted && nearest.length > 0 ? [{ seatIds: nearest, insteadOf }] : []
}
