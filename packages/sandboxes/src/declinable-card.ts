import type { Localized } from "@parterre/domain/language"

/** A test card of a processor without 3-D Secure: what it does is all in its authorisation. */
export interface DeclinableCard {
  readonly number: string
  /** The processor's code of the refusal. */
  readonly decline?: string
  readonly outcome: Localized
}

/** A card that is taken. */
export const approvedCard = (number: string): DeclinableCard => ({
  number,
  outcome: { fr: "Acceptée", en: "Approved" },
})

const refusals = {
  byBank: { fr: "Refusée par la banque", en: "Declined by the issuer" },
  funds: { fr: "Refusée\u00a0: fonds insuffisants", en: "Declined: insufficient funds" },
  expired: { fr: "Refusée\u00a0: carte expirée", en: "Declined: expired card" },
} as const satisfies Record<string, Localized>

/** A card that is refused under the processor's own code. */
export const declinedCard = (
  number: string,
  why: keyof typeof refusals,
  decline: string,
): DeclinableCard => ({
  number,
  decline,
  outcome: refusals[why],
})
