import type { OperationId } from "@parterre/contract"
import { tokenHash } from "../src/ids.ts"
import { browserProfile } from "../test/browser-profile.ts"
import type { Known } from "../test/contract-bodies.ts"
import { eventId, levelId, otherHouse, priceId } from "../test/house/small-house.ts"
import { seasonPriceId, subscriptionId } from "../test/house/small-season.ts"
import { callerOf } from "../test/serve.ts"
import { certificate, type FuzzHouse, type Shop, signStaffIn, staffToken } from "./house.ts"

type Website = Shop["website"]

/** Somebody who calls a shop: their headers, and what they know. */
export interface Visitor {
  readonly website: Website
  readonly headers: Record<string, string>
  readonly known: Known
  /** What belongs in a place of a path or a query, by its name, where the operation does not ask for something else. */
  readonly words: Readonly<Record<string, string>>
  /** Tokens of others, and those that are worth nothing any more. */
  readonly tokens: readonly string[]
}

const password = "Abcd1234!"

/** A shopper who holds two places and has been to the till; where there are accounts, every other one has one. */
export async function visit(
  { app, db, clock }: FuzzHouse,
  { website }: Shop,
  number: number,
): Promise<Visitor> {
  const caller = callerOf(app, website.id)
  const open = async (site: string) => (await callerOf(app, site).post("/v1/session")).json().sessionToken
  const [sessionToken, expired, elsewhere] = [
    await open(website.id),
    await open(website.id),
    await open(otherHouse.id),
  ]
  await db("sessions")
    .where({ token_hash: tokenHash(expired) })
    .update({ expires_at: 0 })
  await signStaffIn(db, website.id, clock.now())
  const staff = { authorization: `Bearer ${staffToken(website.id)}` }
  const email = `zoe${number}@example.com`
  const client = { firstname: "Zoé", lastname: "Tremblay", email, language: "fr" }
  const account = { ...client, password, confirmation: password }
  const signedUp =
    website.clientAccount === "NO" || number % 2 === 0
      ? undefined
      : await caller.post("/v1/clients", account, { "x-session-token": sessionToken })
  const token = signedUp?.headers["x-session-token"] ?? sessionToken
  const headers = { "x-session-token": String(token), ...staff }

  const floor = {
    type: "show",
    id: eventId("soir", website),
    prices: [{ id: priceId("soir", "ga", "adulte", website), qty: 2 }],
  }
  const held = await caller.post("/v1/holds", [floor], headers)
  if (held.statusCode !== 200) throw new Error(`a visitor could not hold two places: ${held.body}`)
  const { cart } = held.json()
  const url = `/v1/session/create-sale?subdomain=${website.id}`
  const sale = (await app.inject({ method: "PUT", url, headers })).json()
  const [price] = cart.cartElements[0].prices
  const own = {
    cartId: cart.id,
    reservationId: price.reservationId,
    idCartLine: price.cartDetailToken[0].idCartLine,
    ...sale,
    clientId: signedUp?.json().id ?? "nobody",
  }
  return {
    website,
    headers,
    known: {
      words: [...wordsOf(website), ...Object.values<unknown>(own).filter((one) => typeof one === "string")],
      numbers: [sale.amount],
      examples: examplesOf(website, { own, client, account, number }),
    },
    words: rightWords(website, own),
    tokens: [expired, elsewhere, staffToken(website.id), sessionToken, "x".repeat(43), "nobody"],
  }
}

/** Ids of the shop and of its neighbour, codes, card numbers. */
const wordsOf = (website: Website): string[] => [
  eventId("soir", website),
  levelId("a", website),
  priceId("soir", "a", "adulte", website),
  subscriptionId("saison", website),
  seasonPriceId("saison", "a", "adulte", website),
  `${website.id}.salle`,
  `${website.id}.salle.1`,
  "A3",
  "full",
  "4111111111111111",
  "1230",
  "123",
  website.accountCode,
  "WILLCALL",
  "CA",
  "ada@petit.example",
  "",
  "4000000000001091",
  certificate,
  eventId("soir", otherHouse),
  `${otherHouse.id}.salle.1`,
  priceId("soir", "a", "adulte", otherHouse),
  // Nobody has these, though they look as if.
  `${website.id}.nulle-part`,
  "7d2f6c1e-0000-4000-8000-3b9a5e1c4f20",
]

