import Stripe from "stripe"
import type {
  Approved,
  AuthoriseOutcome,
  CardBrand,
  CardInvalid,
  ChargeState,
  Declined,
} from "./processor.ts"

export const BRANDS: Readonly<Record<string, CardBrand>> = {
  visa: "visa",
  mastercard: "mastercard",
  amex: "amex",
  discover: "discover",
  jcb: "jcb",
  diners: "diners",
  unionpay: "unionpay",
  interac: "interac",
}

const STATES: Readonly<Record<string, ChargeState>> = {
  requires_capture: "authorised",
  succeeded: "captured",
}

/** Where the money stands; a cancelled intent counts as voided only when it had been authorised. */
export function intentState(intent: Stripe.PaymentIntent): ChargeState | undefined {
  if (intent.status === "canceled") return chargeOf(intent) === undefined ? undefined : "voided"
  return STATES[intent.status]
}

export const brandOf = (code: string | null | undefined): CardBrand => BRANDS[code ?? ""] ?? "other"

/** An intent that holds, took or once held the money. */
export function approvedOf(intent: Stripe.PaymentIntent): Approved {
  const card = chargeOf(intent)?.payment_method_details?.card
  return {
    kind: "approved",
    processorId: intent.id,
    brand: brandOf(card?.brand),
    lastFour: card?.last4 ?? "",
  }
}

/** What an intent means for the sale. */
export function intentOutcome(intent: Stripe.PaymentIntent): AuthoriseOutcome {
  if (intent.status === "requires_action" && intent.client_secret !== null) {
    return { kind: "authentication-needed", processorId: intent.id, clientSecret: intent.client_secret }
  }
  // An authorisation that was let go pays for nothing any more.
  if (intent.status === "canceled") return { kind: "declined", code: "canceled", retry: true }
  if (intentState(intent) !== undefined) return approvedOf(intent)
  // Still processing, or what a proxy answered in Stripe's stead: the bank may have said yes.
  if (intent.status !== "requires_payment_method")
    return { kind: "unknown", reason: intent.status ?? "no-status" }
  const failure = intent.last_payment_error
  return refusal(failure?.code ?? "processing_error", failure?.decline_code)
}

function chargeOf(intent: Stripe.PaymentIntent): Stripe.Charge | undefined {
  const charge = intent.latest_charge
  return charge === null || typeof charge === "string" ? undefined : charge
}

const CARD_FIELDS: Readonly<Record<string, CardInvalid["field"]>> = {
  incorrect_number: "number",
  invalid_number: "number",
  invalid_card_type: "number",
  expired_card: "expiry",
  invalid_expiry_month: "expiry",
  invalid_expiry_year: "expiry",
  incorrect_cvc: "cvd",
  invalid_cvc: "cvd",
}

const RETRY = new Set([
  "approve_with_id",
  "issuer_not_available",
  "processing_error",
  "reenter_transaction",
  "try_again_later",
])

/** Of shoppers who did not pass the bank's check. */
const UNAUTHENTICATED = new Set(["payment_intent_authentication_failure", "authentication_not_handled"])

function refusal(code: string, declineCode?: string): CardInvalid | Declined {
  const field = CARD_FIELDS[code]
  if (field !== undefined) return { kind: "card-invalid", field, code }
  const retry = RETRY.has(declineCode ?? code)
  return {
    kind: "declined",
    code,
    retry,
    ...(declineCode === undefined ? {} : { declineCode }),
    ...(UNAUTHENTICATED.has(code) ? { isUnauthenticated: true } : {}),
  }
}

/** Failures that happen before a byte of the request has left. */
const BEFORE_SENDING = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"])

/** What a thrown error of the package means. Anything unexpected counts as unknown: it may have been charged. */
export function failureOf(failure: unknown): AuthoriseOutcome {
  const { errors } = Stripe
  if (failure instanceof errors.StripeCardError) {
    return refusal(failure.code ?? "card_declined", failure.decline_code)
  }
  if (failure instanceof errors.StripeIdempotencyError || isCode(failure, "idempotency_key_in_use")) {
    return { kind: "duplicate" }
  }
  if (failure instanceof errors.StripeRateLimitError) return { kind: "unavailable", reason: "rate-limit" }
  if (failure instanceof errors.StripeConnectionError) return connectionFailure(failure)
  if (
    failure instanceof errors.StripeInvalidRequestError ||
    failure instanceof errors.StripeAuthenticationError ||
    failure instanceof errors.StripePermissionError
  ) {
    return { kind: "rejected", code: failure.code ?? failure.type, message: failure.message }
  }
  return { kind: "unknown", reason: failure instanceof errors.StripeError ? failure.type : "unexpected" }
}

const isCode = (failure: unknown, code: string): boolean =>
  failure instanceof Stripe.errors.StripeError && failure.code === code

function connectionFailure(
  failure: InstanceType<typeof Stripe.errors.StripeConnectionError>,
): AuthoriseOutcome {
  const detail: unknown = failure.detail
  const code = detail instanceof Error && "code" in detail ? String(detail.code) : "dropped"
  return BEFORE_SENDING.has(code) ? { kind: "unavailable", reason: code } : { kind: "unknown", reason: code }
}
