import { expect, type Page } from "playwright/test"
import { type Ask, hold, type NewAccount, visit } from "./prepared.ts"
import type { Evening } from "./shopper.ts"
import type { Language } from "./texts.ts"

/** A purchase told to the server as the shop tells it, for tests of what comes after: by hand it is `purchase.spec.ts`'s. */

/** Cards that no bank asks about. */
const plainCards = { belvedere: "4111111111111111", harbour: "4012001037141112" } as const

type Shop = keyof typeof plainCards

interface SaleStarted {
  readonly saleToken: string
  readonly hash: string
  readonly amount: number
}

/**
 * Two best seats of the evening's level are bought by this guest, or who is signed in as, with a plain card unless
 * another number is told. The page is left at no screen. Answers the number of the receipt.
 */
export async function withPurchase(
  page: Page,
  language: Language,
  evening: Evening & { readonly shop: Shop },
  buyer: NewAccount,
  number: string = plainCards[evening.shop],
): Promise<string> {
  const { ask, keep } = await visit(page, evening.shop, language)
  await hold(ask, evening, 2)
  const sale = await ask<SaleStarted>("PUT", "/v1/session/create-sale")
  const card = cardOf[evening.shop](page, ask)
  const token = await card.token(number)
  const { saleId } = await ask<{ saleId: string }>("POST", "/backend/v1/cart/checkoutCreditCard", {
    client: { ...buyer, language },
    creditCard: {
      tokensPayment: { type: "stripe", token },
      threeDSecureAuthenticationId: (await card.authentication(sale, token)).authenticationId,
    },
    amount: sale.amount,
    saleToken: sale.saleToken,
  })
  await keep()
  return saleId
}

interface Authentication {
  readonly authenticationId: string
}

/** What the fields of each processor make of a card, and what its bank answers. */
const cardOf = {
  belvedere: (page: Page, ask: Ask) => ({
    async token(cardNum: string): Promise<string> {
      const card = { cardNum, cardExpiry: { month: 9, year: 2030 }, cvv: "123" }
      return (await atPaysafe(page, "customervault/v1/singleusetokens", { card })).paymentToken
    },
    async authentication({ saleToken, amount }: SaleStarted, token: string): Promise<Authentication> {
      const started = await atPaysafe(page, "threedsecure/v2/jwt", {
        accountId: "1001",
        card: { paymentToken: token },
      })
      const { deviceFingerprintingId } = started
      const asked = { saleToken, amount, currency: "CAD", deviceFingerprintingId, card: { token } }
      return ask("POST", "/v1/threeDSecure/paysafe/authentications/1001", asked)
    },
  }),
  harbour: (page: Page, ask: Ask) => ({
    async token(number: string): Promise<string> {
      const access = await ask<{ accessToken: string }>("GET", "/v1/threeDSecure/globalpayments/accesstoken")
      const answer = await page.request.post("/sandbox/globalpayments/payment-methods", {
        headers: { "x-gp-version": "2021-03-22", authorization: `Bearer ${access.accessToken}` },
        data: { usage_mode: "SINGLE", card: { number, expiry_month: "09", expiry_year: "30", cvv: "123" } },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
      return (await answer.json()).id
    },
    authentication: ({ hash, amount }: SaleStarted, token: string): Promise<Authentication> =>
      ask("POST", `/v1/threeDSecure/globalpayments/${hash}`, { amount, card: { token } }),
  }),
} as const

async function atPaysafe(page: Page, path: string, data: object) {
  const answer = await page.request.post(`/sandbox/paysafe/${path}`, {
    headers: { authorization: "Basic sandbox-belvedere" },
    data,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
