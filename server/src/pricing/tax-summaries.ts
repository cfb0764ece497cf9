import type { TaxSummary } from "@parterre/contract"
import { PROVINCES, type Province } from "@parterre/domain/provinces"
import { computeSaleTaxes, type LineTaxes, type LocalizedTaxSummary } from "@parterre/domain/taxes"
import type { VenueRow } from "../database/tables.ts"
import type { Language } from "../http/handler.ts"
import { municipalTaxesOf } from "./municipal-taxes.ts"

/** A line of a sale: both amounts are for the whole line, in cents. */
export interface SaleLine {
  /** Where the event takes place. */
  readonly province: string
  readonly venue: Pick<VenueRow, "municipal_taxes"> | undefined
  readonly amount: number
  readonly serviceCharge: number
  /** What is not is taxed elsewhere, or not at all: a gift certificate, a donation. */
  readonly taxable?: boolean
}

/** The taxes of a sale, line by line; `day` is its local date. */
export const taxesOfLines = (lines: readonly SaleLine[], day: string): LineTaxes[] =>
  computeSaleTaxes({ date: day, lines: lines.map(taxableLine) })

const taxableLine = ({ province, venue, amount, serviceCharge, taxable = true }: SaleLine) => ({
  province: provinceOf(province),
  municipalTaxes: venue === undefined ? [] : municipalTaxesOf(venue),
  amount,
  serviceCharge,
  taxable,
})

/** Holds as the lines that are taxed. */
export const taxableLines = (holds: readonly TaxableHold[]) =>
  holds.map((hold) => taxableLine(saleLine(hold)))

/** What the tax of a hold depends on; amounts are for one ticket. A product is taxed by itself, even where its event is. */
export type TaxableHold = {
  readonly hold: { readonly price: number; readonly service_charge: number; readonly qty: number }
} & (
  | {
      readonly product?: undefined
      readonly event: { readonly province: string; readonly venue: Pick<VenueRow, "municipal_taxes"> }
    }
  | { readonly product: { readonly province: string; readonly taxable: boolean } }
)

/** Holds with the taxes of each. A subscription's holds carry its shares, which add up. */
export function taxedHolds<Hold extends TaxableHold>(
  holds: readonly Hold[],
  day: string,
): (Hold & { readonly taxes: LineTaxes })[] {
  const taxes = taxesOfLines(holds.map(saleLine), day)
  return holds.flatMap((hold, index) => {
    const ofHold = taxes[index]
    return ofHold === undefined ? [] : [{ ...hold, taxes: ofHold }]
  })
}

function saleLine(taxed: TaxableHold): SaleLine {
  const { price, service_charge, qty } = taxed.hold
  const amounts = { amount: price * qty, serviceCharge: service_charge * qty }
  // The taxes of a town are on admissions only.
  return taxed.product === undefined
    ? { ...amounts, province: taxed.event.province, venue: taxed.event.venue }
    : { ...amounts, ...taxed.product, venue: undefined }
}

/** The figures as the contract prints them: names in one language, and none for a tax that is in force nowhere. */
export const printedTaxes = (summary: LocalizedTaxSummary, language: Language): TaxSummary => ({
  ...summary,
  descriptionTax1: summary.descriptionTax1?.[language] ?? "",
  descriptionTax2: summary.descriptionTax2?.[language] ?? "",
  descriptionTax3: summary.descriptionTax3?.[language] ?? "",
})

function provinceOf(code: string): Province {
  const province = PROVINCES.find((known) => known === code)
  if (province === undefined) throw new Error(`An event is taxed in ${code}, which is no province`)
  return province
}
