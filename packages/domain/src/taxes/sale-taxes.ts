import { allocate } from "../money/allocate.ts"
import { assertCents, type Cents } from "../money/cents.ts"
import { applyRate } from "../money/rate.ts"
import type { Province } from "../provinces/provinces.ts"
import { type MunicipalTax, municipalTaxLine } from "./municipal-tax.ts"
import { taxLinesFor } from "./tax-lines.ts"
import type { TaxLine } from "./tax-table.ts"

/** A line of a sale: both amounts are for the whole line, in cents, before taxes. */
export type TaxableLine = { amount: Cents; serviceCharge: Cents; taxable: boolean }

/** Where something is taxed: where its event takes place, with the venue's municipal taxes if its town has any. */
export type TaxedPlace = { province: Province; municipalTaxes?: readonly MunicipalTax[] }

/** `date` is the local day of the sale, as a refund's is. */
export type SaleTaxRequest = { date: string; lines: readonly (TaxableLine & TaxedPlace)[] }

export type TaxShares = { tax1: Cents; tax2: Cents; tax3: Cents }

/** A line's amounts and its share of each tax, in cents, with the taxes in force where it is taxed. */
export type LineTaxes = TaxShares & { amount: Cents; serviceCharge: Cents; taxes: TaxLine[] }

/**
 * GST (TPS), QST (TVQ), HST, PST and municipal taxes of a sale, each on price and service charge before any tax: QST is not
 * on GST. Rates are those of `tax-table.ts` in force where the event takes place, on the day of the sale (of the payment
 * attempt, once there is one). Each is rounded once per sale, half a cent up.
 *
 * The events of a sale may take place in several towns or provinces. Each tax is computed on the sum of all that it is on,
 * wherever that is sold: an invoice with several supplies may compute a tax on their total (Excise Tax Act, s. 165.2), and
 * 5 % of what the receipt adds up is then what it says. The tax is shared over the lines by largest remainder, so that
 * refunds of lines add up to what was charged [TAX-001] [TAX-003]. Throws a RangeError on a negative or broken amount.
 */
export function computeSaleTaxes({ date, lines }: SaleTaxRequest): LineTaxes[] {
  return shareTaxes(lines.map((line) => ({ line, taxes: taxesInForce(line, date) })))
}

/** A line with the taxes in force where it is taxed. */
export interface TaxedLine {
  readonly line: TaxableLine
  readonly taxes: TaxLine[]
}

/**
 * Each tax on all lines, rounded once and shared over them. What stands on the receipt `before` them has its shares
 * already: these lines get the rest, so that the whole is rounded once all the same.
 */
export function shareTaxes(taxed: readonly TaxedLine[], before: readonly TaxedLine[] = []): LineTaxes[] {
  const lines = taxed.map(({ line }) => line)
  for (const line of lines) assertLine(line)
  const shares = lines.map((): TaxShares => ({ tax1: 0, tax2: 0, tax3: 0 }))
  const everyTax: TaxLine[] = []
  for (const { taxes } of taxed) for (const tax of taxes) if (!includesTax(everyTax, tax)) everyTax.push(tax)
  for (const tax of everyTax) {
    const basesOf = (some: readonly TaxedLine[]) =>
      some.map(({ line, taxes }) => (includesTax(taxes, tax) ? taxedAmount(line, tax) : 0))
    const bases = basesOf(taxed)
    const earlier = sum(basesOf(before))
    const amount = applyRate(earlier + sum(bases), tax.rate) - applyRate(earlier, tax.rate)
    allocate(amount, bases).forEach((share, index) => {
      const line = shares[index]
      if (line !== undefined) line[`tax${tax.slot}`] += share
    })
  }
  return taxed.map(({ line: { amount, serviceCharge }, taxes }, index) => ({
    amount,
    serviceCharge,
    ...(shares[index] ?? { tax1: 0, tax2: 0, tax3: 0 }),
    taxes,
  }))
}

/** The taxes on an admission sold on a day, in slot order [TAX-002]. */
export function taxesInForce({ province, municipalTaxes = [] }: TaxedPlace, date: string): TaxLine[] {
  const municipal = municipalTaxLine(municipalTaxes, date.slice(0, 10))
  return [...taxLinesFor(province, date), ...(municipal === undefined ? [] : [municipal])]
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

/** What a tax is on, of a line. */
const taxedAmount = ({ taxable, amount, serviceCharge }: TaxableLine, { onServiceCharge }: TaxLine): Cents =>
  taxable ? amount + (onServiceCharge ? serviceCharge : 0) : 0

function assertLine({ amount, serviceCharge }: TaxableLine): void {
  assertCents(amount, "A line's amount")
  assertCents(serviceCharge, "A line's service charge")
  if (amount < 0 || serviceCharge < 0) throw new RangeError("A line's amounts are never negative")
}

/** One tax is one name at one rate on the same things: the GST of two provinces, the tax of one town's two venues. */
const includesTax = (taxes: readonly TaxLine[], { name, rate, slot, onServiceCharge }: TaxLine): boolean =>
  taxes.some(
    (tax) =>
      tax.slot === slot &&
      tax.onServiceCharge === onServiceCharge &&
      tax.rate.numerator === rate.numerator &&
      tax.rate.denominator === rate.denominator &&
      tax.name.fr === name.fr &&
      tax.name.en === name.en,
  )
