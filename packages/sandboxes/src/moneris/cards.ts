import type { Localized } from "@parterre/domain/language"

/** What a Moneris test card does. */
export interface MonerisCard {
  readonly number: string
  /** Response code of the authorisation. */
  readonly decline?: string
  readonly outcome: Localized
}

const approved: Localized = { fr: "Acceptée", en: "Approved" }

/** Test cards of the Moneris sandbox; every other number is refused. Those that are declined are the sandbox's own. */
export const monerisCards: readonly MonerisCard[] = [
  { number: "4242424242424242", outcome: approved },
  { number: "5454545454545454", outcome: approved },
  { number: "373599005095005", outcome: approved },
  { number: "36462462742008", outcome: approved },
  { number: "6011000992927602", outcome: approved },
  {
    number: "4000000000000002",
    decline: "481",
    outcome: { fr: "Refusée par la banque", en: "Declined by the issuer" },
  },
  {
    number: "4000000000009995",
    decline: "076",
    outcome: { fr: "Refusée\u00a0: fonds insuffisants", en: "Declined: insufficient funds" },
  },
  {
    number: "4000000000000069",
    decline: "482",
    outcome: { fr: "Refusée\u00a0: carte expirée", en: "Declined: expired card" },
  },
]
