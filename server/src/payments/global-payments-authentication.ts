import { integerAt, textAt } from "@parterre/domain/json-fields"
import type { TransStatus } from "@parterre/domain/payments"
import type { Authentication } from "./authentication.ts"
import type { Answer } from "./exchange.ts"
import { brandIn, cardRefusalOf } from "./global-payments-fields.ts"
import type { AuthenticationOutcome, CardInvalid, Rejected, Unavailable } from "./processor.ts"
import { saleTokenOf } from "./references.ts"

/** What our own page tells about the shopper's browser; address and Accept header come from the request. */
export interface BrowserData {
  readonly acceptHeader: string
  readonly ip: string
  readonly userAgent: string
  readonly language: string
  readonly colorDepth: string
  readonly javaEnabled: boolean
  readonly javascriptEnabled: boolean
  readonly screenHeight: number
  readonly screenWidth: number
  /** Minutes, same sign as JavaScript's getTimezoneOffset. */
  readonly timezoneOffset: number
}

export const browserFields = (browser: BrowserData) => ({
  accept_header: browser.acceptHeader,
  color_depth: browser.colorDepth,
  ip: browser.ip,
  java_enabled: browser.javaEnabled,
  javascript_enabled: browser.javascriptEnabled,
  language: browser.language,
  screen_height: String(browser.screenHeight),
  screen_width: String(browser.screenWidth),
  challenge_window_size: "WINDOWED_390X400",
  timezone: String(browser.timezoneOffset / 60),
  user_agent: browser.userAgent,
})

/** `method` is the device fingerprint page to run in a hidden frame before `initiate`. */
export type EnrolmentOutcome =
  | {
      readonly kind: "enrolled"
      readonly authentication: Authentication
      readonly serverTransactionId: string
      readonly method?: { readonly url: string; readonly data: string }
    }
  | { readonly kind: "not-enrolled"; readonly authentication: Authentication }
  | CardInvalid
  | Rejected
  | Unavailable

const RESULTS: Readonly<Record<string, TransStatus>> = {
  SUCCESS_AUTHENTICATED: "Y",
  SUCCESS_ATTEMPT_MADE: "A",
  NOT_AUTHENTICATED: "N",
  CHALLENGE_REQUIRED: "C",
  AVAILABLE: "C",
  NOT_ENROLLED: "not-enrolled",
}

function resultOf(body: unknown): TransStatus {
  const status = textAt(body, "status") ?? ""
  if (status !== "FAILED") return RESULTS[status] ?? "U"
  // status_reason of a FAILED one tells an issuer's refusal from a technical failure.
  return textAt(body, "three_ds", "status_reason")?.includes("REJECTED") === true ? "R" : "U"
}

function read(body: unknown): Authentication | undefined {
  const id = textAt(body, "id")
  const amount = integerAt(body, "amount")
  const currency = textAt(body, "currency")
  const createdAt = Date.parse(textAt(body, "time_created") ?? "")
  if (id === undefined || amount === undefined || currency === undefined || Number.isNaN(createdAt)) {
    return undefined
  }
  const eci = textAt(body, "three_ds", "eci")
  const cavv = textAt(body, "three_ds", "authentication_value")
  const directoryServerId = textAt(body, "three_ds", "ds_trans_ref")
  const version = textAt(body, "three_ds", "message_version")
  return {
    id,
    result: resultOf(body),
    saleToken: saleTokenOf(textAt(body, "reference") ?? ""),
    amount,
    currency,
    bin: undefined,
    brand: brandIn(body),
    lastFour: (textAt(body, "payment_method", "card", "masked_number_last4") ?? "").slice(-4),
    createdAt,
    ...(eci === undefined ? {} : { eci }),
    ...(cavv === undefined ? {} : { cavv }),
    ...(directoryServerId === undefined ? {} : { directoryServerId }),
    ...(version === undefined ? {} : { version }),
  }
}

const unreadable: Rejected = {
  kind: "rejected",
  code: "unreadable-answer",
  message: "the authentication lacks a field",
}

/** Reads the answer of initiate or result. */
export function globalPaymentsAuthentication(answer: Answer): AuthenticationOutcome {
  if (answer.status === 404 || textAt(answer.body, "detailed_error_code") === "40118") {
    return { kind: "not-found" }
  }
  if (answer.status >= 300) return cardRefusalOf(answer)
  const authentication = read(answer.body)
  if (authentication === undefined) return unreadable
  const url = textAt(answer.body, "three_ds", "acs_challenge_request_url")
  const payload = textAt(answer.body, "three_ds", "challenge_value")
  const challenged = authentication.result === "C" && url !== undefined && payload !== undefined
  return { kind: "authentication", authentication, ...(challenged ? { challenge: { url, payload } } : {}) }
}

/** Reads the answer of the enrolment check. */
export function globalPaymentsEnrolment(answer: Answer): EnrolmentOutcome {
  if (answer.status >= 300) return cardRefusalOf(answer)
  const authentication = read(answer.body)
  if (authentication === undefined) return unreadable
  if (authentication.result === "not-enrolled") return { kind: "not-enrolled", authentication }
  const url = textAt(answer.body, "three_ds", "method_url")
  const data = textAt(answer.body, "three_ds", "method_data", "encoded_method_data")
  return {
    kind: "enrolled",
    authentication,
    serverTransactionId: textAt(answer.body, "three_ds", "server_trans_ref") ?? "",
    ...(url === undefined || data === undefined ? {} : { method: { url, data } }),
  }
}
