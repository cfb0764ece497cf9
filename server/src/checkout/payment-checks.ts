import type { PaymentRequest } from "@parterre/contract"
import {
  CARD_BRANDS,
  type CardBrand,
  cardDigits,
  checkCardForm,
  checkCardNumber,
  isExpired,
  parseExpiry,
} from "@parterre/domain/cards"
import { checkClient, missingFields } from "@parterre/domain/clients"
import { categoryOfDelivery } from "@parterre/domain/tickets"
import type { PaymentColumn } from "../database/tables.ts"
import type { CardDetails, CardPayment, CardToken, CardTokenForm } from "../payments/processor.ts"
import type { WebsitePayments } from "../payments/website-processors.ts"
import { Refusal } from "../refusal.ts"
import { dayInZone } from "../zoned-time.ts"

type TypedCard = Omit<CardDetails, "cvd">

/** Refuses a client one cannot send tickets to; letters need an address. */
export function checkBuyer({ client, shippingCarts = [] }: PaymentRequest): void {
  const { firstname, lastname, email } = client
  const errors = checkClient({ firstname, lastname, email })
  const needsAddress =
    shippingCarts.some(({ code }) => categoryOfDelivery(code) === "MAIL") &&
    (client.addresses ?? []).length === 0
  const all = needsAddress ? [...errors, { field: "addresses", error: "required" }] : errors
  if (all.length > 0)
    throw new Refusal("client-invalid", {
      errors: all.map(({ field, error }) => ({ path: `client/${field}`, message: error })),
    })
}

/** Today's month where the website is: a card is good through the last day of its month. */
function monthIn(timeZone: string, now: number) {
  const [year, month] = dayInZone(now, timeZone).split("-").map(Number)
  return { year: year ?? 0, month: month ?? 0 }
}

const acceptedBy = (settings: PaymentColumn): CardBrand[] =>
  CARD_BRANDS.filter((brand) => settings.brands.includes(brand))

const invalid = (errors: readonly { field: string; error: string }[]): Refusal =>
  new Refusal("card-invalid", {
    errors: errors.map(({ field, error }) => ({ path: `creditCard/${field}`, message: error })),
  })

/** The card of a payment as its processor wants it, or a refusal that names the field. */
export function checkPaymentCard(
  { creditCard }: PaymentRequest,
  { processor, settings }: WebsitePayments,
  timeZone: string,
  now: number,
): CardPayment {
  if (processor.takesNoCards) throw new Refusal("payment-method-not-offered")
  const token = tokenIn(creditCard, processor.cardToken)
  if (token !== undefined) return token
  const { number = "", expiry = "", cvd = "", nameOnCard = "" } = creditCard
  const date = parseExpiry(expiry)
  const errors = checkCardForm(
    {
      nameOnCard,
      number,
      cvd,
      month: date === undefined ? expiry.slice(0, 2) : String(date.month),
      year: date === undefined ? "" : String(date.year),
    },
    { accepted: acceptedBy(settings), rules: "extended", now: monthIn(timeZone, now) },
  )
  if (errors.some(({ error }) => error === "brand-not-accepted")) throw new Refusal("card-brand-not-accepted")
  if (errors.length > 0)
    throw invalid(
      errors.map(({ field, error }) => ({
        field: field === "month" || field === "year" ? "expiry" : field,
        error,
      })),
    )
  return { number: cardDigits(number), expiry, cvd, nameOnCard: nameOnCard.trim() }
}

/** The contract's name of the card processor's own token; the others are those of wallets. */
const CARD_TOKEN = "stripe"

/** The token that stands for the card; undefined where its numbers are taken, and have come instead. */
function tokenIn(
  { stripeToken, tokensPayment, expiry = "" }: PaymentRequest["creditCard"],
  form: CardTokenForm | undefined,
): CardToken | undefined {
  const given = stripeToken ?? tokensPayment?.token
  const isForeign = tokensPayment !== undefined && tokensPayment.type !== CARD_TOKEN
  if (isForeign || (form === undefined && given !== undefined))
    throw new Refusal("payment-method-not-offered")
  if (form === undefined || (given === undefined && !form.isOnly)) return undefined
  if (given === undefined || !form.pattern.test(given))
    throw invalid([{ field: "number", error: "required" }])
  if (!form.needsExpiry) return { token: given }
  if (parseExpiry(expiry) === undefined) throw invalid([{ field: "expiry", error: "invalid" }])
  return { token: given, expiry }
}

/** The card of an authentication, which never has a security code. */
export function checkTypedCard(
  card: TypedCard,
  settings: PaymentColumn,
  timeZone: string,
  now: number,
): TypedCard {
  const number = checkCardNumber(card.number, acceptedBy(settings), "extended")
  const expiry = parseExpiry(card.expiry)
  const errors = [
    ...(number.ok ? [] : [{ field: "number", error: number.error }]),
    ...missingFields(card, ["nameOnCard"]).map((field) => ({ field, error: "required" })),
    ...(expiry === undefined ? [{ field: "expiry", error: "invalid" }] : []),
    ...(expiry && isExpired(expiry, monthIn(timeZone, now)) ? [{ field: "expiry", error: "expired" }] : []),
  ]
  if (errors.length > 0) throw invalid(errors)
  return { ...card, number: cardDigits(card.number), nameOnCard: card.nameOnCard.trim() }
}
