import { integerAt, textAt } from "@parterre/domain/json-fields"
import { eciOf, sandboxBrand } from "../card-numbers.ts"
import { BRAND_CODES, type PaysafeCard } from "./cards.ts"

/** A 3-D Secure authentication as Paysafe keeps it. */
export interface PaysafeAuthentication {
  readonly id: string
  readonly merchantRefNum: string
  readonly amount: number
  readonly currency: string
  readonly card: PaysafeCard
  readonly directoryServerId: string
  readonly cavv: string
  /** epoch milliseconds */
  readonly at: number
  /** Undefined while the challenge is open, and for a card outside 3-D Secure. */
  result?: "Y" | "A" | "N" | "U" | "R"
  /** What the browser SDK needs to run the challenge. */
  challengePayload?: string
}

export interface AuthenticationStore {
  add(authentication: PaysafeAuthentication): void
  byId(id: string): PaysafeAuthentication | undefined
  byReference(merchantRefNum: string): PaysafeAuthentication | undefined
  /** Whether an auth carries authentication data that is not this card's and amount's, or that did not succeed. */
  refusesProof(auth: unknown, cardNumber: string, amount: number): boolean
  reset(): void
}

export function createAuthenticationStore(): AuthenticationStore {
  const authentications: PaysafeAuthentication[] = []
  return {
    add: (authentication) => {
      authentications.push(authentication)
    },
    byId: (id) => authentications.find((each) => each.id === id),
    byReference: (reference) => authentications.find((each) => each.merchantRefNum === reference),
    refusesProof(auth, cardNumber, amount) {
      if ((auth as { authentication?: unknown }).authentication === undefined) return false
      const directoryServerId = textAt(auth, "authentication", "directoryServerTransactionId")
      const proof = authentications.find((each) => each.directoryServerId === directoryServerId)
      const sound =
        proof !== undefined &&
        proof.cavv === textAt(auth, "authentication", "cavv") &&
        (proof.result === "Y" || proof.result === "A") &&
        proof.result === textAt(auth, "authentication", "threeDResult") &&
        Number(eciOf(sandboxBrand(cardNumber), proof.result)) === integerAt(auth, "authentication", "eci") &&
        proof.card.number === cardNumber &&
        proof.amount === amount
      return !sound
    },
    reset: () => {
      authentications.length = 0
    },
  }
}

/** The authentication as the API shows it. */
export function authenticationBody(authentication: PaysafeAuthentication) {
  const { card, result, challengePayload } = authentication
  const pending = result === undefined && challengePayload !== undefined
  const proven = result === "Y" || result === "A"
  const outside = card.enrolment === "N"
  return {
    id: authentication.id,
    merchantRefNum: authentication.merchantRefNum,
    txnTime: new Date(authentication.at).toISOString(),
    amount: authentication.amount,
    currency: authentication.currency,
    card: {
      cardBin: card.number.slice(0, 6),
      lastDigits: card.number.slice(-4),
      type: BRAND_CODES[sandboxBrand(card.number)] ?? "VI",
    },
    status: pending ? "PENDING" : proven || outside ? "COMPLETED" : "FAILED",
    threeDEnrollment: card.enrolment,
    ...(pending ? { threeDResult: "C", sdkChallengePayload: challengePayload } : {}),
    ...(result === undefined
      ? {}
      : {
          threeDResult: result,
          eci: Number(eciOf(sandboxBrand(card.number), result)),
          threeDSecureVersion: "2.2.0",
        }),
    ...(proven
      ? {
          cavv: authentication.cavv,
          directoryServerTransactionId: authentication.directoryServerId,
          signatureStatus: "Y",
        }
      : {}),
  }
}
