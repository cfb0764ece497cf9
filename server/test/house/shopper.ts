import type { HoldGroup, HoldsAnswer } from "@parterre/contract"
import { creqOfPaysafe, scriptedShopper } from "@parterre/sandboxes"
import { browserProfile } from "../browser-profile.ts"
import { payingCards, type ShopName, shops } from "./shops.ts"

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number
  readonly body: Body
}

/** What a processor's own fields made of a card. */
interface CardToken {
  readonly token: string
}

export interface SaleStarted {
  readonly saleToken: string
  readonly hash: string
  readonly amount: number
}

/** A shopper with a session, over HTTP. */
export async function newShopper(address: string, shopName: ShopName, sandboxOrigin: string) {
  const shop = shops[shopName]
  const issuer = scriptedShopper(sandboxOrigin)
  const event = `${shop.id}.soir`
  let token = ""

  async function call<Body = Record<string, unknown>>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
    server = address,
  ): Promise<Answer<Body>> {
    const url = `${server}${path}${path.includes("?") ? "&" : "?"}subdomain=${shop.id}`
    const response = await fetch(url, {
      method,
      headers: {
        ...(token === "" ? {} : { "x-session-token": token }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // A login or a sign-up answers the token of the session from then on.
    token = response.headers.get("x-session-token") ?? token
    const text = await response.text()
    return { status: response.status, body: (text === "" ? {} : JSON.parse(text)) as Body }
  }

  async function needed<Body>(answer: Promise<Answer<Body>>): Promise<Body> {
    const { status, body } = await answer
    if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
    return body
  }

  const opened = await needed(call<{ sessionToken: string }>("POST", "/v1/session"))
  token = opened.sessionToken

  const client = { firstname: "Marie", lastname: "Tremblay", email: "marie@example.com", language: "fr" }
  const given = (card: string | CardToken) =>
    typeof card === "string"
      ? { number: card, expiry: "1228", nameOnCard: "Marie Tremblay" }
      : { token: card.token }

  return {
    shop,
    client,
    call,
    token: () => token,

    hold: (seatIds: readonly string[]) =>
      needed(
        call("POST", "/v1/holds", [
          { type: "show", id: event, prices: [{ id: `${event}.a.adulte`, qty: seatIds.length, seatIds }] },
        ]),
      ),

    holdPlaces: (qty: number) =>
      needed(
        call("POST", "/v1/holds", [{ type: "show", id: event, prices: [{ id: `${event}.ga.adulte`, qty }] }]),
      ),

    /** Starts the sale to be paid with certificates first. */
    startWith: (codes: readonly string[]) =>
      needed(call<SaleStarted>("PUT", "/v1/session/sale/certificates", { codes })),

    /** Holds groups as they are. */
    holdGroups: (groups: readonly HoldGroup[]) => call<HoldsAnswer>("POST", "/v1/holds", groups),

    /** Opens an account and is signed in. */
    signUp: (email: string) =>
      needed(
        call("POST", "/v1/clients", {
          ...{ firstname: "Marie", lastname: "Tremblay", email, language: "fr" },
          ...{ password: "Corneille1637!", confirmation: "Corneille1637!" },
        }),
      ),

    startSale: () => needed(call<SaleStarted>("PUT", "/v1/session/create-sale")),

    /** Has an order made for the sale, which an account of PayPal's sandbox approves; its id. */
    async approveOrder(sale: SaleStarted, account: string): Promise<string> {
      const { saleToken, amount } = sale
      const { orderId } = await needed(
        call<{ orderId: string }>("POST", "/v1/paypal/orders", { saleToken, amount }),
      )
      const approved = await fetch(`${sandboxOrigin}/sandbox/control/paypal/approve`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ order: orderId, account }),
      })
      if (!approved.ok) throw new Error(`${account} could not approve ${orderId}`)
      return orderId
    },

    /** Authenticates a card as the storefront would; `code` answers a challenge. */
    async authenticate(
      sale: SaleStarted,
      cardOrToken: string | CardToken,
      code = "1234",
      amount = sale.amount,
    ) {
      const card = given(cardOrToken)
      if (shopName === "paysafe") {
        const result = await call<{
          status: string
          authenticationId: string
          challenge?: { payload: string }
        }>("POST", "/v1/threeDSecure/paysafe/authentications/1001", {
          saleToken: sale.saleToken,
          ...("token" in card ? {} : { bin: card.number.slice(0, 6) }),
          amount,
          currency: "CAD",
          deviceFingerprintingId: await issuer.startPaysafe(
            "token" in card ? { paymentToken: card.token } : { cardBin: card.number.slice(0, 6) },
          ),
          card,
        })
        const { challenge } = result.body
        if (challenge !== undefined && code !== "")
          await issuer.enterCode(creqOfPaysafe(challenge.payload), code)
        return result
      }
      const enrolment = await call<{ status: string; authenticationId: string }>(
        "POST",
        `/v1/threeDSecure/globalpayments/${sale.hash}`,
        { amount, card },
      )
      if (enrolment.body.status !== "enrolled") return enrolment
      const result = await call<{
        status: string
        authenticationId: string
        challenge?: { payload: string }
      }>("POST", "/v1/threeDSecure/globalpayments/initiateAuthentication", {
        hash: sale.hash,
        authenticationId: enrolment.body.authenticationId,
        amount,
        methodCompletion: "UNAVAILABLE",
        browser: browserProfile,
        card,
      })
      const { challenge } = result.body
      if (challenge !== undefined && code !== "") await issuer.enterCode(challenge.payload, code)
      return result
    },

    pay: (
      sale: SaleStarted,
      creditCard: Record<string, unknown>,
      changes: Record<string, unknown> = {},
      server = address,
    ): Promise<Answer> =>
      call(
        "POST",
        "/backend/v1/cart/checkoutCreditCard",
        {
          client,
          creditCard,
          amount: sale.amount,
          saleToken: sale.saleToken,
          ...changes,
        },
        server,
      ),
  }
}

export type Guest = Awaited<ReturnType<typeof newShopper>>

/** A card as the storefront sends it, checked by its bank before where the shop has it checked. */
export async function creditCardOf(
  guest: Guest,
  shop: ShopName,
  sale: SaleStarted,
  outcome: "approved" | "declined" = "approved",
): Promise<Record<string, unknown>> {
  const card: Record<string, unknown> = { ...payingCards[shop][outcome] }
  if (shop === "paypal")
    return {
      paypalOrderId: await guest.approveOrder(sale, outcome === "approved" ? "buyer-ok" : "buyer-declined"),
    }
  if (shop !== "paysafe" && shop !== "globalpayments") return card
  const { body } = await guest.authenticate(sale, String(card.number))
  return { ...card, threeDSecureAuthenticationId: body.authenticationId }
}

/** Starts the sale and pays it with the processor's plainest card. */
export async function payPlainly(guest: Guest, shop: ShopName): Promise<Answer & { sale: SaleStarted }> {
  const sale = await guest.startSale()
  return { ...(await guest.pay(sale, await creditCardOf(guest, shop, sale))), sale }
}

/** What Stripe's own fields make of a card. */
export async function stripeToken(sandboxOrigin: string, number: string): Promise<string> {
  const response = await fetch(`${sandboxOrigin}/sandbox/stripe/v1/tokens`, {
    method: "POST",
    headers: { authorization: "Bearer pk_test_parterre_sandbox" },
    body: new URLSearchParams({
      ...{ "card[number]": number, "card[cvc]": "907" },
      ...{ "card[exp_month]": "12", "card[exp_year]": "2028" },
    }),
  })
  return ((await response.json()) as { id: string }).id
}
