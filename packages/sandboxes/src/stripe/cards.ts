import type { Localized } from "@parterre/domain/language"

/** What a Stripe test card does. */
export interface StripeCard {
  readonly number: string
  /** Error code and decline code of the authorisation, after the challenge where there is one. */
  readonly decline?: readonly [code: string, declineCode?: string]
  /** Whether the issuer asks for a code first. */
  readonly challenge?: true
  /** Ids that stand for this card without a number. */
  readonly aliases?: readonly string[]
  readonly outcome: Localized
}

const approved: Localized = { fr: "Acceptée", en: "Approved" }
const challenged: Localized = {
  fr: "La banque demande un code (1234), puis acceptée",
  en: "The bank asks for a code (1234), then approved",
}

const declined = (
  number: string,
  code: string,
  fr: string,
  en: string,
  declineCode?: string,
): StripeCard => ({
  number,
  decline: declineCode === undefined ? [code] : [code, declineCode],
  outcome: { fr, en },
})

/** Test cards of the Stripe sandbox; every other number is refused. */
export const stripeCards: readonly StripeCard[] = [
  { number: "4242424242424242", aliases: ["tok_visa", "pm_card_visa"], outcome: approved },
  { number: "4000056655665556", outcome: { fr: "Acceptée (débit)", en: "Approved (debit)" } },
  { number: "5555555555554444", aliases: ["tok_mastercard", "pm_card_mastercard"], outcome: approved },
  { number: "2223003122003222", outcome: approved },
  { number: "378282246310005", aliases: ["tok_amex", "pm_card_amex"], outcome: approved },
  { number: "6011111111111117", outcome: approved },
  { number: "3566002020360505", outcome: approved },
  { number: "3056930009020004", outcome: approved },
  { number: "6200000000000005", outcome: approved },
  {
    number: "4000001240000000",
    outcome: { fr: "Acceptée, émise au Canada", en: "Approved, issued in Canada" },
  },
  { number: "4000000000003055", outcome: approved },
  { number: "4000000000009235", outcome: { fr: "Acceptée, risque élevé", en: "Approved, elevated risk" } },
  { number: "4000002500003155", challenge: true, outcome: challenged },
  { number: "4000002760003184", challenge: true, outcome: challenged },
  {
    number: "4000000000003220",
    aliases: ["tok_threeDSecure2Required", "pm_card_threeDSecure2Required"],
    challenge: true,
    outcome: challenged,
  },
  { number: "4000000000003063", challenge: true, outcome: challenged },
  {
    number: "4000008400001280",
    decline: ["card_declined"],
    outcome: {
      fr: "Vérification exigée, mais impossible\u00a0: refusée",
      en: "Verification required, but couldn’t be performed: declined",
    },
  },
  {
    number: "4000000000003097",
    outcome: {
      fr: "Vérification impossible, mais facultative\u00a0: acceptée",
      en: "Verification couldn’t be performed, but is optional: approved",
    },
  },
  {
    ...declined(
      "4000008260003178",
      "card_declined",
      "Code demandé, puis refusée\u00a0: fonds insuffisants",
      "Asks for a code, then declined: insufficient funds",
      "insufficient_funds",
    ),
    challenge: true,
  },
  {
    ...declined(
      "4000008400001629",
      "card_declined",
      "Code demandé, puis refusée",
      "Asks for a code, then declined",
      "generic_decline",
    ),
    challenge: true,
  },
  {
    ...declined(
      "4000000000000002",
      "card_declined",
      "Refusée par la banque",
      "Declined by the issuer",
      "generic_decline",
    ),
    aliases: ["tok_chargeDeclined", "pm_card_chargeDeclined"],
  },
  declined(
    "4000000000009995",
    "card_declined",
    "Refusée\u00a0: fonds insuffisants",
    "Declined: insufficient funds",
    "insufficient_funds",
  ),
  declined(
    "4000000000009987",
    "card_declined",
    "Refusée\u00a0: carte perdue",
    "Declined: lost card",
    "lost_card",
  ),
  declined(
    "4000000000009979",
    "card_declined",
    "Refusée\u00a0: carte volée",
    "Declined: stolen card",
    "stolen_card",
  ),
  declined("4000000000000069", "expired_card", "Carte expirée", "Expired card", "expired_card"),
  declined(
    "4000000000000127",
    "incorrect_cvc",
    "Code de sécurité inexact",
    "Incorrect security code",
    "incorrect_cvc",
  ),
  declined(
    "4000000000000101",
    "incorrect_cvc",
    "Code de sécurité inexact",
    "Incorrect security code",
    "incorrect_cvc",
  ),
  declined(
    "4000000000000036",
    "incorrect_zip",
    "Code postal inexact",
    "Incorrect postal code",
    "incorrect_zip",
  ),
  declined(
    "4000000000000119",
    "processing_error",
    "Erreur de traitement",
    "Processing error",
    "processing_error",
  ),
  declined(
    "4000000000006975",
    "card_declined",
    "Refusée\u00a0: trop d’achats",
    "Declined: too many purchases",
    "card_velocity_exceeded",
  ),
  declined(
    "4000000000000341",
    "card_declined",
    "Refusée au paiement",
    "Declined when charged",
    "generic_decline",
  ),
  declined("4100000000000019", "card_declined", "Bloquée\u00a0: fraude", "Blocked: fraud", "fraudulent"),
  declined(
    "4000000000004954",
    "card_declined",
    "Bloquée\u00a0: risque maximal",
    "Blocked: highest risk",
    "highest_risk_level",
  ),
]
