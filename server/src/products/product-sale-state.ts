import type { SaleState } from "@parterre/contract"
import type { EventRow } from "../database/catalogue-tables.ts"
import type { ProductRow } from "../database/product-tables.ts"

interface ProductMoment {
  /** Of parking. */
  readonly event: Pick<EventRow, "sale_state" | "starts_at"> | undefined
  /** Pieces; undefined where they are not limited, or where it does not matter. */
  readonly left: number | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

/** Whether a product can be bought: within its time, while there is any; a place to park until its event begins. */
export function productSaleState(
  { sale_from, sale_until }: Pick<ProductRow, "sale_from" | "sale_until">,
  { event, left, now }: ProductMoment,
): SaleState {
  if (event?.sale_state === "CANCELLED") return "CANCELLED"
  if ((sale_until !== null && now >= sale_until) || (event !== undefined && now >= event.starts_at))
    return "WASONSALE"
  if (sale_from !== null && now < sale_from) return "NOTAVAILABLE"
  return left === 0 ? "SOLDOUT" : "ONSALE"
}
