import type { Localized } from "../language/localized.ts"
import { allocate } from "../money/allocate.ts"
import { assertCents, type Cents } from "../money/cents.ts"
import { applyRate } from "../money/rate.ts"
import type { Province } from "../provinces/provinces.ts"
import { type MunicipalTax, municipalTaxLine } from "./municipal-tax.ts"
import { taxLinesFor } from "./tax-lines.ts"
import type { TaxLine, TaxSlot } from "./tax-table.ts"

/** A line of a sale: both amounts are for the whole line, in cents, before taxes. */
export type TaxableLine = { amount: Cents; serviceCharge: Cents; taxable: boolean }

/** `date` is the local day of the sale, as a refund's is; `municipalTaxes` are the venue's, if its town has any. */
export type TaxRequest = {
  province: Province
  date: string
  lines: readonly TaxableLine[]
  municipalTaxes?: readonly MunicipalTax[]
}

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
 * over the lines by largest remainder, so that refunds of lines add up to what was charged [TAX-001] [TAX-003].
 */
export function computeTaxes({ province, date, lines, municipalTaxes = [] }: TaxRequest): TaxSummary {
  for (const line of lines) assertLine(line)
  const taxes = [...taxLinesFor(province, date), municipalTaxLine(municipalTaxes, date.slice(0, 10))]
  const inSlot = (slot: TaxSlot) =>
    chargeOf(
      taxes.find((tax) => tax?.slot === slot),
      lines,
    )
  const [first, second, third] = [inSlot(1), inSlot(2), inSlot(3)]
  const subtotal = sum(lines.map((line) => line.amount))
  const serviceCharge = sum(lines.map((line) => line.serviceCharge))
  const totalBeforeTaxes = subtotal + serviceCharge
  return {
    subtotal,
    serviceCharge,
    tax1: first.amount,
    tax2: second.amount,
    tax3: third.amount,
    descriptionTax1: first.name,
    descriptionTax2: second.name,
    descriptionTax3: third.name,
    totalBeforeTaxes,
    totalAfterTaxes: sum([totalBeforeTaxes, first.amount, second.amount, third.amount]),
    shares: lines.map((_, i) => ({
      tax1: first.shares[i] ?? 0,
      tax2: second.shares[i] ?? 0,
      tax3: third.shares[i] ?? 0,
    })),
  }
}

type Charge = { name: Localized | undefined; amount: Cents; shares: readonly Cents[] }

function chargeOf(tax: TaxLine | undefined, lines: readonly TaxableLine[]): Charge {
  if (tax === undefined) return { name: undefined, amount: 0, shares: [] }
  const bases = lines.map((line) => taxedAmount(line, tax))
  const amount = applyRate(sum(bases), tax.rate)
  return { name: tax.name, amount, shares: allocate(amount, bases) }
}

/** What a tax is on, of a line. */
export const taxedAmount = (
  { taxable, amount, serviceCharge }: TaxableLine,
  { onServiceCharge }: TaxLine,
): Cents => (taxable ? amount + (onServiceCharge ? serviceCharge : 0) : 0)

const sum = (amounts: readonly Cents[]) => amounts.reduce((all, amount) => all + amount, 0)

/** Throws a RangeError on a negative or broken amount. */
export function assertLine({ amount, serviceCharge }: TaxableLine): void {
  assertCents(amount, "A line's amount")
  assertCents(serviceCharge, "A line's service charge")
  if (amount < 0 || serviceCharge < 0) throw new RangeError("A line's amounts are never negative")
}
