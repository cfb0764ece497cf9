import { isExpired, passesLuhn, sandboxBrand } from "../card-numbers.ts"
import type { World } from "../world.ts"
import { type StripeCard, stripeCards } from "./cards.ts"
import { cardProblem, invalid, missingParameter, noSuch, type StripeProblem } from "./errors.ts"
import type { Parameters } from "./parameters.ts"

export interface StripeMethod {
  readonly id: string
  readonly card: StripeCard
  readonly name: string
  /** A device has proven the card: the issuer asks for no code. */
  readonly isProven?: boolean
  readonly expMonth: number
  readonly expYear: number
  /** The customer it is kept for. */
  readonly customer?: string
  used: boolean
}

export type Found<T> = { readonly found: T } | { readonly problem: StripeProblem }

/** Tokens and payment methods: what stands for a card after the browser has sent it. */
export function stripeMethods(world: World) {
  const kept = new Map<string, StripeMethod>()

  /** Reads a card under a prefix such as `card` or `payment_method_data[card]` and keeps it. */
  function create(prefix: "tok" | "pm", parameters: Parameters, at: string): Found<StripeMethod> {
    const number = parameters.text(`${at}[number]`)?.replace(/\s/g, "")
    const month = parameters.integer(`${at}[exp_month]`) ?? 0
    const year = fullYear(parameters.integer(`${at}[exp_year]`) ?? 0)
    const cvc = parameters.text(`${at}[cvc]`)
    if (number === undefined) return { problem: missingParameter(`${at}[number]`) }
    const card = stripeCards.find((each) => each.number === number)
    if (!passesLuhn(number)) return { problem: cardProblem("incorrect_number", undefined, "number") }
    if (card === undefined) return { problem: cardProblem("card_declined", "testmode_decline") }
    if (month < 1 || month > 12)
      return { problem: cardProblem("invalid_expiry_month", undefined, "exp_month") }
    if (isExpired(month, year, world.clock())) {
      return { problem: cardProblem("invalid_expiry_year", undefined, "exp_year") }
    }
    if (cvc !== undefined && !/^\d{3,4}$/.test(cvc))
      return { problem: cardProblem("invalid_cvc", undefined, "cvc") }
    const name = parameters.text(`${at}[name]`) ?? parameters.text("billing_details[name]") ?? ""
    const method = { id: world.newId(prefix), card, name, expMonth: month, expYear: year, used: false }
    kept.set(method.id, method)
    return { found: method }
  }

  /** Keeps a card of a wallet, whose token opens once. */
  function open(
    token: unknown,
    wallet: "google_pay" | "apple_pay",
    id = world.newId("tok"),
  ): Found<StripeMethod> {
    const opened = world.wallets.open(token, wallet, "stripe")
    const card = stripeCards.find(({ number }) => number === opened?.number)
    if (opened === undefined || card === undefined) return { problem: noSuch("token", id) }
    const isProven = opened.authMethod === "CRYPTOGRAM_3DS"
    const method = { id, card, name: "", isProven, ...standingExpiry, used: false }
    kept.set(id, method)
    return { found: method }
  }

  /** A kept method or one of the standing ids; a token is spent by its first use. */
  function use(id: string, customer?: string): Found<StripeMethod> {
    if (id.startsWith("tok_wallet") && !kept.has(id)) open({ id }, "google_pay", id)
    const standing = stripeCards.find((card) => card.aliases?.includes(id))
    const method: StripeMethod | undefined =
      standing === undefined ? kept.get(id) : { id, card: standing, name: "", ...standingExpiry, used: false }
    // What is kept for a customer pays for nobody else.
    if (method === undefined || (method.customer !== undefined && method.customer !== customer))
      return { problem: noSuch(id.startsWith("tok") ? "token" : "payment_method", id) }
    if (method.used && id.startsWith("tok")) {
      return { problem: invalid("You cannot use a Stripe token more than once.", "token_already_used") }
    }
    method.used = true
    return { found: method }
  }

  /** Keeps the card of a payment for a customer. */
  function attach({ card, name, expMonth, expYear }: StripeMethod, customer: string): void {
    const id = world.newId("pm")
    kept.set(id, { id, card, name, expMonth, expYear, customer, used: false })
  }

  const ofCustomer = (customer: string) => [...kept.values()].filter((each) => each.customer === customer)

  function detach(customer: string): void {
    for (const { id } of ofCustomer(customer)) kept.delete(id)
  }

  return { create, open, use, attach, ofCustomer, detach, reset: () => kept.clear() }
}

export type StripeMethods = ReturnType<typeof stripeMethods>

const standingExpiry = { expMonth: 12, expYear: 2030 } as const

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year)

export const shownCard = (card: StripeCard) => ({
  brand: sandboxBrand(card.number),
  last4: card.number.slice(-4),
  country: "CA",
})
