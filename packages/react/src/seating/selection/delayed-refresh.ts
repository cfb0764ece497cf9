import type { ReadableStore } from "../../stores/store.ts"
import type { SeatSelectionState } from "../selection-state.ts"

/** Milliseconds after the last change of seats, admissions or party until the cart and quantities are read again [MAP-032]. */
const REFRESH_DELAY = 2000

/** Reads again once, the delay after the shopper's last change; answers how to stop. */
export function refreshLater(store: ReadableStore<SeatSelectionState>, refresh: () => void): () => void {
  let seen = choiceOf(store.get())
  let due: ReturnType<typeof setTimeout> | undefined
  const stop = store.subscribe(() => {
    const now = choiceOf(store.get())
    if (now === seen) return
    seen = now
    clearTimeout(due)
    due = setTimeout(refresh, REFRESH_DELAY)
  })
  return () => {
    stop()
    clearTimeout(due)
  }
}

/** By content: a section read again makes the same seats anew, and is no reason to read it once more. */
const choiceOf = ({ seats, admissions, partySize }: SeatSelectionState): string =>
  JSON.stringify([seats.map(({ seatId, priceId }) => [seatId, priceId]), [...admissions], partySize])
