import type { Localized } from "@parterre/domain/language"

/** What a Paysafe test card does. */
export interface PaysafeCard {
  readonly number: string
  /** Whether the card is in 3-D Secure; U: the directory cannot tell. */
  readonly enrolment: "Y" | "N" | "U"
  /** Result without a challenge. */
  readonly frictionless?: "Y" | "A" | "N" | "U" | "R"
  /** Result after a challenge that was passed. */
  readonly challenge?: "Y" | "N" | "U"
  /** Error code of the authorisation. */
  readonly decline?: string
  /** The bank lets the money go before it is taken. */
  readonly lapses?: true
  readonly outcome: Localized
}

/** How Paysafe writes brands. */
export const BRAND_CODES: Readonly<Record<string, string>> = {
  visa: "VI",
  mastercard: "MC",
  amex: "AM",
  discover: "DI",
}

const approved: Localized = { fr: "Acceptée, sans 3-D Secure", en: "Approved, without 3-D Secure" }

/** Test cards of the Paysafe sandbox; every other number is refused. */
export const paysafeCards: readonly PaysafeCard[] = [
  {
    number: "4000000000001091",
    enrolment: "Y",
    challenge: "Y",
    outcome: {
      fr: "La banque demande un code (1234), puis acceptée",
      en: "The bank asks for a code (1234), then approved",
    },
  },
  {
    number: "4000000000001000",
    enrolment: "Y",
    frictionless: "Y",
    outcome: { fr: "Authentifiée sans code, acceptée", en: "Authenticated without a code, approved" },
  },
  { number: "4111111111111111", enrolment: "N", outcome: approved },
  { number: "5555555555554444", enrolment: "N", outcome: approved },
  { number: "378282246310005", enrolment: "N", outcome: approved },
  {
    number: "5200000000001096",
    enrolment: "Y",
    challenge: "Y",
    outcome: {
      fr: "Mastercard\u00a0: la banque demande un code (1234), puis acceptée",
      en: "Mastercard: the bank asks for a code (1234), then approved",
    },
  },
  {
    number: "5200000000001005",
    enrolment: "Y",
    frictionless: "Y",
    outcome: {
      fr: "Mastercard\u00a0: authentifiée sans code, acceptée",
      en: "Mastercard: authenticated without a code, approved",
    },
  },
  {
    number: "4000000000001109",
    enrolment: "Y",
    challenge: "N",
    outcome: { fr: "La banque demande un code, puis refuse", en: "The bank asks for a code, then refuses" },
  },
  {
    number: "4000000000001117",
    enrolment: "Y",
    challenge: "U",
    outcome: {
      fr: "La banque demande un code, puis ne peut pas authentifier",
      en: "The bank asks for a code, then can’t authenticate",
    },
  },
  {
    number: "4000000000001026",
    enrolment: "Y",
    frictionless: "A",
    outcome: { fr: "Authentification tentée, acceptée", en: "Authentication attempted, approved" },
  },
  {
    number: "4000000000001018",
    enrolment: "Y",
    frictionless: "N",
    outcome: { fr: "Authentification refusée", en: "Authentication denied" },
  },
  {
    number: "4000000000001034",
    enrolment: "Y",
    frictionless: "U",
    outcome: { fr: "Authentification impossible", en: "Authentication couldn’t be performed" },
  },
  {
    number: "4000000000001042",
    enrolment: "Y",
    frictionless: "R",
    outcome: { fr: "Rejetée par la banque", en: "Rejected by the issuer" },
  },
  {
    number: "4000000000001059",
    enrolment: "U",
    outcome: { fr: "Inscription à 3-D Secure inconnue", en: "3-D Secure enrolment unknown" },
  },
  {
    number: "4000000000000002",
    enrolment: "N",
    decline: "3009",
    outcome: { fr: "Refusée par la banque", en: "Declined by the issuer" },
  },
  {
    number: "4000000000009995",
    enrolment: "N",
    decline: "3022",
    outcome: { fr: "Refusée\u00a0: fonds insuffisants", en: "Declined: insufficient funds" },
  },
  {
    number: "4000000000002065",
    enrolment: "N",
    lapses: true,
    outcome: {
      fr: "Acceptée, mais le montant réservé expire avant d’être encaissé\u00a0: un courriel demande de payer de nouveau",
      en: "Approved, but the reserved amount expires before it’s captured: an email asks to pay again",
    },
  },
]
