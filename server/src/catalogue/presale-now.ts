import { presaleState } from "@parterre/domain/promotions"
import type { EventRow } from "../database/tables.ts"

type PresaleColumns = Pick<EventRow, "presale_id" | "presale_from" | "on_sale_from" | "sale_state">

/** A presale that is to come or open, with when it begins and when the sale opens to all; undefined where there is none. */
export function presaleNow(
  { presale_id, presale_from, on_sale_from, sale_state }: PresaleColumns,
  now: number,
) {
  if (presale_id === null || presale_from === null || on_sale_from === null || sale_state !== "ONSALE")
    return undefined
  const state = presaleState({ from: presale_from, until: on_sale_from }, now)
  return state === "over"
    ? undefined
    : { id: presale_id, from: presale_from, until: on_sale_from, isOpen: state === "open" }
}
