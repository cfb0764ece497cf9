import type { Localized } from "@parterre/domain/language"

/** What a CardPointe test card does. */
export interface CardConnectCard {
  readonly number: string
  /** Response code of the authorisation. */
  readonly decline?: string
  readonly outcome: Localized
}

const approved: Localized = { fr: "Acceptée", en: "Approved" }

/** Test cards of the CardPointe sandbox; every other number is refused. */
export const cardConnectCards: readonly CardConnectCard[] = [
  { number: "4788250000121443", outcome: approved },
  { number: "5454545454545454", outcome: approved },
  { number: "371449635398431", outcome: approved },
  { number: "6011000995500000", outcome: approved },
  {
    number: "4387751111111053",
    decline: "NU",
    outcome: { fr: "Refusée\u00a0: fonds insuffisants", en: "Declined: insufficient funds" },
  },
  {
    number: "4000000000000002",
    decline: "05",
    outcome: { fr: "Refusée par la banque", en: "Declined by the issuer" },
  },
  {
    number: "4000000000000069",
    decline: "54",
    outcome: { fr: "Refusée\u00a0: carte expirée", en: "Declined: expired card" },
  },
]
