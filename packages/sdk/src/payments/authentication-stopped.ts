import type { Localized, ProblemAction } from "@parterre/contract"
import type { Language } from "../client/failures.ts"

export type StopReason = "failed" | "cancelled" | "timeout" | "unavailable"

const TEXTS: Readonly<Record<StopReason, Localized>> = {
  failed: {
    fr: "Votre banque n’a pas confirmé votre identité. Rien n’a été débité; essayez une autre carte.",
    en: "Your bank did not confirm your identity. Nothing was charged; try another card.",
  },
  cancelled: {
    fr: "Vous avez fermé la vérification de votre banque. Rien n’a été débité et vos places sont toujours à vous.",
    en: "You closed your bank’s check. Nothing was charged and your seats are still yours.",
  },
  timeout: {
    fr: "La vérification de votre banque a pris trop de temps. Rien n’a été débité; réessayez.",
    en: "Your bank’s check took too long. Nothing was charged; try again.",
  },
  unavailable: {
    fr: "La vérification de votre banque n’a pas pu démarrer. Rien n’a été débité; réessayez dans un instant.",
    en: "Your bank’s check could not start. Nothing was charged; try again shortly.",
  },
}

/** The shopper was not authenticated, so no payment was attempted. */
export class AuthenticationStopped extends Error {
  readonly _tag = "authentication-stopped"
  readonly reason: StopReason
  readonly action: ProblemAction

  constructor(reason: StopReason, language: Language) {
    super(TEXTS[reason][language])
    this.name = "AuthenticationStopped"
    this.reason = reason
    this.action = reason === "failed" ? "use-another-card" : "authenticate"
  }
}
