import type { Localized } from "@parterre/domain/language"

/** What becomes of a payment by an account, and of money that goes back to it. */
export type AccountFate =
  | "pays"
  | "declined"
  | "capture-pending"
  | "capture-denied"
  | "refund-pending"
  | "refund-denied"

export interface TestAccount {
  readonly id: string
  readonly fate: AccountFate
  readonly outcome: Localized
}

/** The accounts at the approval page; each does one thing. */
export const payPalAccounts: readonly TestAccount[] = [
  { id: "buyer-ok", fate: "pays", outcome: { fr: "paie", en: "pays" } },
  {
    id: "buyer-declined",
    fate: "declined",
    outcome: {
      fr: "approuve, puis la source de fonds est refusée",
      en: "approves, then the funding source is declined",
    },
  },
  {
    id: "buyer-pending",
    fate: "capture-pending",
    outcome: {
      fr: "paie, et PayPal examine l’encaissement une minute",
      en: "pays, and PayPal reviews the capture for a minute",
    },
  },
  {
    id: "buyer-denied",
    fate: "capture-denied",
    outcome: { fr: "approuve, puis l’encaissement échoue", en: "approves, then the capture fails" },
  },
  {
    id: "buyer-refund-pending",
    fate: "refund-pending",
    outcome: {
      fr: "paie, et PayPal examine un remboursement une minute",
      en: "pays, and PayPal reviews a refund for a minute",
    },
  },
  {
    id: "buyer-refund-denied",
    fate: "refund-denied",
    outcome: {
      fr: "paie, et PayPal refuse un remboursement après une minute",
      en: "pays, and PayPal refuses a refund after a minute",
    },
  },
]
