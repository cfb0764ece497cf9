import type { SaleState } from "@parterre/contract"
import type { EventRow } from "../database/tables.ts"
import { saleStateNow } from "./sale-state.ts"

/**
 * The state of a subscription: on sale while each of its events is and a place is left that is free at all of them;
 * otherwise that of the first event that is not on sale.
 */
export function subscriptionState(
  events: readonly Pick<EventRow, "sale_state" | "starts_at" | "on_sale_from">[],
  now: number,
  placesLeft: number,
): SaleState {
  const states = events.map((event) =>
    saleStateNow(
      { saleState: event.sale_state, startsAt: event.starts_at, onSaleFrom: event.on_sale_from },
      now,
      placesLeft,
    ),
  )
  return states.find((state) => state !== "ONSALE") ?? "ONSALE"
}
