import type { Localized } from "../language/localized.ts"
import type { Rate } from "../money/rate.ts"
import type { Province } from "../provinces/provinces.ts"

export type TaxCode = "GST" | "HST" | "QST" | "PST" | "RST"

/** One tax on an admission; `slot` is the place it takes among tax1, tax2 and tax3. */
export type TaxLine = { code: TaxCode; name: Localized; rate: Rate; slot: 1 | 2 | 3 }

/** A rate in force from a date up to, and not including, another. */
type DatedRate = {
  code: TaxCode
  provinces: readonly Province[]
  from: string
  until?: string
  rate: Rate
  onAdmissions: boolean
}

/** The first day the table knows. */
export const TAX_TABLE_START = "2016-10-01"

export const TAX_NAMES: Readonly<Record<TaxCode, Localized>> = {
  GST: { fr: "TPS", en: "GST" },
  HST: { fr: "TVH", en: "HST" },
  QST: { fr: "TVQ", en: "QST" },
  PST: { fr: "TVP", en: "PST" },
  RST: { fr: "TVD", en: "RST" },
}

const percent = (numerator: number): Rate => ({ numerator, denominator: 100 })

/** Old rates stay: a refund is taxed at the rate of its sale. */
export const TAX_TABLE: readonly DatedRate[] = [
  {
    code: "GST",
    provinces: ["AB", "BC", "MB", "NT", "NU", "QC", "SK", "YT"],
    from: TAX_TABLE_START,
    rate: percent(5),
    onAdmissions: true,
  },
  { code: "HST", provinces: ["ON"], from: TAX_TABLE_START, rate: percent(13), onAdmissions: true },
  {
    code: "HST",
    provinces: ["NB", "NL", "PE"],
    from: TAX_TABLE_START,
    rate: percent(15),
    onAdmissions: true,
  },
  {
    code: "HST",
    provinces: ["NS"],
    from: TAX_TABLE_START,
    until: "2025-04-01",
    rate: percent(15),
    onAdmissions: true,
  },
  { code: "HST", provinces: ["NS"], from: "2025-04-01", rate: percent(14), onAdmissions: true },
  {
    code: "QST",
    provinces: ["QC"],
    from: TAX_TABLE_START,
    rate: { numerator: 9975, denominator: 100_000 },
    onAdmissions: true,
  },
  // Saskatchewan extended its tax to admissions on 1 October 2022.
  { code: "PST", provinces: ["SK"], from: "2022-10-01", rate: percent(6), onAdmissions: true },
  // British Columbia and Manitoba tax goods, not admissions.
  { code: "PST", provinces: ["BC"], from: TAX_TABLE_START, rate: percent(7), onAdmissions: false },
  { code: "RST", provinces: ["MB"], from: "2019-07-01", rate: percent(7), onAdmissions: false },
]
