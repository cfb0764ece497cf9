import { cardBrandName } from "@parterre/domain/cards"
import { writtenLocalDay } from "@parterre/domain/dates"
import { formatMoney } from "@parterre/domain/money"
import type { Language } from "../http/handler.ts"
import type { DocumentedReturn } from "./refund-document.ts"

/** « 62,67 $ sur la carte Visa •••• 4242 », or "$20.00 to the gift certificate ending in 94QX": for mail and invoice. */
export function returnInWords(one: DocumentedReturn, language: Language): string {
  const amount = formatMoney(one.amount, language)
  if (one.means === "instalment") {
    const day = writtenLocalDay(one.dueOn, language)
    return language === "fr"
      ? `${amount} de moins au versement du ${day}`
      : `${amount} off the instalment due ${day}`
  }
  if (one.means === "giftcertificate")
    return language === "fr"
      ? `${amount} sur le chèque-cadeau se terminant par ${one.lastFour}`
      : `${amount} to the gift certificate ending in ${one.lastFour}`
  if (one.brand === "interac")
    return language === "fr" ? `${amount} dans le compte (Interac)` : `${amount} to the account (Interac)`
  const brand = one.brand === undefined ? undefined : cardBrandName(one.brand)
  const ending = one.lastFour === undefined ? [] : [`•••• ${one.lastFour}`]
  return language === "fr"
    ? [`${amount} sur la carte`, brand, ...ending].filter(Boolean).join(" ")
    : [`${amount} to`, brand ?? "card", ...ending].join(" ")
}
