export type { MunicipalTax } from "./municipal-tax.ts"
export { computeSaleTaxes, type LineTaxes, type TaxShares, taxesInForce } from "./sale-taxes.ts"
export { type LocalizedTaxSummary, type PrintedTaxes, taxLines, taxSummary } from "./tax-summary.ts"
export { TAX_NAMES } from "./tax-table.ts"
