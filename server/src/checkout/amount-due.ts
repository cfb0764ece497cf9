import { type LocalizedTaxSummary, taxSummary } from "@parterre/domain/taxes"
import type { Knex } from "knex"
import { type HoldDetails, type HoldDetailsReader, readHoldDetails } from "../carts/hold-details.ts"
import { liveHolds } from "../carts/hold-store.ts"
import type { Viewer } from "../carts/viewer.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import { type PaidByCertificate, plannedUses } from "../gift-certificates/sale-certificates.ts"
import { taxedHolds } from "../pricing/tax-summaries.ts"
import { dayInZone } from "../zoned-time.ts"

export interface AmountDue {
  readonly holds: readonly HoldDetails[]
  readonly tax: LocalizedTaxSummary
  /** Cents, taxes included; every delivery offered is free. */
  readonly amount: number
}

export interface AmountToPay extends AmountDue {
  /** Cents the sale's gift certificates leave to pay. */
  readonly amount: number
  readonly paid: PaidByCertificate
}

/** Where and when a sale is made: its taxes are those of the website's day. */
export type Moment = Pick<Viewer, "website" | "now">

/** What a cart costs now. */
export async function amountDue(
  db: Knex,
  cartId: string,
  { website, now }: Moment,
  readDetails: HoldDetailsReader = readHoldDetails,
): Promise<AmountDue> {
  const details = await readDetails(db, await liveHolds(db, cartId))
  const holds = taxedHolds(details, dayInZone(now, website.timeZone))
  const tax = taxSummary(holds.map(({ taxes }) => taxes))
  return { holds, tax, amount: tax.totalAfterTaxes }
}

/** What a sale costs now, less its gift certificates: they pay, and change no tax. */
export async function amountToPay(db: Knex, sale: SaleRow, moment: Moment): Promise<AmountToPay> {
  const due = await amountDue(db, sale.cart_id, moment)
  const paid = await plannedUses(db, sale.id, due.amount)
  return { ...due, amount: paid.left, paid }
}
