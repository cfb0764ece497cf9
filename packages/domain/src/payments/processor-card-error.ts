import { type CardError, stripeCardError } from "./card-error.ts"

/** The processors whose codes we can read. */
export type CardProcessorType =
  | "STRIPE"
  | "PAYSAFE"
  | "GLOBALPAYMENTS"
  | "MONERIS"
  | "CARDCONNECT"
  | "PAYMENTECH"
  | "EXACT"
  | "PAYPAL"
  | "DO_NOT_USE"

/** Paysafe's error codes of a card payment; 3011, 3016, 3032, 4001 and 4002 speak of stolen cards and risk. */
const PAYSAFE: ReadonlyMap<string, CardError> = new Map([
  ["3002", "incorrect_number"],
  ["3004", "incorrect_zip"],
  ["3005", "incorrect_cvc"],
  ["3006", "expired_card"],
  ["3007", "incorrect_address"],
  ["3008", "card_not_supported"],
  ["3009", "card_declined"],
  ["3011", "card_declined"],
  ["3012", "invalid_expiry_month"],
  ["3013", "invalid_account"],
  ["3014", "card_declined"],
  ["3015", "call_issuer"],
  ["3016", "card_declined"],
  ["3017", "incorrect_number"],
  ["3018", "reenter_transaction"],
  ["3019", "incorrect_cvc"],
  ["3020", "reenter_transaction"],
  ["3022", "insufficient_funds"],
  ["3023", "card_velocity_exceeded"],
  ["3024", "transaction_not_allowed"],
  ["3032", "card_declined"],
  ["3035", "pin_try_exceeded"],
  ["3036", "invalid_account"],
  ["3060", "authentication_required"],
  ["4001", "card_declined"],
  ["4002", "card_declined"],
  ["5003", "incorrect_cvc"],
  ["5500", "token_already_used"],
])

/** Results of the Global Payments gateway; 103 speaks of stolen cards. */
const GLOBAL_PAYMENTS: ReadonlyMap<string, CardError> = new Map([
  ["101", "card_declined"],
  ["102", "call_issuer"],
  ["103", "card_declined"],
  ["111", "card_declined"],
  ["40116", "token_already_used"],
])

/** Response codes of Moneris; 479 and 480 speak of lost and stolen cards. */
const MONERIS: ReadonlyMap<string, CardError> = new Map([
  ["050", "card_declined"],
  ["051", "expired_card"],
  ["076", "insufficient_funds"],
  ["475", "invalid_expiry_month"],
  ["476", "card_declined"],
  ["477", "incorrect_number"],
  ["478", "card_declined"],
  ["479", "card_declined"],
  ["480", "card_declined"],
  ["481", "card_declined"],
  ["482", "expired_card"],
  ["483", "call_issuer"],
  ["484", "expired_card"],
  ["485", "transaction_not_allowed"],
  ["486", "incorrect_cvc"],
  ["487", "incorrect_cvc"],
  ["489", "incorrect_cvc"],
  ["490", "incorrect_cvc"],
])

/** Response codes of CardPointe, its gateway's own as `PPS-…`; 04, 07, 41 and 43 speak of lost and stolen cards. */
const CARDCONNECT: ReadonlyMap<string, CardError> = new Map([
  ["01", "call_issuer"],
  ["04", "card_declined"],
  ["05", "card_declined"],
  ["07", "card_declined"],
  ["14", "incorrect_number"],
  ["41", "card_declined"],
  ["43", "card_declined"],
  ["51", "insufficient_funds"],
  ["54", "expired_card"],
  ["57", "transaction_not_allowed"],
  ["C2", "incorrect_cvc"],
  ["NU", "insufficient_funds"],
  ["PPS-11", "incorrect_number"],
  ["PPS-12", "incorrect_number"],
  ["PPS-13", "incorrect_cvc"],
  ["PPS-14", "incorrect_cvc"],
  ["PPS-15", "invalid_expiry_month"],
  ["PPS-16", "expired_card"],
  ["PPS-37", "incorrect_cvc"],
])

