import type { Localized } from "@parterre/domain/language"

/** What a Global Payments test card does. */
export interface GlobalPaymentsCard {
  readonly number: string
  /** Final 3-D Secure status; NOT_ENROLLED for a card outside it. */
  readonly threeDS:
    | "SUCCESS_AUTHENTICATED"
    | "SUCCESS_ATTEMPT_MADE"
    | "NOT_AUTHENTICATED"
    | "FAILED_REJECTED"
    | "FAILED_UNAVAILABLE"
    | "CHALLENGE_REQUIRED"
    | "NOT_ENROLLED"
  /** Whether the issuer wants its method page run first. */
  readonly method?: true
  readonly version: "2.1.0" | "2.2.0"
  /** Result code of the authorisation when it is refused. */
  readonly decline?: "101" | "102" | "103" | "111"
  readonly outcome: Localized
}

const authenticated: Localized = {
  fr: "Authentifiée sans code, acceptée",
  en: "Authenticated without a code, approved",
}
const attempted: Localized = {
  fr: "Authentification tentée, acceptée",
  en: "Authentication attempted, approved",
}
const denied: Localized = { fr: "Authentification refusée", en: "Authentication denied" }
const rejected: Localized = { fr: "Rejetée par la banque", en: "Rejected by the issuer" }
const impossible: Localized = {
  fr: "Authentification impossible",
  en: "Authentication couldn’t be performed",
}
const challenged: Localized = {
  fr: "La banque demande un code (1234), puis acceptée",
  en: "The bank asks for a code (1234), then approved",
}
const withMethod: Localized = {
  fr: "Empreinte de l’appareil, puis authentifiée sans code",
  en: "Device fingerprint, then authenticated without a code",
}
const approved: Localized = { fr: "Acceptée, sans 3-D Secure", en: "Approved, without 3-D Secure" }

const outside = (
  number: string,
  outcome: Localized,
  decline?: GlobalPaymentsCard["decline"],
): GlobalPaymentsCard => ({
  number,
  threeDS: "NOT_ENROLLED",
  version: "2.2.0",
  outcome,
  ...(decline === undefined ? {} : { decline }),
})

/** Test cards of the Global Payments sandbox; every other number is refused. */
export const globalPaymentsCards: readonly GlobalPaymentsCard[] = [
  { number: "4012001038488884", threeDS: "CHALLENGE_REQUIRED", version: "2.1.0", outcome: challenged },
  { number: "4222000001227408", threeDS: "CHALLENGE_REQUIRED", version: "2.2.0", outcome: challenged },
  {
    number: "4222000006285344",
    threeDS: "SUCCESS_AUTHENTICATED",
    method: true,
    version: "2.2.0",
    outcome: withMethod,
  },
  {
    number: "4263970000005262",
    threeDS: "SUCCESS_AUTHENTICATED",
    method: true,
    version: "2.1.0",
    outcome: withMethod,
  },
  { number: "4222000009719489", threeDS: "SUCCESS_AUTHENTICATED", version: "2.2.0", outcome: authenticated },
  { number: "4222000006724235", threeDS: "SUCCESS_AUTHENTICATED", version: "2.1.0", outcome: authenticated },
  { number: "4012001037167778", threeDS: "SUCCESS_ATTEMPT_MADE", version: "2.1.0", outcome: attempted },
  { number: "4222000005218627", threeDS: "SUCCESS_ATTEMPT_MADE", version: "2.2.0", outcome: attempted },
  { number: "4012001037461114", threeDS: "NOT_AUTHENTICATED", version: "2.1.0", outcome: denied },
  { number: "4222000002144131", threeDS: "NOT_AUTHENTICATED", version: "2.2.0", outcome: denied },
  { number: "4012001038443335", threeDS: "FAILED_REJECTED", version: "2.1.0", outcome: rejected },
  { number: "4222000007275799", threeDS: "FAILED_REJECTED", version: "2.2.0", outcome: rejected },
  { number: "4012001037484447", threeDS: "FAILED_UNAVAILABLE", version: "2.1.0", outcome: impossible },
  { number: "4222000008880910", threeDS: "FAILED_UNAVAILABLE", version: "2.2.0", outcome: impossible },
  outside("4012001037141112", approved),
  outside("5425230000004415", approved),
  outside("374101000000608", approved),
  outside("6011000000000087", approved),
  outside("4000120000001154", { fr: "Refusée par la banque", en: "Declined by the issuer" }, "101"),
  outside(
    "4000130000001724",
    { fr: "Refusée\u00a0: appeler la banque", en: "Declined: call the issuer" },
    "102",
  ),
  outside(
    "4000160000004147",
    { fr: "Refusée\u00a0: carte perdue ou volée", en: "Declined: lost or stolen" },
    "103",
  ),
  outside(
    "4242420000000091",
    { fr: "Refusée\u00a0: code de sécurité", en: "Declined: security code" },
    "111",
  ),
  outside("5114610000004778", { fr: "Refusée par la banque", en: "Declined by the issuer" }, "101"),
  outside(
    "5114630000009791",
    { fr: "Refusée\u00a0: appeler la banque", en: "Declined: call the issuer" },
    "102",
  ),
  outside(
    "5121220000006921",
    { fr: "Refusée\u00a0: carte perdue ou volée", en: "Declined: lost or stolen" },
    "103",
  ),
  outside(
    "5100000000000131",
    { fr: "Refusée\u00a0: code de sécurité", en: "Declined: security code" },
    "111",
  ),
]
