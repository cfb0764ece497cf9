import type { PaymentMethods } from "@parterre/contract"
import {
  type CardBrand,
  type CardExpiry,
  type CardFormError,
  checkCardForm,
  expiryYears,
  formatExpiry,
  parseExpiry,
} from "@parterre/domain/cards"
import { cardFormKey, type FormErrorKey } from "@parterre/domain/form-errors"
import { offeredBrands } from "@parterre/domain/payment-methods"
import type { CardNumbers } from "@parterre/sdk"
import { type CardTyped, digitsOf } from "./card-typing.ts"

export type CardField = keyof CardTyped

/** What is wrong with each field, as its message key; fields without fault are left out. */
export type CardErrors = { readonly [name in CardField]?: FormErrorKey }

export const cardFields: readonly CardField[] = ["number", "expiry", "cvd", "nameOnCard"]

/** The brands the site takes [PAY-011] [VAL-012]. */
export const acceptedBrands = (methods: PaymentMethods): CardBrand[] => offeredBrands(methods)

/** The faults of a card, by field; `now` is the month of today [VAL-005] [VAL-006] [VAL-013]. */
export function cardErrors(card: CardTyped, accepted: readonly CardBrand[], now: CardExpiry): CardErrors {
  const expiry = parseExpiry(card.expiry)
  const { number, cvd, nameOnCard } = card
  // An expiry that cannot be read is told below; here it must not be in the way of the other fields.
  const { month, year } = expiry ?? now
  const faults = checkCardForm(
    { number, cvd, nameOnCard, month: String(month), year: String(year) },
    { accepted, rules: "extended", now },
  )
  const found = Object.fromEntries(faults.map((fault) => [fieldOf(fault), cardFormKey(fault)]))
  return { ...found, ...expiryFault(card.expiry, expiry, now) }
}

const fieldOf = ({ field }: CardFormError): CardField =>
  field === "month" || field === "year" ? "expiry" : field

function expiryFault(
  typed: string,
  expiry: CardExpiry | undefined,
  now: CardExpiry,
): Pick<CardErrors, "expiry"> {
  if (typed.trim() === "") return { expiry: "formMsg.errors.required" }
  const tooFar = expiry !== undefined && expiry.year > Math.max(...expiryYears(now.year))
  return expiry === undefined || tooFar ? { expiry: "formMsg.errors.cardExpiry" } : {}
}

/** A faultless card as the payment wants it: bare digits, the expiry as MMYY. */
export const cardToPay = (card: CardTyped): CardNumbers => ({
  number: digitsOf(card.number),
  expiry: formatExpiry(parseExpiry(card.expiry) ?? { month: 0, year: 0 }),
  cvd: card.cvd.trim(),
  nameOnCard: card.nameOnCard.trim(),
})
