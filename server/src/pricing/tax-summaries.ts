import type { TaxSummary } from "@parterre/contract"
import { PROVINCES, type Province } from "@parterre/domain/provinces"
import { computeSaleTaxes, type LineTaxes, type MunicipalTax, type TaxShares } from "@parterre/domain/taxes"
import type { Language } from "../http/handler.ts"

/** A line of a cart: both amounts are for the whole line, in cents. */
export interface TaxedLine {
  /** Of the element of the cart it is shown in. */
  readonly elementId: string
  /** Where the event takes place. */
  readonly province: string
  readonly municipalTaxes: readonly MunicipalTax[]
  readonly amount: number
  readonly serviceCharge: number
}

export interface CartTaxes {
  readonly total: TaxSummary
  readonly ofElement: ReadonlyMap<string, TaxSummary>
  /** In the order of the lines given. */
  readonly ofLine: readonly TaxShares[]
}

/**
 * The taxes of a cart: each rounded once over the whole sale; what an element of the cart shows is the sum of its lines' shares and
 * so adds up to the total. `day` is the local date of the sale.
 */
export function cartTaxes(lines: readonly TaxedLine[], day: string, language: Language): CartTaxes {
  const placed = lines.map((line) => ({ ...line, province: provinceOf(line.province), taxable: true }))
  const taxed = computeSaleTaxes({ date: day, lines: placed })
  const ofElement = Map.groupBy(taxed, (_, index) => lines[index]?.elementId ?? "")
  return {
    total: sumOf(taxed, language),
    ofElement: new Map([...ofElement].map(([id, ofOne]) => [id, sumOf(ofOne, language)])),
    ofLine: taxed.map(({ tax1, tax2, tax3 }) => ({ tax1, tax2, tax3 })),
  }
}

function sumOf(lines: readonly LineTaxes[], language: Language): TaxSummary {
  const sum = (of: (line: LineTaxes) => number) => lines.reduce((total, line) => total + of(line), 0)
  // A cart of two provinces may have two taxes in one place of the receipt; it names both.
  const name = (of: (line: LineTaxes) => LineTaxes["descriptionTax1"]) =>
    [...new Set(lines.flatMap((line) => of(line)?.[language] ?? []))].join(" / ")
  const subtotal = sum(({ amount }) => amount)
  const serviceCharge = sum((line) => line.serviceCharge)
  const taxes = {
    tax1: sum(({ tax1 }) => tax1),
    tax2: sum(({ tax2 }) => tax2),
    tax3: sum(({ tax3 }) => tax3),
  }
  const totalBeforeTaxes = subtotal + serviceCharge
  return {
    subtotal,
    serviceCharge,
    ...taxes,
    descriptionTax1: name(({ descriptionTax1 }) => descriptionTax1),
    descriptionTax2: name(({ descriptionTax2 }) => descriptionTax2),
    descriptionTax3: name(({ descriptionTax3 }) => descriptionTax3),
    totalBeforeTaxes,
    totalAfterTaxes: totalBeforeTaxes + taxes.tax1 + taxes.tax2 + taxes.tax3,
  }
}

function provinceOf(code: string): Province {
  const province = PROVINCES.find((known) => known === code)
  if (province === undefined) throw new Error(`An event is taxed in ${code}, which is no province`)
  return province
}
