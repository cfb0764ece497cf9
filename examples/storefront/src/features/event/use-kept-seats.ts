import { type SeatSelection, type SelectedSeat, soldOf, useSelectionState } from "@parterre/react"
import { useEffect, useEffectEvent, useState } from "react"
import { useSite } from "../../shared/site/site.ts"
import { tabMemory } from "../../shared/site/tab-memory.ts"

/** More than an order may have. */
const MOST_SEATS = 100

/** Whether this very page was loaded once more: by the shopper, by ourselves, or by a phone that had let go of it. */
function wasLoadedAgain(): boolean {
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  if (loaded === undefined || new URL(loaded.name).pathname !== window.location.pathname) return false
  return loaded.type === "reload" || (document as { wasDiscarded?: boolean }).wasDiscarded === true
}

/** The first map of a page only: what is left and opened again begins anew. */
let isFirst = true

/**
 * Seats that are chosen and not in the cart yet survive a page that is loaded again. They are picked as the shopper had them, all or
 * none: the selection says so where one of them is gone.
 */
export function useKeptSeats(selection: SeatSelection, id: string): void {
  const key = `seats ${useSite().config.subdomain} ${id}`
  const state = useSelectionState(selection)
  const isReady = state.status === "ready"
  const { seats } = state
  const [isRead, setRead] = useState(false)
  const restore = useEffectEvent(async () => {
    const kept = isFirst && wasLoadedAgain() ? keptSeats(tabMemory().getItem(key), pricesOf(selection)) : []
    isFirst = false
    if (kept.length > 0) {
      await selection.needSections([...new Set(kept.map(({ sectionId }) => sectionId))])
      // Whoever has chosen meanwhile has chosen.
      if (selection.get().seats.length === 0) selection.restore(kept)
    }
    setRead(true)
  })
  useEffect(() => {
    if (isReady) void restore()
  }, [isReady])
  useEffect(() => {
    if (!isRead) return
    if (seats.length > 0) tabMemory().setItem(key, JSON.stringify(seats))
    else tabMemory().removeItem(key)
  }, [isRead, key, seats])
}

const pricesOf = (selection: SeatSelection): ReadonlySet<string> =>
  new Set(soldOf(selection.get())?.priceLevels.flatMap(({ prices }) => prices.map(({ id }) => id)))

/** None unless all are seats of prices that are sold. */
export function keptSeats(written: string | null, prices: ReadonlySet<string>): readonly SelectedSeat[] {
  if (written === null) return []
  try {
    const kept: unknown = JSON.parse(written)
    return Array.isArray(kept) && kept.length <= MOST_SEATS && kept.every((one) => isSeat(one, prices))
      ? kept
      : []
  } catch {
    return []
  }
}

const isSeat = (value: unknown, prices: ReadonlySet<string>): value is SelectedSeat => {
  const { seatId, sectionId, priceId, party } = (value ?? {}) as Partial<Record<keyof SelectedSeat, unknown>>
  return (
    [seatId, sectionId].every((id) => typeof id === "string") &&
    typeof priceId === "string" &&
    prices.has(priceId) &&
    Number.isSafeInteger(party)
  )
}
