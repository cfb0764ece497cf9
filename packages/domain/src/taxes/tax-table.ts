import type { Localized } from "../language/localized.ts"
import type { Rate } from "../money/rate.ts"
import type { Province } from "../provinces/provinces.ts"

export type TaxCode = "GST" | "HST" | "QST" | "PST"

/** The place a tax takes among tax1, tax2 and tax3: federal or harmonised, provincial, municipal [TAX-001]. */
export type TaxSlot = 1 | 2 | 3

/** One tax on an admission and whether its service charge is taxed too. */
export type TaxLine = {
  code: TaxCode | "MUNICIPAL"
  name: Localized
  rate: Rate
  slot: TaxSlot
  onServiceCharge: boolean
}

/** A rate in force from a date up to, and not including, another. */
type DatedRate = {
  code: TaxCode
  provinces: readonly Province[]
  from: string
  until?: string
  rate: Rate
}

/** The first day the table knows, which is not when its rates began. */
export const TAX_TABLE_START = "2016-10-01"

export const TAX_NAMES: Readonly<Record<TaxCode, Localized>> = {
  GST: { fr: "TPS", en: "GST" },
  HST: { fr: "TVH", en: "HST" },
  QST: { fr: "TVQ", en: "QST" },
  PST: { fr: "TVP", en: "PST" },
}

const percent = (numerator: number): Rate => ({ numerator, denominator: 100 })

/**
 * Taxes on admissions, in slot order. Old rates stay: a refund is taxed at the rate of its sale. British Columbia
 * and Manitoba tax goods, not admissions, so they have no row of their own.
 */
export const TAX_TABLE: readonly DatedRate[] = [
  {
    code: "GST",
    provinces: ["AB", "BC", "MB", "NT", "NU", "QC", "SK", "YT"],
    from: TAX_TABLE_START,
    rate: percent(5),
  },
  { code: "HST", provinces: ["ON"], from: TAX_TABLE_START, rate: percent(13) },
  {
    code: "HST",
    provinces: ["NB", "NL", "PE"],
    from: TAX_TABLE_START,
    rate: percent(15),
  },
  {
    code: "HST",
    provinces: ["NS"],
    from: TAX_TABLE_START,
    until: "2025-04-01",
    rate: percent(15),
  },
  { code: "HST", provinces: ["NS"], from: "2025-04-01", rate: percent(14) },
  {
    code: "QST",
    provinces: ["QC"],
    from: TAX_TABLE_START,
    rate: { numerator: 9975, denominator: 100_000 },
  },
  // Saskatchewan extended its tax to admissions on 1 October 2022.
  { code: "PST", provinces: ["SK"], from: "2022-10-01", rate: percent(6) },
]
