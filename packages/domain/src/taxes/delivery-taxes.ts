import type { Cents } from "../money/cents.ts"
import type { Province } from "../provinces/provinces.ts"
import type { Territory } from "../territories/territory.ts"
import { type LineTaxes, type SaleTaxRequest, shareTaxes, taxesInForce } from "./sale-taxes.ts"
import { taxLinesFor } from "./tax-lines.ts"
import type { TaxLine } from "./tax-table.ts"

export interface DeliveryTaxRequest extends SaleTaxRequest {
  /** Where the seller sends from. */
  readonly origin: Province | undefined
  readonly deliveries: readonly { readonly amount: Cents; readonly destination: Territory }[]
}

/**
 * The taxes of deliveries, in their order, on top of those of a sale's lines. GST or HST is that of where the service of
 * sending ends; what leaves the country is zero-rated (GST/HST memorandum 28-2, on Excise Tax Act, Schedule VI, Part VII). QST is
 * charged when it begins and ends in Québec (Revenu Québec, freight transportation services). Provincial taxes on
 * admissions are not on it.
 *
 * Each tax is still rounded once over the sale: deliveries get what the whole comes to less what the lines have, so that
 * choosing one changes no figure of the cart [TAX-003].
 */
export function computeDeliveryTaxes({ date, lines, origin, deliveries }: DeliveryTaxRequest): LineTaxes[] {
  const before = lines.map((line) => ({ line, taxes: taxesInForce(line, date) }))
  const taxed = deliveries.map(({ amount, destination }) => ({
    line: { amount, serviceCharge: 0, taxable: true },
    taxes: taxesOnDelivery(destination, origin, date),
  }))
  return shareTaxes(taxed, before)
}

function taxesOnDelivery(destination: Territory, origin: Province | undefined, date: string): TaxLine[] {
  if (destination === "HORS_CANADA") return []
  return taxLinesFor(destination, date).filter(
    ({ code }) => code === "GST" || code === "HST" || (code === "QST" && origin === "QC"),
  )
}
