import type { Localized } from "@parterre/domain/language"

/** What an E-xact test card does. */
export interface ExactCard {
  readonly number: string
  /** The bank's response code. */
  readonly decline?: string
  readonly outcome: Localized
}

const approved: Localized = { fr: "Acceptée", en: "Approved" }

/** Test cards of the E-xact sandbox; every other number is refused. Those that are declined are the sandbox's own. */
export const exactCards: readonly ExactCard[] = [
  { number: "4111111111111111", outcome: approved },
  { number: "5500000000000004", outcome: approved },
  { number: "2223000148400010", outcome: approved },
  {
    number: "4000000000000002",
    decline: "303",
    outcome: { fr: "Refusée par la banque", en: "Declined by the issuer" },
  },
  {
    number: "4000000000009995",
    decline: "302",
    outcome: { fr: "Refusée\u00a0: fonds insuffisants", en: "Declined: insufficient funds" },
  },
  {
    number: "4000000000000069",
    decline: "522",
    outcome: { fr: "Refusée\u00a0: carte expirée", en: "Declined: expired card" },
  },
]