interface Own {
  readonly cartId: string
  readonly reservationId: string
  readonly idCartLine: string
  readonly saleToken: string
  readonly hash: string
  readonly amount: number
  readonly clientId: string
}

const rightWords = (website: Website, own: Own): Visitor["words"] => ({
  id: eventId("soir", website),
  pageId: eventId("soir", website),
  priceId: priceId("soir", "a", "adulte", website),
  sectionId: `${website.id}.salle.1`,
  mode: "full",
  level: "info",
  accountCode: website.accountCode,
  code: certificate,
  hash: own.hash,
  token: staffToken(website.id),
  subdomain: website.id,
  perf: eventId("soir", website),
  seat0: "A3",
  eventIds: eventId("soir", website),
  // Some operations mean another thing by `id`.
  "/v1/seatmap/venues/{id}": `${website.id}.salle`,
  "/v1/seatmap/sections/{id}": `${website.id}.salle.1`,
  "/v1/seatmap/subscription/{id}": subscriptionId("saison", website),
  "/v1/subscriptions/{id}": subscriptionId("saison", website),
  "/v1/holds-pricelevel-subscription/{id}": subscriptionId("saison", website),
  "/v1/support/carts/{id}": own.cartId,
  "/v1/support/holds/{id}": own.reservationId,
  "/v1/clients/{id}": own.clientId,
  "/v1/threeDSecure/paysafe/authentications/{id}": "1001",
})

interface Told {
  readonly own: Own
  readonly client: object
  readonly account: { readonly email: string }
  readonly number: number
}

/** Bodies that this shop accepts from this visitor, where the contract's own are of another house. */
function examplesOf(
  website: Website,
  { own, client, account, number }: Told,
): Partial<Record<OperationId, unknown>> {
  const card = { number: "4000000000001000", expiry: "1230", nameOnCard: "Zoé Tremblay" }
  const { saleToken, amount, hash } = own
  const seats = Array.from(
    { length: 1 + (number % 4) },
    (_, at) => `${"AB"[number % 2]}${1 + ((number + at) % 12)}`,
  )
  const level = (price: string) => ({
    priceLevels: [{ id: levelId("a", website), prices: [{ id: price, qty: 2 }] }],
  })
  return {
    createHolds: [
      {
        type: "show",
        id: eventId("soir", website),
        prices: [{ id: priceId("soir", "a", "adulte", website), qty: seats.length, seatIds: seats }],
        pageUrl: "/fr/pages/soir",
      },
      {
        type: "subscription",
        id: subscriptionId("saison", website),
        prices: [{ id: seasonPriceId("saison", "ga", "adulte", website), qty: 1, confirmed: true }],
      },
    ],
    releaseHolds: [{ reservationId: own.reservationId, holds: [own.idCartLine] }],
    holdByPriceLevel: level(priceId("soir", "a", "adulte", website)),
    holdSubscriptionByPriceLevel: level(seasonPriceId("saison", "a", "adulte", website)),
    setSaleCertificates: { codes: [certificate] },
    checkoutCreditCard: {
      client,
      creditCard: website.id === "bandes" ? { stripeToken: "tok_visa" } : { ...card, cvd: "123" },
      amount,
      saleToken,
    },
    authenticateWithPaysafe: {
      saleToken,
      bin: card.number.slice(0, 6),
      amount,
      currency: "CAD",
      deviceFingerprintingId: "x",
      card,
    },
    checkGlobalPaymentsEnrolment: { amount, card },
    initiateGlobalPaymentsAuthentication: {
      hash,
      authenticationId: "x",
      amount,
      methodCompletion: "UNAVAILABLE",
      browser: browserProfile,
      card,
    },
    createClient: { ...account, email: `another-${account.email}` },
    updateClient: { ...client, id: own.clientId },
    logInClient: { username: account.email, password },
    changePassword: { oldPassword: password, password: "Efgh5678!", confirmation: "Efgh5678!" },
    requestPasswordReset: { email: account.email },
    logIn: { username: "ada@petit.example", password: "x" },
    createRefreshToken: { username: "ada@petit.example", password: "x" },
  }
}
