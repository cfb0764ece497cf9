import { textAt } from "@parterre/domain/json-fields"
import { parseCents } from "@parterre/domain/money"
import type { Answer } from "./exchange.ts"
import type {
  Approved,
  AuthoriseOutcome,
  CardBrand,
  CardInvalid,
  CardPayment,
  ChargeState,
  Rejected,
} from "./processor.ts"

/** The gateway's own answers, before any issuer was asked. */
const GATEWAY = "PPS"
const NOT_FOUND = "29"
/** The gateway waited for the issuer in vain: what came of it nobody knows. */
const TIMED_OUT = "62"

/** The gateway's codes that name one field of the card. */
const CARD_FIELDS: Readonly<Record<string, CardInvalid["field"]>> = {
  "11": "number",
  "12": "number",
  "13": "cvd",
  "14": "cvd",
  "15": "expiry",
  "16": "expiry",
  "37": "cvd",
}

/** The second and third digit of a token are the first two of its card. */
const BRANDS: ReadonlyArray<readonly [RegExp, CardBrand]> = [
  [/^94/, "visa"],
  [/^9(5[1-5]|2[2-7])/, "mastercard"],
  [/^93[47]/, "amex"],
  [/^96[045]/, "discover"],
  [/^935/, "jcb"],
  [/^93[068]/, "diners"],
  [/^962/, "unionpay"],
]

const STATES: Readonly<Record<string, ChargeState>> = {
  Authorized: "authorised",
  "Queued for Capture": "captured",
  Accepted: "captured",
  Processed: "captured",
  Voided: "voided",
}

export const stateOf = ({ body }: Answer): ChargeState | undefined => STATES[textAt(body, "setlstat") ?? ""]

export const isApproved = ({ body, status }: Answer): boolean =>
  status < 300 && textAt(body, "respstat") === "A"

/** Whether the same is to be sent again: nothing came of it. */
export const isToRepeat = ({ body }: Answer): boolean =>
  textAt(body, "respstat") === "B" && textAt(body, "respcode") !== TIMED_OUT

export const isNotFound = ({ body }: Answer): boolean =>
  textAt(body, "respproc") === GATEWAY && textAt(body, "respcode") === NOT_FOUND

/** Cents of the transaction. */
export const amountOf = ({ body }: Answer): number | undefined =>
  parseCents(textAt(body, "amount") ?? "", "en")

export function approvedOf(answer: Answer): Approved | undefined {
  const processorId = textAt(answer.body, "retref")
  if (!isApproved(answer) || processorId === undefined) return undefined
  const token = textAt(answer.body, "token") ?? textAt(answer.body, "account") ?? ""
  const brand = BRANDS.find(([range]) => range.test(token))?.[1] ?? "other"
  return { kind: "approved", processorId, brand, lastFour: token.slice(-4) }
}

/** What an answer without an approval means. */
export function failureOf(answer: Answer): AuthoriseOutcome {
  const { body, status } = answer
  const code = textAt(body, "respcode")
  if (status >= 300) return rejectionOf(answer)
  if (textAt(body, "respstat") === "B") {
    const reason = textAt(body, "resptext") ?? "retry"
    return isToRepeat(answer) ? { kind: "unavailable", reason } : { kind: "unknown", reason }
  }
  if (textAt(body, "respstat") !== "C" || code === undefined) return { kind: "unknown", reason: "no-status" }
  if (textAt(body, "respproc") !== GATEWAY) {
    if (code === "54") return { kind: "card-invalid", field: "expiry", code }
    return { kind: "declined", code, retry: false }
  }
  const field = CARD_FIELDS[code]
  return field === undefined
    ? rejectionOf(answer)
    : { kind: "card-invalid", field, code: `${GATEWAY}-${code}` }
}

export function rejectionOf({ body, status }: Answer): Rejected {
  const code = textAt(body, "respcode")
  return {
    kind: "rejected",
    code: code === undefined ? `http-${status}` : `${GATEWAY}-${code}`,
    message: textAt(body, "resptext") ?? "",
  }
}

/** The account of a payment: a card, or the token that CardSecure made of one in the browser. */
export const accountFields = (card: CardPayment) =>
  "token" in card
    ? { account: card.token, expiry: card.expiry }
    : { account: card.number, expiry: card.expiry, cvv2: card.cvd, name: card.nameOnCard.slice(0, 30) }
