import type { Machine } from "../machines/machine.ts"

export type WalletState = "opening" | "validating" | "choosing" | "authorized" | "cancelled" | "failed"

export type WalletEvent =
  | "validation-asked"
  | "merchant-validated"
  | "merchant-refused"
  | "method-selected"
  | "payment-authorized"
  | "cancelled"

/** The sheet of a wallet on the shopper's device, from its opening to one answer. */
export const walletSessionMachine: Machine<WalletState, WalletEvent> = {
  initial: "opening",
  transitions: {
    opening: { "validation-asked": "validating", cancelled: "cancelled" },
    validating: { "merchant-validated": "choosing", "merchant-refused": "failed", cancelled: "cancelled" },
    choosing: { "method-selected": "choosing", "payment-authorized": "authorized", cancelled: "cancelled" },
    authorized: {},
    cancelled: {},
    failed: {},
  },
}

/** What has to be done when a wallet speaks. */
export type WalletDuty =
  | "create-session"
  | "complete-validation"
  | "recompute-total"
  | "complete-and-emit"
  | "log"

/** Each event's duty: nothing that goes wrong in a wallet is shown to the shopper, only logged [ERR-014]. */
export const WALLET_DUTIES: Readonly<Record<WalletEvent, WalletDuty>> = {
  "validation-asked": "create-session",
  "merchant-validated": "complete-validation",
  "merchant-refused": "log",
  "method-selected": "recompute-total",
  "payment-authorized": "complete-and-emit",
  cancelled: "log",
}
