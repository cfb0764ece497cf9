import type { TaxSummary } from "@parterre/contract"
import type { Knex } from "knex"
import type { Viewer } from "../carts/cart-elements.ts"
import { liveHolds } from "../carts/cart-store.ts"
import { taxesOf } from "../carts/cart-view.ts"
import { type HoldDetails, readHoldDetails } from "../carts/hold-details.ts"

export interface AmountDue {
  readonly holds: readonly HoldDetails[]
  readonly tax: TaxSummary
  /** Cents, taxes included; every delivery offered is free. */
  readonly amount: number
}

/** What a cart costs now, with the taxes of the viewer's day. */
export async function amountDue(db: Knex, cartId: string, viewer: Viewer): Promise<AmountDue> {
  const holds = await readHoldDetails(db, await liveHolds(db, cartId))
  const { total } = taxesOf(holds, viewer)
  return { holds, tax: total, amount: total.totalAfterTaxes }
}
