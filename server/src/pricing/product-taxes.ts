import type { ProductKind, TaxSummary } from "@parterre/contract"
import { findProvince } from "@parterre/domain/provinces"
import { computeSaleTaxes, taxSummary } from "@parterre/domain/taxes"
import type { Language } from "../http/handler.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { dayInZone } from "../zoned-time.ts"
import { printedTaxes } from "./tax-summaries.ts"

interface AskedProduct {
  readonly id: string
  readonly kind: ProductKind | "parking"
  readonly unknown: "item-unknown" | "membership-unknown"
}

/** The taxes on one piece of what is sold without a seat; where the shopper chooses the amount, of none yet. */
export function productTaxes(
  site: PublishedWebsite,
  { id, kind, unknown }: AskedProduct,
  language: Language,
  now: number,
): TaxSummary {
  const product = site.product(id)
  if (product?.kind !== kind) throw new Refusal(unknown)
  const province = findProvince(product.province)
  if (province === undefined) throw new Error(`${id} is taxed in ${product.province}, which is no province`)
  const line = {
    province,
    // A town taxes admissions, and this is none.
    municipalTaxes: [],
    amount: product.price ?? 0,
    serviceCharge: product.service_charge,
    taxable: product.taxable === 1,
  }
  const day = dayInZone(now, site.website.timeZone)
  return printedTaxes(taxSummary(computeSaleTaxes({ date: day, lines: [line] })), language)
}
