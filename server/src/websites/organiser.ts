import type { Receipt } from "@parterre/contract"
import type { ContactColumn, TaxNumbersColumn, WebsiteRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"

const taxNames: Readonly<Record<keyof TaxNumbersColumn, Record<Language, string>>> = {
  gst: { fr: "TPS", en: "GST" },
  hst: { fr: "TVH", en: "HST" },
  qst: { fr: "TVQ", en: "QST" },
  pst: { fr: "TVP", en: "PST" },
}

/** Who sells, as a receipt must say it. */
export function organiserOf(row: WebsiteRow, language: Language): Receipt["organiser"] {
  const { email, phone }: ContactColumn = JSON.parse(row.contact)
  const numbers: TaxNumbersColumn = JSON.parse(row.tax_numbers)
  const colon = language === "fr" ? "\u00a0:" : ":"
  return defined({
    name: language === "fr" ? row.name_fr : row.name_en,
    email,
    phone,
    taxNumbers: (["gst", "hst", "qst", "pst"] as const).flatMap((tax) => {
      const number = numbers[tax]
      return number === undefined ? [] : `${taxNames[tax][language]}${colon} ${number}`
    }),
  })
}
