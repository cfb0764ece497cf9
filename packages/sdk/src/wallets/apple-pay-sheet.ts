import { step } from "@parterre/domain/machines"
import {
  type ApplePayRequest,
  contactOfApple,
  WALLET_DUTIES,
  type WalletContact,
  type WalletEvent,
  type WalletState,
  walletSessionMachine,
} from "@parterre/domain/wallets"

/** A browser's `ApplePaySession`, as far as it is used. */
export interface AppleSession {
  onvalidatemerchant: ((event: unknown) => void) | null
  onpaymentmethodselected: ((event: unknown) => void) | null
  onpaymentauthorized:
    | ((event: { readonly payment: { readonly token: unknown; readonly shippingContact?: unknown } }) => void)
    | null
  oncancel: ((event: unknown) => void) | null
  begin(): void
  abort(): void
  completeMerchantValidation(session: unknown): void
  completePaymentMethodSelection(update: { newTotal: ApplePayRequest["total"] }): void
  completePayment(result: { status: number }): void
}

/** `ApplePaySession.STATUS_SUCCESS`. */
const SUCCESS = 0

interface AppleSheet {
  /** Asks the server for a merchant session. */
  readonly validate: () => Promise<unknown>
  /** What is to pay by now. */
  readonly total: () => ApplePayRequest["total"]
  /** Given once: the token as JSON, for the payment that follows, and who pays, as far as the sheet asked it. */
  readonly onToken: (token: string, contact: WalletContact) => void
  /** What happened that nobody is told: the sheet was left, or could not open [ERR-014]. */
  readonly log: (event: WalletEvent, cause?: unknown) => void
}

/**
 * Shows Apple's sheet and answers what it asks, as the wallet's session allows: validates the merchant, adds up anew when
 * the method changes, and gives the token [WAL-009] [WAL-010] [WAL-011]. To be called within the shopper's click.
 */
export function openApplePaySheet(
  session: AppleSession,
  { validate, total, onToken, log }: AppleSheet,
): void {
  let state: WalletState = walletSessionMachine.initial
  /** Does an event's duty where the session may have the event now. */
  const on = (event: WalletEvent, duty: () => void, cause?: unknown) => {
    const next = step(walletSessionMachine, state, event)
    if (!next.ok) return
    state = next.state
    if (WALLET_DUTIES[event] === "log") log(event, cause)
    duty()
  }
  session.onvalidatemerchant = () =>
    on("validation-asked", () => {
      validate()
        .then((merchant) => on("merchant-validated", () => session.completeMerchantValidation(merchant)))
        .catch((cause: unknown) => on("merchant-refused", () => session.abort(), cause))
    })
  session.onpaymentmethodselected = () =>
    on("method-selected", () => session.completePaymentMethodSelection({ newTotal: total() }))
  session.onpaymentauthorized = ({ payment }) =>
    on("payment-authorized", () => {
      session.completePayment({ status: SUCCESS })
      onToken(JSON.stringify(payment.token), contactOfApple(payment.shippingContact))
    })
  session.oncancel = () => on("cancelled", () => undefined)
  session.begin()
}
