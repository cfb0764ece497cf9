import { textAt } from "@parterre/domain/json-fields"
import type { Wallet } from "@parterre/domain/wallets"
import type { Answer } from "./exchange.ts"
import { rejectionOf } from "./global-payments-session.ts"
import type {
  Approved,
  AuthoriseOutcome,
  CardBrand,
  CardInvalid,
  CardPayment,
  CardToAuthenticate,
  ChargeState,
  Rejected,
} from "./processor.ts"
import { isSetUpFault } from "./set-up-faults.ts"
import { walletContent } from "./wallet-token.ts"

/** How Global Payments writes wallets. */
const PROVIDERS: Readonly<Record<Wallet, string>> = { google_pay: "PAY_BY_GOOGLE", apple_pay: "APPLEPAY" }

/** The payment method object; 3-D Secure calls pass a card without its CVD. */
export function cardFields(card: CardPayment | CardToAuthenticate) {
  if ("token" in card)
    return card.wallet === undefined
      ? { id: card.token }
      : {
          digital_wallet: {
            provider: PROVIDERS[card.wallet],
            payment_token: walletContent(card.wallet, card.token),
          },
        }
  return {
    name: card.nameOnCard,
    card: {
      number: card.number,
      expiry_month: card.expiry.slice(0, 2),
      expiry_year: card.expiry.slice(2),
      ...("cvd" in card ? { cvv: card.cvd } : {}),
    },
  }
}

const BRANDS: Readonly<Record<string, CardBrand>> = {
  VISA: "visa",
  MASTERCARD: "mastercard",
  MC: "mastercard",
  AMEX: "amex",
  DISCOVER: "discover",
  JCB: "jcb",
  DINERS: "diners",
}

export const brandNamed = (name: string | undefined): CardBrand => BRANDS[name ?? ""] ?? "other"

/** The brand of a payment method's card. */
export const brandIn = (body: unknown): CardBrand =>
  brandNamed(textAt(body, "payment_method", "card", "brand"))

/** Description starts that name a field of the card. */
const CARD_FIELDS = [
  ["card.number", "number"],
  ["expiry_", "expiry"],
  ["card.cvv", "cvd"],
  // The token was used before or has expired: the card has to be entered again.
  ["payment_method not found", "number"],
  ["digital_wallet", "number"],
] as const

const STATES: Readonly<Record<string, ChargeState>> = {
  PREAUTHORIZED: "authorised",
  CAPTURED: "captured",
  FUNDED: "captured",
  REVERSED: "voided",
}

export const chargeState = (status: string | undefined): ChargeState | undefined => STATES[status ?? ""]

/** Nothing is reserved, and nothing will be. */
const REFUSED: readonly string[] = ["DECLINED", "REJECTED", "FAILED", "REVERSED"]

export function approvedOf(body: unknown, processorId: string): Approved {
  return {
    kind: "approved",
    processorId,
    brand: brandIn(body),
    lastFour: (textAt(body, "payment_method", "card", "masked_number_last4") ?? "").slice(-4),
  }
}

/** What a transaction answer means. */
export function outcomeOf(answer: Answer): AuthoriseOutcome {
  const { body } = answer
  if (answer.status >= 300) return refusalOf(answer)
  const processorId = textAt(body, "id")
  const result = textAt(body, "payment_method", "result")
  const status = textAt(body, "status")
  const state = chargeState(status)
  if (processorId !== undefined && (state === "authorised" || state === "captured"))
    return approvedOf(body, processorId)
  // INITIATED, PENDING or a word we do not know: the bank may still say yes.
  if (status === undefined || !REFUSED.includes(status))
    return { kind: "unknown", reason: status ?? "no-status" }
  // 103 and 111 (stolen, refer to the bank) will not change by trying the same card again; 102 may.
  return { kind: "declined", code: result ?? status, retry: result === "102" }
}

function refusalOf(answer: Answer): AuthoriseOutcome {
  const refusal = cardRefusalOf(answer)
  return refusal.code === "40039" ? { kind: "duplicate" } : refusal
}

/** A refusal that names a field of the card, or another; one of our set-up may name a field too. */
export function cardRefusalOf(answer: Answer): CardInvalid | Rejected {
  const rejection = rejectionOf(answer)
  if (isSetUpFault("GLOBALPAYMENTS", rejection)) return rejection
  const field = CARD_FIELDS.find(([name]) => rejection.message.includes(name))?.[1]
  return field === undefined ? rejection : { kind: "card-invalid", field, code: rejection.code }
}
