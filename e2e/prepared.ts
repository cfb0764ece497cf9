import { type APIResponse, expect, type Page } from "playwright/test"
import type { Evening } from "./shopper.ts"
import type { Language } from "./texts.ts"

/**
 * What a shopper did before a test begins, told to the server as the shop tells it: for tests of what comes after. The
 * way by hand is `purchase.spec.ts`'s to the tickets and `accounts.spec.ts`'s to an account.
 */

export interface NewAccount {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
}

/** Of every account that a test makes. */
export const newPassword = "Lantern2027!"

export type Ask = <Answer>(method: "GET" | "POST" | "PUT", path: string, data?: unknown) => Promise<Answer>

/** A visit to a shop: the session that its pages go on with. */
export async function visit(page: Page, shop: string, language: Language) {
  // Any answer of the shop's origin opens its storage, and this one is short.
  if (!page.url().endsWith("/readyz")) await page.goto("/readyz")
  const key = `parterre.${shop}.session`
  const kept = await page.evaluate((name) => localStorage.getItem(name), key)
  let session = kept === null ? { value: "", expiration: "" } : JSON.parse(kept)

  async function ask<Answer>(method: "GET" | "POST" | "PUT", path: string, data?: unknown): Promise<Answer> {
    const answer: APIResponse = await page.request.fetch(path, {
      method,
      params: { subdomain: shop, language, context: "WEB", cache: "0" },
      headers: session.value === "" ? {} : { "x-session-token": session.value },
      ...(data === undefined ? {} : { data }),
    })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    // Whoever signs up or in goes on with another token.
    session = { ...session, value: answer.headers()["x-session-token"] ?? session.value }
    return answer.json()
  }

  if (kept === null) {
    const opened = await ask<{ sessionToken: string; expiration: string }>("POST", "/v1/session")
    session = { value: opened.sessionToken, expiration: opened.expiration }
  }
  const keep = (others: Readonly<Record<string, string>> = {}) =>
    page.evaluate(
      (entries) => {
        for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
      },
      { [key]: JSON.stringify(session), ...others },
    )
  return { ask, keep }
}

interface PriceLevel {
  readonly id: string
  readonly name: string
  readonly prices: readonly { readonly id: string }[]
}

/** Best seats of the evening's level, at its first price, are in the cart, two unless told. The page is left at no screen. */
export async function withTickets(page: Page, language: Language, evening: Evening, qty = 2): Promise<void> {
  const { ask, keep } = await visit(page, evening.shop, language)
  await hold(ask, evening, qty)
  await keep()
}

/** Holds best seats of the evening’s level, at its first price. */
export async function hold(ask: Ask, evening: Evening, qty: number): Promise<void> {
  const event = `${evening.shop}.${evening.event}`
  const { priceLevels } = await ask<{ priceLevels: readonly PriceLevel[] }>("GET", `/v1/events/${event}`)
  const level = priceLevels.find(({ name }) => name === evening.level)
  const price = level?.prices[0]
  if (level === undefined || price === undefined)
    throw new Error(
      `${event} has no level ${evening.level}: ${priceLevels.map(({ name }) => name).join(", ")}`,
    )
  const prices = [{ id: price.id, qty }]
  await ask("POST", `/v1/holds-pricelevel/${event}`, { priceLevels: [{ id: level.id, prices }] })
}

/** A new account with a whole profile, signed in. The page is left at no screen. */
export async function withAccount(
  page: Page,
  language: Language,
  shop: string,
  { firstname, lastname, email }: NewAccount,
): Promise<void> {
  const { ask, keep } = await visit(page, shop, language)
  const made = await ask<object>("POST", "/v1/clients", {
    firstname,
    lastname,
    email,
    username: email,
    language,
    password: newPassword,
    confirmation: newPassword,
  })
  await ask("PUT", "/v1/clients", {
    ...made,
    phones: [{ type: "MAISON", number: "9025551234" }],
    addresses: [
      {
        type: "BILLING",
        addressLine1: "1800 Argyle Street",
        city: "Halifax",
        zipCode: "B3J 2V9",
        country: "CA",
        province: "NS",
      },
    ],
  })
  await keep({ "tix.auth": "true" })
}

/** What a guest typed about themselves at the checkout, as the tab keeps it. The page is left at no screen. */
export const withBuyer = (page: Page, shop: string, buyer: NewAccount): Promise<void> =>
  page.evaluate(([key, draft]) => sessionStorage.setItem(key, draft), [
    `parterre.${shop}.checkout`,
    JSON.stringify(buyer),
  ] as const)
