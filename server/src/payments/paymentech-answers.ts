import { textAt } from "@parterre/domain/json-fields"
import type { Answer } from "./exchange.ts"
import type { Approved, AuthoriseOutcome, CardBrand, CardInvalid, Declined, Rejected } from "./processor.ts"

const BRANDS: Readonly<Record<string, CardBrand>> = {
  VI: "visa",
  MC: "mastercard",
  AX: "amex",
  DI: "discover",
  JC: "jcb",
  DC: "diners",
  CU: "unionpay",
}

/** Response codes that name one field of the card. */
const CARD_FIELDS: Readonly<Record<string, CardInvalid["field"]>> = {
  "14": "number",
  "68": "number",
  "33": "expiry",
  "54": "expiry",
  "74": "expiry",
  "89": "cvd",
}

/** The gateway's own codes: a card whose number belongs to no brand, and a trace number that nobody has used. */
const NO_BRAND = "841"
const NO_TRANSACTION = "881"

/** Names of the answers; a request that was not carried out gets the quick one. */
const ANSWERS = ["NewOrderResp", "MarkForCaptureResp", "ReversalResp", "InquiryResp", "QuickResp"]

/** A field of the answer, whatever the answer is called. */
export function answerField({ body }: Answer, name: string): string | undefined {
  for (const answer of ANSWERS) {
    const text = textAt(body, "Response", answer, name)
    if (text !== undefined) return text
  }
  return undefined
}

/** Whether the gateway has carried the request out; an issuer's no counts as well. */
export const isCarriedOut = (answer: Answer): boolean => answerField(answer, "ProcStatus") === "0"

/** Whether no request has come under a trace number. */
export const isNotFound = (answer: Answer): boolean => answerField(answer, "ProcStatus") === NO_TRANSACTION

export function approvedOf(answer: Answer): Approved | undefined {
  const processorId = answerField(answer, "TxRefNum")
  const isApproved = isCarriedOut(answer) && answerField(answer, "ApprovalStatus") === "1"
  if (!isApproved || processorId === undefined) return undefined
  return {
    kind: "approved",
    processorId,
    brand: BRANDS[answerField(answer, "CardBrand") ?? ""] ?? "other",
    lastFour: (answerField(answer, "AccountNum") ?? "").slice(-4),
  }
}

/** The issuer's no, or undefined when it gave none. */
export function declinedOf(answer: Answer): Declined | undefined {
  const code = answerField(answer, "RespCode")
  if (!isCarriedOut(answer) || answerField(answer, "ApprovalStatus") !== "0" || code === undefined)
    return undefined
  return { kind: "declined", code, retry: false }
}

/** What an answer without an approval means. */
export function failureOf(answer: Answer): AuthoriseOutcome {
  const declined = declinedOf(answer)
  if (declined !== undefined) {
    const field = CARD_FIELDS[declined.code]
    return field === undefined ? declined : { kind: "card-invalid", field, code: declined.code }
  }
  const status = answerField(answer, "ProcStatus")
  if (status === NO_BRAND) return { kind: "card-invalid", field: "number", code: status }
  // Carried out, but the issuer said neither yes nor no.
  if (status === "0" || (status === undefined && answer.status < 300))
    return { kind: "unknown", reason: "no-approval-status" }
  return rejectionOf(answer)
}

export const rejectionOf = (answer: Answer): Rejected => ({
  kind: "rejected",
  code: answerField(answer, "ProcStatus") ?? `http-${answer.status}`,
  message: answerField(answer, "StatusMsg") ?? "",
})
