import { textAt } from "@parterre/domain/json-fields"
import { parseCents } from "@parterre/domain/money"
import type { Answer } from "./exchange.ts"
import type {
  Approved,
  AuthoriseOutcome,
  CardBrand,
  CardInvalid,
  ChargeState,
  Rejected,
} from "./processor.ts"

const BRANDS: Readonly<Record<string, CardBrand>> = {
  VISA: "visa",
  MASTERCARD: "mastercard",
  "AMERICAN EXPRESS": "amex",
  DISCOVER: "discover",
  JCB: "jcb",
  "DINERS CLUB": "diners",
  UNIONPAY: "unionpay",
  INTERAC: "interac",
}

const brandOf = (name = ""): CardBrand => BRANDS[name.toUpperCase()] ?? "other"

/** The gateway's codes. */
const NORMAL = "00"
const DUPLICATE = "63"
/** Nothing has left the gateway. */
const UNSENT: readonly string[] = ["42", "43"]
const CARD_FIELDS: Readonly<Record<string, CardInvalid["field"]>> = {
  "08": "cvd",
  "22": "number",
  "25": "expiry",
  "27": "nameOnCard",
  "31": "cvd",
}

/** The bank's code of an expired card. */
const EXPIRED = "522"

/** A flag, which is sent as a number, a word or a truth value. */
const isTrue = (body: unknown, name: string): boolean => {
  const value = (body as Readonly<Record<string, unknown>> | null)?.[name]
  return value === true || ["1", "true"].includes(String(value))
}

export const isApproved = ({ status, body }: Answer): boolean =>
  status < 300 && isTrue(body, "transaction_approved") && !isTrue(body, "transaction_error")

export const isDuplicate = ({ body }: Answer): boolean => textAt(body, "exact_resp_code") === DUPLICATE

/** A tag and the authorisation number that goes with it: what is done later names both. */
function processorIdOf(tag: string | undefined, authorization: string | undefined): string | undefined {
  return tag === undefined || authorization === undefined ? undefined : `${tag}:${authorization}`
}

export const taggedFields = (processorId: string) => {
  const [tag, authorization] = processorId.split(":")
  return { transaction_tag: tag, authorization_num: authorization }
}

/** The tag in an id of ours: a payment page calls it the transaction's id. */
export const transactionOf = (processorId: string): string => processorId.split(":")[0] ?? ""

export const processorIdIn = ({ body }: Answer): string | undefined =>
  processorIdOf(textAt(body, "transaction_tag"), textAt(body, "authorization_num"))

/** The end of a masked number; a bank that pays has none. */
const lastDigits = (masked = ""): string => /\d{4}$/.exec(masked)?.[0] ?? ""

export function approvedOf(answer: Answer): Approved | undefined {
  const processorId = processorIdIn(answer)
  if (!isApproved(answer) || processorId === undefined) return undefined
  return {
    kind: "approved",
    processorId,
    brand: brandOf(textAt(answer.body, "credit_card_type")),
    lastFour: lastDigits(textAt(answer.body, "cc_number")),
  }
}

/** What an answer without an approval means. */
export function failureOf(answer: Answer): AuthoriseOutcome {
  const { body, status } = answer
  const gateway = textAt(body, "exact_resp_code")
  const bank = textAt(body, "bank_resp_code")
  if (status >= 300) return rejectionOf(answer)
  if (gateway === undefined) return { kind: "unknown", reason: "no-response-code" }
  if (gateway === DUPLICATE) return { kind: "duplicate" }
  if (UNSENT.includes(gateway))
    return { kind: "unavailable", reason: textAt(body, "exact_message") ?? gateway }
  const field = CARD_FIELDS[gateway]
  if (field !== undefined) return { kind: "card-invalid", field, code: `gateway-${gateway}` }
  if (gateway !== NORMAL) return rejectionOf(answer)
  if (bank === undefined) return { kind: "unknown", reason: "no-bank-code" }
  if (bank === EXPIRED) return { kind: "card-invalid", field: "expiry", code: bank }
  return { kind: "declined", code: bank, retry: bank === "301" || bank === "401" }
}

export function rejectionOf({ body, status }: Answer): Rejected {
  const code = textAt(body, "exact_resp_code")
  const isOfGateway = code !== undefined && code !== NORMAL
  return {
    kind: "rejected",
    code: isOfGateway ? `gateway-${code}` : (textAt(body, "bank_resp_code") ?? `http-${status}`),
    message: textAt(body, "exact_message") ?? textAt(body, "bank_message") ?? "",
  }
}

/** A transaction as the search lists it. */
export interface Listed {
  readonly kind: "authorisation" | "purchase" | "completion" | "void" | "refund" | "other"
  readonly isApproved: boolean
  readonly processorId: string
  readonly referenceNo: string
  /** cents */
  readonly amount: number | undefined
  readonly approved: Approved
}

/** What the search lists under one customer's reference. */
export function listedIn({ body }: Answer, customerRef: string): readonly Listed[] {
  const rows: readonly unknown[] = Array.isArray(body) ? body : []
  return rows.filter((row) => textAt(row, "Cust. Ref Num") === customerRef).map(listed)
}

function listed(row: unknown): Listed {
  const processorId = processorIdOf(textAt(row, "Tag"), textAt(row, "Auth No")) ?? ""
  const lastFour = lastDigits(textAt(row, "Card Number"))
  return {
    kind: kindOf(textAt(row, "Transaction Type") ?? ""),
    isApproved: /^approved$/i.test(textAt(row, "Status") ?? ""),
    processorId,
    referenceNo: textAt(row, "Ref Num") ?? "",
    amount: parseCents(textAt(row, "Amount") ?? "", "en"),
    approved: { kind: "approved", processorId, brand: brandOf(textAt(row, "Card Type")), lastFour },
  }
}

function kindOf(type: string): Listed["kind"] {
  if (/completion/i.test(type)) return "completion"
  if (/void/i.test(type)) return "void"
  if (/refund/i.test(type)) return "refund"
  if (/^purchase/i.test(type)) return "purchase"
  return /pre-?auth/i.test(type) ? "authorisation" : "other"
}

/** What became of a charge, by what came under its reference. */
export function stateAfter(all: readonly Listed[]): ChargeState {
  const happened = (kind: Listed["kind"]) => all.some((each) => each.kind === kind && each.isApproved)
  if (happened("void")) return "voided"
  return happened("completion") || happened("purchase") ? "captured" : "authorised"
}
