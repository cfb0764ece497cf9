import type { TaxSummary } from "@parterre/contract"
import type { Localized } from "../language/localized.ts"
import type { Cents } from "../money/cents.ts"
import type { LineTaxes, TaxShares } from "./sale-taxes.ts"
import type { TaxSlot } from "./tax-table.ts"

type TaxName = "descriptionTax1" | "descriptionTax2" | "descriptionTax3"

/** The figures of the contract's summary, in cents, before a language is chosen; a tax that is in force nowhere has no name. */
export type LocalizedTaxSummary = Omit<TaxSummary, TaxName> & Record<TaxName, Localized | undefined>

/** What the taxed lines of a sale add up to [TAX-001] [TAX-002]. */
export function taxSummary(lines: readonly LineTaxes[]): LocalizedTaxSummary {
  const sum = (of: (line: LineTaxes) => Cents) => lines.reduce((total, line) => total + of(line), 0)
  const subtotal = sum(({ amount }) => amount)
  const serviceCharge = sum((line) => line.serviceCharge)
  const shares = {
    tax1: sum(({ tax1 }) => tax1),
    tax2: sum(({ tax2 }) => tax2),
    tax3: sum(({ tax3 }) => tax3),
  }
  const totalBeforeTaxes = subtotal + serviceCharge
  return {
    subtotal,
    serviceCharge,
    ...shares,
    descriptionTax1: nameIn(1, lines),
    descriptionTax2: nameIn(2, lines),
    descriptionTax3: nameIn(3, lines),
    totalBeforeTaxes,
    totalAfterTaxes: totalBeforeTaxes + shares.tax1 + shares.tax2 + shares.tax3,
  }
}

/** A sale in two provinces may have two taxes in one place of the receipt; it names both. */
function nameIn(slot: TaxSlot, lines: readonly LineTaxes[]): Localized | undefined {
  const names = lines.flatMap(({ taxes }) => taxes.filter((tax) => tax.slot === slot).map(({ name }) => name))
  const joined = (language: keyof Localized) => [...new Set(names.map((name) => name[language]))].join(" / ")
  return names.length === 0 ? undefined : { fr: joined("fr"), en: joined("en") }
}

/** The figures of taxes and their names as somebody reads them. */
export type PrintedTaxes = TaxShares & Readonly<Partial<Pick<TaxSummary, TaxName>>>

/** The taxes that come to something, by name and in order, as receipt, invoice, terminal and cart print them [CART-041]. */
export const taxLines = (tax: PrintedTaxes): { name: string; cents: Cents }[] =>
  [
    { name: tax.descriptionTax1 ?? "", cents: tax.tax1 },
    { name: tax.descriptionTax2 ?? "", cents: tax.tax2 },
    { name: tax.descriptionTax3 ?? "", cents: tax.tax3 },
  ].filter(({ cents }) => cents > 0)
