import type { SaleState } from "@parterre/contract"
import { dayState } from "@parterre/domain/sale-states"
import type { EventRow } from "../database/tables.ts"

export interface OnSale {
  readonly saleState: SaleState
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly onSaleFrom: number | null
}

/** What of an event's row says whether it is on sale. */
export const onSaleOf = (row: Pick<EventRow, "sale_state" | "starts_at" | "on_sale_from">): OnSale => ({
  saleState: row.sale_state,
  startsAt: row.starts_at,
  onSaleFrom: row.on_sale_from,
})

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
