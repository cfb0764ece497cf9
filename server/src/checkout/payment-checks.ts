import type { CardToAuthenticate as CardGiven, PaymentRequest } from "@parterre/contract"
import {
  CARD_BRANDS,
  type CardBrand,
  cardDigits,
  checkCardForm,
  checkCardNumber,
  isExpired,
  likelyBrand,
  parseExpiry,
} from "@parterre/domain/cards"
import { checkClient, missingFields } from "@parterre/domain/clients"
import { categoryOfDelivery } from "@parterre/domain/tickets"
import type { PaymentColumn } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type {
  CardPayment,
  CardToAuthenticate,
  CardToken,
  CardTokenForm,
  ToldCard,
} from "../payments/processor.ts"
import type { WebsitePayments } from "../payments/website-processors.ts"
import { Refusal } from "../refusal.ts"
import { offersWallet } from "../wallet-support.ts"
import { dayInZone } from "../zoned-time.ts"

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

/** What pays, as its processor wants it: a card, or an order of PayPal; or a refusal that names the field. */
export function checkPaymentCard(
  { creditCard }: PaymentRequest,
  payments: WebsitePayments,
  timeZone: string,
  now: number,
): CardPayment {
  const { processor, settings } = payments
  const { paypalOrderId } = creditCard
  if (paypalOrderId !== undefined) {
    if (payments.paypal === undefined) throw new Refusal("payment-method-not-offered")
    return { token: paypalOrderId, isOrder: true }
  }
  if (processor.takesNoCards) throw new Refusal("payment-method-not-offered")
  refuseNumbers(creditCard.number, payments)
  const ofWallet = walletTokenIn(creditCard, payments)
  if (ofWallet !== undefined) return ofWallet
  const token = tokenIn(creditCard, processor.cardToken)
  if (token !== undefined) return checkTokenBrand(token, payments)
  requireNumbers(payments)
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

/**
 * A wallet's token, where the website offers the wallet; or what the processor made of one whose card its bank was asked
 * about. Undefined where no wallet pays.
 */
function walletTokenIn(
  { tokensPayment }: PaymentRequest["creditCard"],
  { processor, settings }: WebsitePayments,
): CardToken | undefined {
  if (tokensPayment === undefined || tokensPayment.type === CARD_TOKEN) return undefined
  const { type: wallet, token } = tokensPayment
  if (!offersWallet(wallet, settings)) throw new Refusal("payment-method-not-offered")
  if (processor.cardToken?.pattern.test(token) === true) return { token, openedBy: wallet }
  if (token === "") throw invalid([{ field: "tokensPayment/token", error: "required" }])
  return { token, wallet }
}

/** The token that stands for the card; undefined where its numbers are taken, and have come instead. */
function tokenIn(
  { stripeToken, tokensPayment, expiry = "" }: PaymentRequest["creditCard"],
  form: CardTokenForm | undefined,
): CardToken | undefined {
  const given = stripeToken ?? tokensPayment?.token
  if (form === undefined && given !== undefined) throw new Refusal("payment-method-not-offered")
  if (form === undefined || (given === undefined && !form.isOnly)) return undefined
  if (given === undefined || !form.pattern.test(given))
    throw invalid([{ field: "number", error: "required" }])
  if (!form.needsExpiry) return { token: given }
  if (parseExpiry(expiry) === undefined) throw invalid([{ field: "expiry", error: "invalid" }])
  return { token: given, expiry }
}

/** Refuses a card's number where only tokens are taken, beside a token too: it must not have come here at all. */
function refuseNumbers(number: string | undefined, { takesNumbers }: WebsitePayments): void {
  if (number !== undefined && !takesNumbers) throw new Refusal("raw-card-not-accepted")
}

/** Without a token there must be numbers, where they are taken. */
function requireNumbers({ processor, takesNumbers }: WebsitePayments): void {
  if (takesNumbers) return
  if (processor.cardToken === undefined) throw new Refusal("payment-method-not-offered")
  throw invalid([{ field: "number", error: "required" }])
}

/** Refuses a token whose first digits are those of a brand that the website does not take. */
function checkTokenBrand(token: CardToken, { processor, settings }: WebsitePayments): CardToken {
  requireBrand({ brand: "other", bin: processor.cardToken?.firstDigits?.(token.token) }, settings)
  return token
}

/** Refuses a brand that the website does not take; one that nobody has told us is its processor's to judge. */
export function requireBrand(told: ToldCard, settings: PaymentColumn): void {
  if (!acceptsCard(settings)(told)) throw new Refusal("card-brand-not-accepted")
}

/** Whether a website takes a card, as far as we are told what it is. */
export const acceptsCard =
  (settings: PaymentColumn) =>
  ({ brand, bin = "" }: ToldCard): boolean => {
    const known = brand === "other" ? likelyBrand(bin, "extended") : brand
    return known === undefined || acceptedBy(settings).some((one) => one === known)
  }

/** The card a bank is asked about: the token that will pay, or the numbers where they are taken. */
export function checkCardToAuthenticate(
  given: CardGiven,
  payments: WebsitePayments,
  timeZone: string,
  now: number,
): CardToAuthenticate {
  const { processor, settings } = payments
  refuseNumbers(given.number, payments)
  const token = tokenIn(defined({ stripeToken: given.token }), processor.cardToken)
  if (token !== undefined) return token
  requireNumbers(payments)
  const card = { number: given.number ?? "", expiry: given.expiry ?? "", nameOnCard: given.nameOnCard ?? "" }
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
