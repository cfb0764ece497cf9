import type { Localized } from "@parterre/domain/language"

/** What an Orbital test card does. */
export interface PaymentechCard {
  readonly number: string
  /** Response code of the authorisation. */
  readonly decline?: string
  readonly outcome: Localized
}

const approved: Localized = { fr: "Acceptée", en: "Approved" }

/** Test cards of the Orbital sandbox; every other number is refused. */
export const paymentechCards: readonly PaymentechCard[] = [
  { number: "4788250000028291", outcome: approved },
  { number: "4556761029983886", outcome: approved },
  { number: "5454545454545454", outcome: approved },
  { number: "371449635398431", outcome: approved },
  { number: "6011000995500000", outcome: approved },
  {
    number: "4000300011112220",
    decline: "05",
    outcome: { fr: "Refusée par la banque", en: "Declined by the issuer" },
  },
  {
    number: "4000000000009995",
    decline: "51",
    outcome: { fr: "Refusée\u00a0: fonds insuffisants", en: "Declined: insufficient funds" },
  },
  {
    number: "4000000000000069",
    decline: "33",
    outcome: { fr: "Refusée\u00a0: carte expirée", en: "Declined: expired card" },
  },
]
