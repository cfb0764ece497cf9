import { listAt, textAt } from "@parterre/domain/json-fields"
import type { Answer } from "./exchange.ts"
import type {
  AuthoriseOutcome,
  CardBrand,
  CardInvalid,
  CardPayment,
  CardToAuthenticate,
  Declined,
  Duplicate,
  Rejected,
} from "./processor.ts"

const BRANDS: Readonly<Record<string, CardBrand>> = {
  VI: "visa",
  VD: "visa",
  VE: "visa",
  MC: "mastercard",
  MD: "mastercard",
  AM: "amex",
  DI: "discover",
  JC: "jcb",
  DC: "diners",
}

export const brandOf = (code: string | undefined): CardBrand => BRANDS[code ?? ""] ?? "other"

/** The card object of auths and authentications; 3-D Secure never gets the CVD. */
export function cardFields(card: CardPayment | CardToAuthenticate) {
  if ("token" in card) return { paymentToken: card.token }
  return {
    cardNum: card.number,
    cardExpiry: { month: Number(card.expiry.slice(0, 2)), year: 2000 + Number(card.expiry.slice(2)) },
    ...("cvd" in card ? { cvv: card.cvd } : { holderName: card.nameOnCard }),
  }
}

export function profileFields(card: CardPayment, email: string | undefined) {
  const words = "token" in card ? [] : card.nameOnCard.trim().split(/\s+/)
  const lastName = words.pop()
  return {
    ...(words.length === 0 ? {} : { firstName: words.join(" ") }),
    ...(lastName === undefined || lastName === "" ? {} : { lastName }),
    ...(email === undefined ? {} : { email }),
  }
}

const DUPLICATE = "5031"

export const isDuplicate = (answer: Answer): boolean => textAt(answer.body, "error", "code") === DUPLICATE

/** Codes that name one field of the card. */
const CARD_FIELDS: Readonly<Record<string, CardInvalid["field"]>> = {
  "3002": "number",
  "3005": "cvd",
  "3006": "expiry",
  "3008": "number",
  "5003": "cvd",
  // The token was used before, has expired or is another account's: the card has to be entered again.
  "5500": "number",
}

const FIELD_ERRORS: ReadonlyArray<readonly [string, CardInvalid["field"]]> = [
  ["card.cardNum", "number"],
  ["card.cardExpiry", "expiry"],
  ["card.cvv", "cvd"],
  ["card.holderName", "nameOnCard"],
]

/** What a refused auth or authentication means: the card's fault, the issuer's word, or ours. */
export function failureOf(
  answer: Answer,
): AuthoriseOutcome & (Declined | CardInvalid | Duplicate | Rejected) {
  const code = textAt(answer.body, "error", "code") ?? `http-${answer.status}`
  const field = CARD_FIELDS[code] ?? namedField(answer)
  if (code === DUPLICATE) return { kind: "duplicate" }
  if (field !== undefined) return { kind: "card-invalid", field, code }
  // 3022 is insufficient funds and 3060 a card that the account does not take: neither is mended by trying again now.
  if (answer.status === 402 || answer.status < 300)
    return { kind: "declined", code, retry: code === "3015" || code === "3024" }
  return { kind: "rejected", code, message: textAt(answer.body, "error", "message") ?? "" }
}

function namedField(answer: Answer): CardInvalid["field"] | undefined {
  const names = listAt(answer.body, "error", "fieldErrors").map((entry) => textAt(entry, "field") ?? "")
  return FIELD_ERRORS.find(([prefix]) => names.some((name) => name.startsWith(prefix)))?.[1]
}

export const rejection = (answer: Answer): Rejected => ({
  kind: "rejected",
  code: textAt(answer.body, "error", "code") ?? `http-${answer.status}`,
  message: textAt(answer.body, "error", "message") ?? "no such transaction",
})
