import { textAt } from "@parterre/domain/json-fields"
import { parseCents } from "@parterre/domain/money"
import type { Answer } from "./exchange.ts"
import type {
  Approved,
  AuthoriseOutcome,
  CardBrand,
  CardInvalid,
  CardPayment,
  Declined,
  Duplicate,
  Rejected,
  Unknown,
} from "./processor.ts"

const BRANDS: Readonly<Record<string, CardBrand>> = {
  V: "visa",
  M: "mastercard",
  AX: "amex",
  NO: "discover",
  DS: "discover",
  C1: "jcb",
  DC: "diners",
  UP: "unionpay",
}

/** Response codes that name one field of the card. */
const CARD_FIELDS: Readonly<Record<string, CardInvalid["field"]>> = {
  "475": "expiry",
  "477": "number",
  "482": "expiry",
  "484": "expiry",
  "486": "cvd",
  "487": "cvd",
  "489": "cvd",
  "490": "cvd",
}

/** What a request that no bank has seen is told, and what it means. */
const UNSENT: ReadonlyArray<readonly [RegExp, AuthoriseOutcome & (Duplicate | CardInvalid | Rejected)]> = [
  [/duplicate order/i, { kind: "duplicate" }],
  [/\bpan\b/i, { kind: "card-invalid", field: "number", code: "invalid-pan" }],
  [/expdate|expiry/i, { kind: "card-invalid", field: "expiry", code: "invalid-expdate" }],
  [/cvd/i, { kind: "card-invalid", field: "cvd", code: "invalid-cvd" }],
  [/data_?key/i, { kind: "card-invalid", field: "number", code: "invalid-data-key" }],
]

/** A field of the receipt; Moneris writes `null` for one that it has not. */
export function receiptField({ body }: Answer, name: string): string | undefined {
  const text = textAt(body, "response", "receipt", name)
  return text === "null" ? undefined : text
}

/** Whether the bank has answered, and has said yes. */
export const isApproved = (answer: Answer): boolean =>
  isComplete(answer) && Number(receiptField(answer, "ResponseCode")) < 50

/** Whether the bank has answered: without a code it has not. */
const isComplete = (answer: Answer): boolean =>
  receiptField(answer, "Complete") === "true" && /^\d+$/.test(receiptField(answer, "ResponseCode") ?? "")

/** Whether a status check has found the transaction. */
export const isFound = (answer: Answer): boolean => {
  const status = receiptField(answer, "status_code")
  return status !== undefined && /^\d+$/.test(status) && Number(status) < 50
}

/** Cents of the transaction. */
export const receiptAmount = (answer: Answer): number | undefined =>
  parseCents(receiptField(answer, "TransAmount") ?? "", "en")

export function approvedOf(answer: Answer, card?: CardPayment): Approved | undefined {
  const processorId = receiptField(answer, "TransID")
  if (!isApproved(answer) || processorId === undefined) return undefined
  const masked = receiptField(answer, "MaskedPan") ?? ""
  const typed = card === undefined || "token" in card ? "" : card.number
  return {
    kind: "approved",
    processorId,
    brand: BRANDS[receiptField(answer, "CardType") ?? ""] ?? "other",
    lastFour: (typed === "" ? masked : typed).slice(-4),
  }
}

/** The bank's no, or undefined when it has not answered or said yes. */
export function declinedOf(answer: Answer): Declined | undefined {
  if (!isComplete(answer) || isApproved(answer)) return undefined
  const code = receiptField(answer, "ResponseCode") ?? ""
  // 483 asks to phone the bank: the card may pass after that.
  return { kind: "declined", code, retry: code === "483" }
}

/** What a receipt without an approval means: the card's fault, the bank's word, ours, or that nobody knows yet. */
export function failureOf(
  answer: Answer,
): AuthoriseOutcome & (Declined | CardInvalid | Duplicate | Rejected | Unknown) {
  const declined = declinedOf(answer)
  if (declined !== undefined) {
    const field = CARD_FIELDS[declined.code]
    return field === undefined ? declined : { kind: "card-invalid", field, code: declined.code }
  }
  const message = receiptField(answer, "Message") ?? ""
  const refusal = UNSENT.find(([words]) => words.test(message))?.[1]
  return refusal ?? rejectionOf(answer) ?? { kind: "unknown", reason: "incomplete" }
}

/** Our own fault, or a request that was surely not carried out; undefined when it may have been. */
export function rejectionOf(answer: Answer): Rejected | undefined {
  const message = receiptField(answer, "Message") ?? ""
  if (answer.status >= 400) return { kind: "rejected", code: `http-${answer.status}`, message }
  if (receiptField(answer, "TimedOut") === "true") return undefined
  if (/store_?id/i.test(message)) return { kind: "rejected", code: "store-unknown", message }
  if (/api_?\s?token/i.test(message)) return { kind: "rejected", code: "token-refused", message }
  return /not sent to the host|^invalid|previous/i.test(message)
    ? { kind: "rejected", code: "not-sent", message }
    : undefined
}
