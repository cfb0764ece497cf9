import type { Localized, ShippingCart, TaxSummary } from "@parterre/contract"
import { computeDeliveryTaxes, type LineTaxes, taxSummary } from "@parterre/domain/taxes"
import type { Language } from "../http/handler.ts"
import type { ChosenDelivery } from "./choose-deliveries.ts"
import { printedTaxes, type TaxableHold, taxableLines } from "./tax-summaries.ts"

/** A paid delivery with its taxes, as a sale's document keeps it. */
export interface TaxedDelivery extends ChosenDelivery {
  readonly taxes: LineTaxes
}

/** The deliveries that cost something, with the taxes of each on top of those of the cart's holds. */
export function taxedDeliveries(
  holds: readonly TaxableHold[],
  deliveries: readonly ChosenDelivery[],
  day: string,
): TaxedDelivery[] {
  const paid = deliveries.flatMap(({ destination, ...delivery }) =>
    destination === undefined ? [] : [{ ...delivery, destination }],
  )
  if (paid.length === 0) return []
  const taxes = computeDeliveryTaxes({
    date: day,
    lines: taxableLines(holds),
    origin: paid[0]?.origin,
    deliveries: paid.map(({ price, destination }) => ({ amount: price, destination })),
  })
  return paid.flatMap((delivery, index) => {
    const ofDelivery = taxes[index]
    return ofDelivery === undefined ? [] : [{ ...delivery, taxes: ofDelivery }]
  })
}

/** What deliveries come to, as it is printed; undefined when all are free. */
export const deliveryTaxSummary = (
  deliveries: readonly TaxedDelivery[],
  language: Language,
): TaxSummary | undefined =>
  deliveries.length === 0
    ? undefined
    : printedTaxes(taxSummary(deliveries.map(({ taxes }) => taxes)), language)

/** Deliveries as a shopper is told of them; those of older sales have no name. */
export const toldDeliveries = (
  deliveries: readonly (Pick<ShippingCart, "eventId" | "code"> & {
    readonly price?: number
    readonly name?: Localized
  })[],
  language: Language,
): ShippingCart[] =>
  deliveries.map(({ eventId, code, price = 0, name }) => ({
    eventId,
    code,
    price,
    ...(name === undefined ? {} : { description: name[language] }),
  }))
