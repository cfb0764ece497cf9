import { computeSaleTaxes, type TaxableLine, type TaxedPlace } from "./sale-taxes.ts"
import { taxSummary } from "./tax-summary.ts"

/** A sale whose lines are all taxed in one place. */
export type SaleInOnePlace = TaxedPlace & { date: string; lines: readonly TaxableLine[] }

/** The figures of such a sale, and each line's part of every tax. */
export function taxesInOnePlace({ date, lines, ...place }: SaleInOnePlace) {
  const taxed = computeSaleTaxes({ date, lines: lines.map((line) => ({ ...line, ...place })) })
  return { ...taxSummary(taxed), shares: taxed.map(({ tax1, tax2, tax3 }) => ({ tax1, tax2, tax3 })) }
}
