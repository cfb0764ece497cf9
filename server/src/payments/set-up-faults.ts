import type { WebsiteProcessorType } from "../processor-type.ts"
import type { Rejected } from "./processor.ts"

/** Codes that speak of a key, a permission or an account of ours: no card and no second try helps. */
const SET_UP_CODES: Readonly<Record<WebsiteProcessorType, ReadonlySet<string>>> = {
  PAYSAFE: new Set(["5010", "5016", "5270", "5275", "5276", "5278", "5279", "http-401", "http-403"]),
  GLOBALPAYMENTS: new Set(["40001", "40004", "40212", "http-401", "http-403"]),
  STRIPE: new Set([
    "StripeAuthenticationError",
    "StripePermissionError",
    "account_invalid",
    "api_key_expired",
    "livemode_mismatch",
    "platform_api_key_expired",
    "secret_key_required",
    "testmode_charges_only",
  ]),
  MONERIS: new Set(["store-unknown", "token-refused", "http-401", "http-403"]),
  CARDCONNECT: new Set(["PPS-21", "PPS-23", "PPS-44", "PPS-64", "PPS-95", "http-401", "http-403"]),
  PAYMENTECH: new Set(["20412", "9717", "http-401", "http-403"]),
  EXACT: new Set(["http-401", "http-403"]),
  PAYPAL: new Set([
    "invalid_client",
    "unauthorized_client",
    "AUTHENTICATION_FAILURE",
    "NOT_AUTHORIZED",
    "PERMISSION_DENIED",
    "PAYEE_ACCOUNT_RESTRICTED",
    "PAYEE_ACCOUNT_LOCKED_OR_CLOSED",
    "PAYEE_NOT_ENABLED_FOR_CURRENCY",
    "http-401",
    "http-403",
  ]),
  DO_NOT_USE: new Set(["no-processor"]),
}

export const isSetUpFault = (processor: WebsiteProcessorType, { code, message }: Rejected): boolean =>
  SET_UP_CODES[processor].has(code) || (processor === "GLOBALPAYMENTS" && message.includes("account_name"))
