/** What the card's field finds while one types, and what a token call refuses. */
const INPUT_ERRORS = [
  "incomplete_number",
  "incomplete_expiry",
  "incomplete_cvc",
  "incomplete_zip",
  "invalid_number",
  "incorrect_number",
  "invalid_expiry_month",
  "invalid_expiry_year",
  "invalid_expiry_month_past",
  "invalid_expiry_year_past",
  "invalid_cvc",
  "incorrect_cvc",
  "incorrect_zip",
  "incorrect_address",
  "postal_code_invalid",
  "invalid_characters",
  "invalid_card_type",
  "expired_card",
  "card_declined",
  "insufficient_funds",
  "processing_error",
  "missing",
  "email_invalid",
  "country_code_invalid",
  "state_unsupported",
] as const

/** What the way of a payment meets: the bank's check, limits, a token used twice, a shop set up wrongly. */
const FLOW_ERRORS = [
  "authentication_required",
  "payment_intent_authentication_failure",
  "payment_intent_action_required",
  "payment_intent_incompatible_payment_method",
  "payment_intent_payment_attempt_failed",
  "payment_intent_payment_attempt_expired",
  "payment_intent_rate_limit_exceeded",
  "payment_intent_unexpected_state",
  "payment_method_customer_decline",
  "payment_method_provider_decline",
  "payment_method_provider_timeout",
  "payment_method_not_available",
  "payment_method_restricted",
  "payment_method_unactivated",
  "card_decline_rate_limit_exceeded",
  "amount_too_large",
  "amount_too_small",
  "charge_exceeds_transaction_limit",
  "charge_exceeds_source_limit",
  "token_already_used",
  "token_in_use",
  "token_card_network_invalid",
  "three_d_secure_authentication_not_supported",
  "three_d_secure_authentication_upstream_error",
  "refer_to_customer",
  "request_blocked",
  "action_blocked",
  "approval_required",
  "rate_limit",
  "lock_timeout",
  "idempotency_key_in_use",
  "resource_missing",
  "testmode_charges_only",
  "livemode_mismatch",
  "api_key_expired",
] as const

/** Why a bank said no, where that is not among the input errors too. */
const DECLINES = [
  "approve_with_id",
  "authentication_not_handled",
  "call_issuer",
  "card_not_supported",
  "card_velocity_exceeded",
  "currency_not_supported",
  "do_not_honor",
  "do_not_try_again",
  "duplicate_transaction",
  "generic_decline",
  "incorrect_pin",
  "invalid_account",
  "invalid_amount",
  "invalid_pin",
  "issuer_not_available",
  "mobile_device_authentication_required",
  "new_account_information_available",
  "no_action_taken",
  "not_permitted",
  "offline_pin_required",
  "online_or_offline_pin_required",
  "pin_try_exceeded",
  "reenter_transaction",
  "revocation_of_all_authorizations",
  "revocation_of_authorization",
  "service_not_allowed",
  "stop_payment_order",
  "testmode_decline",
  "transaction_not_allowed",
  "try_again_later",
  "withdrawal_count_limit_exceeded",
] as const

/** What PayPal says in place of a bank. */
const PAYPAL_ERRORS = ["paypal_declined", "paypal_not_approved"] as const

/** Declines a shopper hears of as `card_declined`: who holds a stolen card must not learn what the bank knows. */
export const HUSHED_DECLINES: readonly string[] = [
  "fraudulent",
  "highest_risk_level",
  "lost_card",
  "merchant_blacklist",
  "pickup_card",
  "restricted_card",
  "security_violation",
  "stolen_card",
]

/**
 * What a shopper may be told about a card, in the words of Stripe's error and decline codes, which the message keys
 * are named after whatever the processor [ERR-012].
 */
export const CARD_ERRORS = [...INPUT_ERRORS, ...FLOW_ERRORS, ...DECLINES, ...PAYPAL_ERRORS] as const

export type CardError = (typeof CARD_ERRORS)[number]

/** The message key of a card error. */
export type CardErrorKey = `checkout.stripe.error.${CardError}`

export const cardErrorKey = (error: CardError): CardErrorKey => `checkout.stripe.error.${error}`

const known: ReadonlySet<string> = new Set(CARD_ERRORS)
const isCardError = (code: string): code is CardError => known.has(code)

/** A code of Stripe's as a shopper may hear it; undefined is a code without a text. */
export function stripeCardError(code: string): CardError | undefined {
  if (HUSHED_DECLINES.includes(code)) return "card_declined"
  return isCardError(code) ? code : undefined
}
