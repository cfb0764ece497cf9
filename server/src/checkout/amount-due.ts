import type { TaxSummary } from "@parterre/contract"
import type { Knex } from "knex"
import type { Viewer } from "../carts/cart-elements.ts"
import { liveHolds } from "../carts/cart-store.ts"
import { taxesOf } from "../carts/cart-view.ts"
import { type HoldDetails, readHoldDetails } from "../carts/hold-details.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import { type PaidByCertificate, plannedUses } from "../gift-certificates/sale-certificates.ts"

export interface AmountDue {
  readonly holds: readonly HoldDetails[]
  readonly tax: TaxSummary
  /** Cents, taxes included; every delivery offered is free. */
  readonly amount: number
}

export interface AmountToPay extends AmountDue {
  /** Cents the sale's gift certificates leave to pay. */
  readonly amount: number
  readonly paid: PaidByCertificate
}

/** What a cart costs now, with the taxes of the viewer's day. */
export async function amountDue(db: Knex, cartId: string, viewer: Viewer): Promise<AmountDue> {
  const holds = await readHoldDetails(db, await liveHolds(db, cartId))
  const { total } = taxesOf(holds, viewer)
  return { holds, tax: total, amount: total.totalAfterTaxes }
}

/** What a sale costs now, less its gift certificates: they pay, and change no tax. */
export async function amountToPay(db: Knex, sale: SaleRow, viewer: Viewer): Promise<AmountToPay> {
  const due = await amountDue(db, sale.cart_id, viewer)
  const paid = await plannedUses(db, sale.id, due.amount)
  return { ...due, amount: paid.left, paid }
}
