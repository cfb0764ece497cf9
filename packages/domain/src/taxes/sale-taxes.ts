import type { Localized } from "../language/localized.ts"
import { allocate } from "../money/allocate.ts"
import type { Cents } from "../money/cents.ts"
import { applyRate } from "../money/rate.ts"
import type { Province } from "../provinces/provinces.ts"
import { assertLine, type TaxableLine, type TaxShares, taxedAmount } from "./compute-taxes.ts"
import { type MunicipalTax, municipalTaxLine } from "./municipal-tax.ts"
import { taxLinesFor } from "./tax-lines.ts"
import type { TaxLine, TaxSlot } from "./tax-table.ts"

/** A line with the place its event is taxed at. */
export type PlacedLine = TaxableLine & { province: Province; municipalTaxes?: readonly MunicipalTax[] }

/** `date` is the local day of the sale. */
export type SaleTaxRequest = { date: string; lines: readonly PlacedLine[] }

/** A line's amounts and its share of each tax, in cents, with the names of the taxes in force where it is taxed. */
export type LineTaxes = TaxShares & {
  amount: Cents
  serviceCharge: Cents
  descriptionTax1: Localized | undefined
  descriptionTax2: Localized | undefined
  descriptionTax3: Localized | undefined
}

/**
 * The taxes of a sale whose events take place in several towns or provinces, line by line. Each tax is computed and
 * rounded once, on the sum of all that it is on, wherever that is sold: an invoice with several supplies may compute a
 * tax on their total (Excise Tax Act, s. 165.2), and 5 % of what the receipt adds up is then what it says [TAX-003].
 */
export function computeSaleTaxes({ date, lines }: SaleTaxRequest): LineTaxes[] {
  for (const line of lines) assertLine(line)
  const taxed = lines.map((line) => ({ line, taxes: taxesAt(line, date) }))
  const shares = lines.map((): TaxShares => ({ tax1: 0, tax2: 0, tax3: 0 }))
  const everyTax = new Map(taxed.flatMap(({ taxes }) => taxes.map((tax) => [keyOf(tax), tax] as const)))
  for (const [key, tax] of everyTax) {
    const bases = taxed.map(({ line, taxes }) =>
      taxes.some((other) => keyOf(other) === key) ? taxedAmount(line, tax) : 0,
    )
    const amount = applyRate(
      bases.reduce((sum, base) => sum + base, 0),
      tax.rate,
    )
    allocate(amount, bases).forEach((share, index) => {
      const line = shares[index]
      if (line !== undefined) line[`tax${tax.slot}`] += share
    })
  }
  return taxed.map(({ line: { amount, serviceCharge }, taxes }, index) => {
    const nameOf = (slot: TaxSlot) => taxes.find((tax) => tax.slot === slot)?.name
    return {
      amount,
      serviceCharge,
      ...(shares[index] ?? { tax1: 0, tax2: 0, tax3: 0 }),
      descriptionTax1: nameOf(1),
      descriptionTax2: nameOf(2),
      descriptionTax3: nameOf(3),
    }
  })
}

function taxesAt({ province, municipalTaxes = [] }: PlacedLine, date: string): TaxLine[] {
  const municipal = municipalTaxLine(municipalTaxes, date.slice(0, 10))
  return [...taxLinesFor(province, date), ...(municipal === undefined ? [] : [municipal])]
}

/** One tax is one name at one rate on the same things: the GST of two provinces, the tax of one town's two venues. */
const keyOf = ({ name, rate, slot, onServiceCharge }: TaxLine): string =>
  JSON.stringify([name, rate, slot, onServiceCharge])
