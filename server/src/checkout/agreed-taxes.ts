import type { LineTaxes } from "@parterre/domain/taxes"
import type { HoldDetails } from "../carts/hold-details.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import { type TaxedDelivery, taxedDeliveries } from "../pricing/delivery-taxes.ts"
import { taxedHolds } from "../pricing/tax-summaries.ts"
import { Refusal } from "../refusal.ts"
import { shippingOf } from "../sales/paid-sale.ts"
import type { AmountDue } from "./amount-due.ts"

type TaxedSale = Pick<AmountDue, "holds" | "taxedDeliveries">

/** The taxes in the amount that a shopper agreed to pay. */
interface AgreedTaxes {
  /** By hold. */
  readonly holds: Readonly<Record<string, LineTaxes>>
  readonly deliveries: readonly TaxedDelivery[]
}

/** Keeps the taxes of what is about to be charged: an import may change them before the payment is confirmed. */
export function writeAgreedTaxes({ holds, taxedDeliveries: deliveries }: TaxedSale): string {
  const agreed: AgreedTaxes = {
    holds: Object.fromEntries(holds.map(({ hold, taxes }) => [hold.id, taxes])),
    deliveries,
  }
  return JSON.stringify(agreed)
}

/**
 * What a payment sells, with the taxes that it was begun with. Where none were kept, because it began before they were or
 * is confirmed as it begins, they are those of its day.
 */
export function taxedAsAgreed(sale: SaleRow, details: readonly HoldDetails[], day: string): TaxedSale {
  if (sale.taxes === null) {
    const holds = taxedHolds(details, day)
    return { holds, taxedDeliveries: taxedDeliveries(holds, shippingOf(sale), day) }
  }
  const agreed: AgreedTaxes = JSON.parse(sale.taxes)
  const holds = details.map((held) => {
    const taxes = agreed.holds[held.hold.id]
    // It is not in what was charged, so the document would come to another total.
    if (taxes === undefined) throw new Refusal("payment-voided")
    return { ...held, taxes }
  })
  return { holds, taxedDeliveries: agreed.deliveries }
}
