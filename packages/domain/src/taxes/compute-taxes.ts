import type { Localized } from "../language/localized.ts"
import { allocate } from "../money/allocate.ts"
import { assertCents, type Cents } from "../money/cents.ts"
import { applyRate } from "../money/rate.ts"
import type { Province } from "../provinces/provinces.ts"
import { taxLinesFor } from "./tax-lines.ts"

/** A line of a sale: both amounts are for the whole line, in cents, before taxes. */
export type TaxableLine = { amount: Cents; serviceCharge: Cents; taxable: boolean }

/** `date` is the local day of the event. */
export type TaxRequest = { province: Province; date: string; lines: readonly TaxableLine[] }

export type TaxShares = { tax1: Cents; tax2: Cents; tax3: Cents }

/** The ten figures of an invoice, in cents, and each line's part of every tax. */
export type TaxSummary = TaxShares & {
  subtotal: Cents
  serviceCharge: Cents
  descriptionTax1: Localized | undefined
  descriptionTax2: Localized | undefined
  descriptionTax3: Localized | undefined
  totalBeforeTaxes: Cents
  totalAfterTaxes: Cents
  shares: TaxShares[]
}

/**
 * The taxes of a sale: each computed once on the sum of the taxable lines, service charges included, then shared
 * over the lines by largest remainder, so that refunds of lines add up to what was charged.
 */
export function computeTaxes({ province, date, lines }: TaxRequest): TaxSummary {
  for (const line of lines) assertLine(line)
  const bases = lines.map((line) => (line.taxable ? line.amount + line.serviceCharge : 0))
  const base = sum(bases)
  const taxes = taxLinesFor(province, date)
  const inSlot = (slot: 1 | 2 | 3) => taxes.find((tax) => tax.slot === slot)
  const amountOf = (slot: 1 | 2 | 3) =>
    applyRate(base, inSlot(slot)?.rate ?? { numerator: 0, denominator: 1 })
  const [tax1, tax2, tax3] = [amountOf(1), amountOf(2), amountOf(3)]
  const [shares1, shares2, shares3] = [allocate(tax1, bases), allocate(tax2, bases), allocate(tax3, bases)]
  const subtotal = sum(lines.map((line) => line.amount))
  const serviceCharge = sum(lines.map((line) => line.serviceCharge))
  const totalBeforeTaxes = subtotal + serviceCharge
  return {
    subtotal,
    serviceCharge,
    tax1,
    tax2,
    tax3,
    descriptionTax1: inSlot(1)?.name,
    descriptionTax2: inSlot(2)?.name,
    descriptionTax3: inSlot(3)?.name,
    totalBeforeTaxes,
    totalAfterTaxes: totalBeforeTaxes + tax1 + tax2 + tax3,
    shares: lines.map((_, i) => ({ tax1: shares1[i] ?? 0, tax2: shares2[i] ?? 0, tax3: shares3[i] ?? 0 })),
  }
}

const sum = (amounts: readonly Cents[]) => amounts.reduce((all, amount) => all + amount, 0)

function assertLine({ amount, serviceCharge }: TaxableLine): void {
  assertCents(amount, "A line's amount")
  assertCents(serviceCharge, "A line's service charge")
  if (amount < 0 || serviceCharge < 0) throw new RangeError("A line's amounts are never negative")
}
