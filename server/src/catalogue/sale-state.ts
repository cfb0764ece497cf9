import type { SaleState } from "@parterre/contract"
import { dayState } from "@parterre/domain/sale-states"

export interface OnSale {
  readonly saleState: SaleState
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly onSaleFrom: number | null
}

/** The state of an event as it is now: what the organiser set, the clock and the places left decide. */
export function saleStateNow(event: OnSale, now: number, placesLeft: number): SaleState {
  if (event.saleState === "CANCELLED" || event.saleState === "INVISIBLE") return event.saleState
  if (event.startsAt <= now) return "WASONSALE"
  if (event.saleState !== "ONSALE") return event.saleState
  if (event.onSaleFrom !== null && event.onSaleFrom > now) return "NOTAVAILABLE"
  return placesLeft > 0 ? "ONSALE" : "SOLDOUT"
}

/** One state for several events: on sale wins, then sold out, then the first one's [CAT-025]. */
export const stateOfAll = (states: readonly SaleState[]): SaleState => dayState(states) ?? "NOTAVAILABLE"
