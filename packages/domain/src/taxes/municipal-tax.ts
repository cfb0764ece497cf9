import type { LocalDate } from "../dates/local-date.ts"
import type { Localized } from "../language/localized.ts"
import type { Rate } from "../money/rate.ts"
import type { TaxLine } from "./tax-table.ts"

/**
 * A municipality's tax on admissions, such as an entertainment or amusement tax, sold from a day up to and not including
 * another. Some leave the service charge out [TAX-003].
 */
export type MunicipalTax = {
  name: Localized
  rate: Rate
  from: LocalDate
  until?: LocalDate | undefined
  onServiceCharge: boolean
}

/** The municipal tax of a day, in the third place; two at once are a fault in the tenant's table [TAX-001] [TAX-003]. */
export function municipalTaxLine(taxes: readonly MunicipalTax[], day: LocalDate): TaxLine | undefined {
  const inForce = taxes.filter(({ from, until }) => from <= day && (until === undefined || day < until))
  const [tax, other] = inForce
  if (other !== undefined) throw new RangeError(`Two municipal taxes are in force on ${day}`)
  if (tax === undefined) return undefined
  const { name, rate, onServiceCharge } = tax
  return { code: "MUNICIPAL", name, rate, slot: 3, onServiceCharge }
}
