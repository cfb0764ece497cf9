import type { TaxSummary } from "@parterre/contract"

export interface NamedAmount {
  readonly name: string
  readonly cents: number
}

/** The taxes that come to something, by the names the server gives them [CART-041]. */
export function taxLines(tax: TaxSummary): NamedAmount[] {
  return [
    { name: tax.descriptionTax1, cents: tax.tax1 },
    { name: tax.descriptionTax2, cents: tax.tax2 },
    { name: tax.descriptionTax3, cents: tax.tax3 },
  ].filter(({ cents }) => cents > 0)
}
