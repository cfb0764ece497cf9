import { type LocalizedTaxSummary, taxSummary } from "@parterre/domain/taxes"
import type { Knex } from "knex"
import {
  type HoldDetails,
  type HoldDetailsReader,
  isOfTickets,
  readHoldDetails,
  type TaxedHold,
} from "../carts/hold-details.ts"
import { liveHolds } from "../carts/hold-store.ts"
import type { Viewer } from "../carts/viewer.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import { type PaidByCertificate, plannedUses } from "../gift-certificates/sale-certificates.ts"
import type { ChooseDeliveries, ChosenDelivery } from "../pricing/choose-deliveries.ts"
import { type TaxedDelivery, taxedDeliveries } from "../pricing/delivery-taxes.ts"
import { taxedHolds } from "../pricing/tax-summaries.ts"
import { Refusal } from "../refusal.ts"
import { shippingOf } from "../sales/paid-sale.ts"
import { dayInZone } from "../zoned-time.ts"

export interface AmountDue {
  readonly holds: readonly TaxedHold<HoldDetails>[]
  readonly tax: LocalizedTaxSummary
  readonly deliveries: readonly ChosenDelivery[]
  /** Of those that cost something. */
  readonly taxedDeliveries: readonly TaxedDelivery[]
  /** Cents, deliveries and taxes included. */
  readonly amount: number
}

export interface AmountToPay extends AmountDue {
  /** Cents the sale's gift certificates leave to pay. */
  readonly amount: number
  readonly paid: PaidByCertificate
}

/** Where and when a sale is made: its taxes are those of the website's day. */
export type Moment = Pick<Viewer, "website" | "now">

/** What a cart costs now, with the deliveries chosen for what is in it. */
export async function amountDue(
  db: Knex,
  cartId: string,
  { website, now }: Moment,
  choose: ChooseDeliveries,
  readDetails: HoldDetailsReader = readHoldDetails,
): Promise<AmountDue> {
  const details = await readDetails(db, await liveHolds(db, cartId))
  const day = dayInZone(now, website.timeZone)
  const holds = taxedHolds(details, day)
  const tax = taxSummary(holds.map(({ taxes }) => taxes))
  const eventIds = [...new Set(holds.filter(isOfTickets).map(({ event }) => event.id))]
  const deliveries = choose({ eventIds, cartAmount: tax.totalBeforeTaxes })
  const taxed = taxedDeliveries(holds, deliveries, day)
  const amount = tax.totalAfterTaxes + taxSummary(taxed.map(({ taxes }) => taxes)).totalAfterTaxes
  return { holds, tax, deliveries, taxedDeliveries: taxed, amount }
}

/**
 * What a sale costs now, less its gift certificates: they pay, and change no tax. Refuses with `event-cancelled` where an
 * event was cancelled since it was put into the cart.
 */
export async function amountToPay(
  db: Knex,
  sale: SaleRow,
  moment: Moment,
  choose: ChooseDeliveries = () => shippingOf(sale),
): Promise<AmountToPay> {
  const due = await amountDue(db, sale.cart_id, moment, choose)
  if (due.holds.some(({ event }) => event?.isCancelled === true)) throw new Refusal("event-cancelled")
  const paid = await plannedUses(db, sale.id, due.amount)
  return { ...due, amount: paid.left, paid }
}
