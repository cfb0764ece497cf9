import { integerAt, listAt, textAt } from "@parterre/domain/json-fields"
import type { TransStatus } from "@parterre/domain/payments"
import type { Answer } from "./exchange.ts"
import { brandOf, failureOf } from "./paysafe-fields.ts"
import type { AuthenticationOutcome } from "./processor.ts"
import { saleTokenOf } from "./references.ts"

/** Our own account is not there, rather than the authentication in it. */
const ACCOUNT_UNKNOWN = "5016"

/** Reads an authentication answer; one that lacks what binding needs is our failure to understand, not a pass. */
export function paysafeAuthentication(answer: Answer): AuthenticationOutcome {
  if (answer.status === 404 && textAt(answer.body, "error", "code") !== ACCOUNT_UNKNOWN)
    return { kind: "not-found" }
  if (namesFingerprint(answer)) return { kind: "not-found" }
  if (answer.status >= 300) return failure(answer)
  const { body } = answer
  const id = textAt(body, "id")
  const amount = integerAt(body, "amount")
  const currency = textAt(body, "currency")
  const createdAt = Date.parse(textAt(body, "txnTime") ?? "")
  if (id === undefined || amount === undefined || currency === undefined || Number.isNaN(createdAt)) {
    return { kind: "rejected", code: "unreadable-answer", message: "the authentication lacks a field" }
  }
  const payload = textAt(body, "sdkChallengePayload")
  const result = resultOf(body)
  const authentication = {
    id,
    result,
    saleToken: saleTokenOf(textAt(body, "merchantRefNum") ?? ""),
    amount,
    currency,
    bin: textAt(body, "card", "cardBin"),
    brand: brandOf(textAt(body, "card", "type")),
    lastFour: textAt(body, "card", "lastDigits") ?? "",
    createdAt,
    ...proof(body),
  }
  const challenged = result === "C" && payload !== undefined
  return { kind: "authentication", authentication, ...(challenged ? { challenge: { payload } } : {}) }
}

/** What the browser gave as started is not: the shopper starts again, and nothing is wrong with the processor. */
const namesFingerprint = ({ status, body }: Answer): boolean =>
  status >= 300 &&
  listAt(body, "error", "fieldErrors").some((entry) => textAt(entry, "field") === "deviceFingerprintingId")

function resultOf(body: unknown): TransStatus {
  const status = textAt(body, "status")
  const enrolment = textAt(body, "threeDEnrollment")
  const result = textAt(body, "threeDResult")
  if (status === "PENDING") return "C"
  if (status === "COMPLETED" && enrolment === "N") return "not-enrolled"
  if (status === "COMPLETED" && (result === "Y" || result === "A")) return result
  if (result === "N" || result === "R") return result
  return "U"
}

function proof(body: unknown) {
  const eci = textAt(body, "eci")
  const cavv = textAt(body, "cavv")
  const directoryServerId = textAt(body, "directoryServerTransactionId")
  const version = textAt(body, "threeDSecureVersion")
  return {
    ...(eci === undefined ? {} : { eci }),
    ...(cavv === undefined ? {} : { cavv }),
    ...(directoryServerId === undefined ? {} : { directoryServerId }),
    ...(version === undefined ? {} : { version }),
  }
}

function failure(answer: Answer): AuthenticationOutcome {
  const outcome = failureOf(answer)
  if (outcome.kind === "card-invalid" || outcome.kind === "rejected") return outcome
  const code = outcome.kind === "declined" ? outcome.code : "duplicate"
  return { kind: "rejected", code, message: "the authentication was refused" }
}