/** Response codes of Orbital; 04, 41 and 43 speak of lost and stolen cards. */
const PAYMENTECH: ReadonlyMap<string, CardError> = new Map([
  ["01", "call_issuer"],
  ["04", "card_declined"],
  ["05", "card_declined"],
  ["14", "incorrect_number"],
  ["33", "expired_card"],
  ["41", "card_declined"],
  ["43", "card_declined"],
  ["51", "insufficient_funds"],
  ["54", "expired_card"],
  ["68", "incorrect_number"],
  ["74", "invalid_expiry_month"],
  ["841", "incorrect_number"],
  ["89", "incorrect_cvc"],
])

/** Response codes of banks behind E-xact, and the gateway's own; 501, 502 and 519 speak of lost and stolen cards. */
const EXACT: ReadonlyMap<string, CardError> = new Map([
  ["301", "try_again_later"],
  ["302", "insufficient_funds"],
  ["303", "card_declined"],
  ["401", "call_issuer"],
  ["501", "card_declined"],
  ["502", "card_declined"],
  ["519", "card_declined"],
  ["522", "expired_card"],
  ["530", "card_declined"],
  ["591", "incorrect_number"],
  ["gateway-08", "incorrect_cvc"],
  ["gateway-22", "incorrect_number"],
  ["gateway-25", "expired_card"],
  ["gateway-27", "missing"],
  ["gateway-31", "incorrect_cvc"],
])

/** Issues of PayPal; what speaks of the account is the shopper's to take up with PayPal. */
const PAYPAL: ReadonlyMap<string, CardError> = new Map([
  ["INSTRUMENT_DECLINED", "paypal_declined"],
  ["AUTHORIZATION_DENIED", "paypal_declined"],
  ["TRANSACTION_REFUSED", "paypal_declined"],
  ["TRANSACTION_BLOCKED_BY_PAYEE", "paypal_declined"],
  ["COMPLIANCE_VIOLATION", "paypal_declined"],
  ["PAYER_CANNOT_PAY", "paypal_declined"],
  ["PAYER_ACCOUNT_RESTRICTED", "paypal_declined"],
  ["PAYER_ACCOUNT_LOCKED_OR_CLOSED", "paypal_declined"],
  ["MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED", "paypal_declined"],
  ["ORDER_NOT_APPROVED", "paypal_not_approved"],
  ["PAYER_ACTION_REQUIRED", "paypal_not_approved"],
  ["ORDER_EXPIRED", "paypal_not_approved"],
  ["ORDER_COMPLETED_OR_VOIDED", "paypal_not_approved"],
  ["ORDER_MISMATCH", "paypal_not_approved"],
  ["ORDER_SPENT", "paypal_not_approved"],
])

const translations: Readonly<Record<CardProcessorType, (code: string) => CardError | undefined>> = {
  STRIPE: stripeCardError,
  PAYSAFE: (code) => PAYSAFE.get(code) ?? stripeCardError(code),
  GLOBALPAYMENTS: (code) => GLOBAL_PAYMENTS.get(code) ?? stripeCardError(code),
  MONERIS: (code) => MONERIS.get(code),
  CARDCONNECT: (code) => CARDCONNECT.get(code),
  PAYMENTECH: (code) => PAYMENTECH.get(code),
  EXACT: (code) => EXACT.get(code),
  PAYPAL: (code) => PAYPAL.get(code),
  // Nothing is charged through it.
  DO_NOT_USE: () => undefined,
}

/**
 * What to tell the shopper about a processor's codes, the most telling first: Stripe's decline code before its error
 * code. The first one that has a text counts; without any it is `processing_error` [ERR-012].
 */
export function cardErrorOf(
  processor: CardProcessorType,
  ...codes: readonly (string | undefined)[]
): CardError {
  for (const code of codes) {
    const error = code === undefined ? undefined : translations[processor](code)
    if (error !== undefined) return error
  }
  return "processing_error"
}
