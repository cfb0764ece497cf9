export { computeTaxes, type TaxShares } from "./compute-taxes.ts"
export type { MunicipalTax } from "./municipal-tax.ts"
export { computeSaleTaxes, type LineTaxes } from "./sale-taxes.ts"
