import type { TaxSummary } from "@parterre/contract"
import { computeTaxes, type MunicipalTax, PROVINCES, type Province, type TaxShares } from "@parterre/domain"
import type { Language } from "../http/handler.ts"

/** A line of a cart: both amounts are for the whole line, in cents. */
export interface TaxedLine {
  readonly eventId: string
  /** Where the event takes place. */
  readonly province: string
  readonly municipalTaxes: readonly MunicipalTax[]
  readonly amount: number
  readonly serviceCharge: number
}

export interface CartTaxes {
  readonly total: TaxSummary
  readonly ofEvent: ReadonlyMap<string, TaxSummary>
  /** In the order of the lines given. */
  readonly ofLine: readonly TaxShares[]
}

/**
 * The taxes of a cart: one computation for each place of taxation, so that cents are rounded once; what an event shows is the sum of
 * its lines' shares and so adds up to the total. `day` is the local date of the sale.
 */
export function cartTaxes(lines: readonly TaxedLine[], day: string, language: Language): CartTaxes {
  const computed = [...Map.groupBy(lines, placeOfTaxation).values()].flatMap((taxedTogether) => {
    const [first] = taxedTogether
    if (first === undefined) return []
    const summary = computeTaxes({
      province: provinceOf(first.province),
      date: day,
      lines: taxedTogether.map((line) => ({ ...line, taxable: true })),
      municipalTaxes: first.municipalTaxes,
    })
    return { taxedTogether, summary }
  })
  const parts = computed.flatMap(({ taxedTogether, summary }) =>
    taxedTogether.map(
      (line, index): TaxedPart => ({
        line,
        shares: summary.shares[index] ?? noTaxes,
        names: [summary.descriptionTax1, summary.descriptionTax2, summary.descriptionTax3].map(
          (name) => name?.[language] ?? "",
        ),
      }),
    ),
  )
  const shares = new Map(parts.map((part) => [part.line, part.shares]))
  return {
    total: sumOf(parts),
    ofEvent: new Map(
      [...Map.groupBy(parts, ({ line }) => line.eventId)].map(([id, ofEvent]) => [id, sumOf(ofEvent)]),
    ),
    ofLine: lines.map((line) => shares.get(line) ?? noTaxes),
  }
}

const placeOfTaxation = ({ province, municipalTaxes }: TaxedLine) =>
  JSON.stringify([province, municipalTaxes])

interface TaxedPart {
  readonly line: TaxedLine
  readonly shares: TaxShares
  readonly names: readonly string[]
}

const noTaxes: TaxShares = { tax1: 0, tax2: 0, tax3: 0 }

function sumOf(parts: readonly TaxedPart[]): TaxSummary {
  const sum = (of: (part: TaxedPart) => number) => parts.reduce((total, part) => total + of(part), 0)
  // A cart of two provinces may have two taxes in one place of the receipt; it names both.
  const name = (slot: number) => [...new Set(parts.flatMap((part) => part.names[slot] || []))].join(" / ")
  const subtotal = sum(({ line }) => line.amount)
  const serviceCharge = sum(({ line }) => line.serviceCharge)
  const taxes = {
    tax1: sum((p) => p.shares.tax1),
    tax2: sum((p) => p.shares.tax2),
    tax3: sum((p) => p.shares.tax3),
  }
  const totalBeforeTaxes = subtotal + serviceCharge
  return {
    subtotal,
    serviceCharge,
    ...taxes,
    descriptionTax1: name(0),
    descriptionTax2: name(1),
    descriptionTax3: name(2),
    totalBeforeTaxes,
    totalAfterTaxes: totalBeforeTaxes + taxes.tax1 + taxes.tax2 + taxes.tax3,
  }
}

function provinceOf(code: string): Province {
  const province = PROVINCES.find((known) => known === code)
  if (province === undefined) throw new Error(`An event is taxed in ${code}, which is no province`)
  return province
}
