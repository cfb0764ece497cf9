import type { Localized, Receipt } from "@parterre/contract"
import { contactPhone } from "@parterre/domain/clients"
import { TAX_NAMES } from "@parterre/domain/taxes"
import type { ContactColumn, TaxNumbersColumn, WebsiteRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"

/** Who sells, in both languages: what a receipt, an invoice and a ticket must say of it. */
export interface Seller extends Pick<ContactColumn, "email" | "phone" | "address"> {
  readonly name: Localized
  readonly taxNumbers: TaxNumbersColumn
}

export function sellerOf(row: WebsiteRow): Seller {
  const { email, phone, address }: ContactColumn = JSON.parse(row.contact)
  const taxNumbers: TaxNumbersColumn = JSON.parse(row.tax_numbers)
  return { name: { fr: row.name_fr, en: row.name_en }, taxNumbers, ...defined({ email, phone, address }) }
}

/** Who sells, as a receipt says it. */
export function organiserOf(seller: Seller, language: Language): Receipt["organiser"] {
  const { name, email, phone, taxNumbers } = seller
  const colon = language === "fr" ? "\u00a0:" : ":"
  return defined({
    name: name[language],
    email,
    phone: phone && contactPhone(phone, language),
    taxNumbers: (["GST", "HST", "QST", "PST"] as const).flatMap((tax) => {
      const number = taxNumbers[tax.toLowerCase() as Lowercase<typeof tax>]
      return number === undefined ? [] : `${TAX_NAMES[tax][language]}${colon} ${number}`
    }),
  })
}
