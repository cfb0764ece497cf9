import type { Receipt } from "@parterre/contract"
import {
  appleCertificates,
  appleGatewayOfProcess,
  sandboxCredentials,
  type WalletCard,
} from "@parterre/sandboxes"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import type { Guest } from "../../test/house/shopper.ts"
import { type ShopName, shops } from "../../test/house/shops.ts"
import { unrest } from "../../test/house/unrest.ts"
import { deadAddress } from "../../test/processors-on-sandboxes.ts"
import type { ServingConfig } from "../config.ts"
import type { ApplePaySettings } from "../payment-config.ts"

/** What all shops are set up with; where their processors take no wallets, none is offered. */
const wallets = {
  merchantName: "Petit théâtre",
  applePay: { merchantIdentifier: "merchant.example.petit", domainAssociation: "7B227073704964223A22" },
  googlePay: { gatewayMerchantId: "1001" },
}

let bench: CheckoutBench

beforeAll(async () => {
  bench = await startCheckout(1_000)
  for (const shop of Object.keys(shops) as ShopName[]) await setPayment(shop, { wallets })
})
afterAll(() => bench.close())

type Wallet = WalletCard["wallet"]

/** Cards of each processor's sandbox. */
const cards = {
  paysafe: { approved: "4111111111111111", declined: "4000000000000002", challenged: "4000000000001091" },
  globalpayments: { approved: "4222000009719489", declined: "4000120000001154", challenged: "" },
  stripe: { approved: "4242424242424242", declined: "4000000000000002", challenged: "4000000000003220" },
} as const
type WalletShop = keyof typeof cards

/** A wallet's token as its sheet gives it. */
const tokenOf = (
  wallet: Wallet,
  shop: WalletShop,
  number: string,
  authMethod: WalletCard["authMethod"] = "CRYPTOGRAM_3DS",
): string =>
  bench.sandboxes.wallets.make({
    wallet,
    number,
    authMethod,
    ...(wallet === "google_pay" ? { gateway: shop } : {}),
  })

const as = (wallet: Wallet, token: string) => ({ tokensPayment: { type: wallet, token } })

const chargesOf = async (saleToken: string) => {
  const { id } = await bench.saleOf(saleToken)
  return bench.sandboxes.ledger.all().filter(({ reference }) => reference.includes(id))
}

const sold: readonly (readonly [WalletShop, Wallet])[] = [
  ["paysafe", "google_pay"],
  ["paysafe", "apple_pay"],
  ["globalpayments", "apple_pay"],
  ["stripe", "google_pay"],
  ["stripe", "apple_pay"],
]

describe.each(sold)("at %s, %s", (shop, wallet) => {
  const { approved, declined } = cards[shop]

  it("pays at once, is named with its card on the receipt, and its token is kept by nothing", async () => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    const token = tokenOf(wallet, shop, approved)
    const paid = await guest.pay(sale, as(wallet, token))
    expect(paid).toMatchObject({ status: 200, body: { deferred: false } })
    const { body } = await guest.call<Receipt>("GET", `/v1/invoice-confirmation/${String(paid.body.saleId)}`)
    expect(body.payment).toMatchObject({
      wallet,
      brand: "visa",
      lastFour: approved.slice(-4),
      amount: sale.amount,
    })
    expect(await chargesOf(sale.saleToken)).toMatchObject([{ state: "captured", amount: sale.amount }])
    const { id } = await bench.saleOf(sale.saleToken)
    expect(await bench.attemptsOf(id)).toMatchObject([{ wallet, state: "captured" }])
    const [held = ""] = /wallet_\w+/.exec(token) ?? []
    expect(held).not.toBe("")
    expect(bench.log()).not.toContain(held)
    expect(JSON.stringify(await bench.attemptsOf(id))).not.toContain(held)
    // Pressed once more, or sent anew: one sale.
    expect((await guest.pay(sale, as(wallet, token))).body).toEqual(paid.body)
    expect(await chargesOf(sale.saleToken)).toHaveLength(1)
  })

  it("is declined, keeps the seats, and pays with another of its cards", async () => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    expect((await guest.pay(sale, as(wallet, tokenOf(wallet, shop, declined)))).body.code).toBe(
      "card-declined",
    )
    expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held" })
    expect(await guest.pay(sale, as(wallet, tokenOf(wallet, shop, approved)))).toMatchObject({ status: 200 })
    expect((await chargesOf(sale.saleToken)).map(({ state }) => state)).toEqual(["declined", "captured"])
  })

  it("is refused before the charge where its card is of a brand that the shop does not take", async () => {
    const { payment } = await bench.db("websites").where({ id: shops[shop].id }).first("payment")
    const website = bench.db("websites").where({ id: shops[shop].id })
    await website.update({ payment: JSON.stringify({ ...JSON.parse(payment), brands: ["mastercard"] }) })
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    const answer = await guest.pay(sale, as(wallet, tokenOf(wallet, shop, approved)))
    await bench.db("websites").where({ id: shops[shop].id }).update({ payment })
    // Global Payments opens a token as it charges, and Google's is one of Stripe's own.
    const isTold = shop === "paysafe" || (shop === "stripe" && wallet === "apple_pay")
    expect([answer.status, answer.body.code]).toEqual(
      isTold ? [422, "card-brand-not-accepted"] : [200, undefined],
    )
    expect(await chargesOf(sale.saleToken)).toHaveLength(isTold ? 0 : 1)
    if (isTold) expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held" })
  })

  it("pays one sale with a token: for another it is spent", async () => {
    const [first, second] = [await bench.shopper(shop), await bench.shopper(shop)]
    const token = tokenOf(wallet, shop, approved)
    expect(await first.pay(await first.startSale(), as(wallet, token))).toMatchObject({ status: 200 })
    const sale = await second.startSale()
    expect(await second.pay(sale, as(wallet, token))).toMatchObject({
      status: 402,
      body: { code: "card-declined", messageKey: "checkout.stripe.error.processing_error" },
    })
    expect(await chargesOf(sale.saleToken)).toEqual([])
    expect((await second.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held" })
  })

  it("charges nothing for another amount than the cart's, nor with what is no token", async () => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    const token = tokenOf(wallet, shop, approved)
    const answer = await guest.pay(sale, as(wallet, token), { amount: sale.amount - 1 })
    expect(answer.body).toMatchObject({ code: "amount-changed", amount: sale.amount })
    expect((await guest.pay(sale, as(wallet, ""))).body.code).toBe("card-invalid")
    for (const made of ["made up", "null", "{}", JSON.stringify({ paymentData: 7, signedMessage: "{" })])
      expect((await guest.pay(sale, as(wallet, made))).body.code).toBe("card-declined")
    expect(await chargesOf(sale.saleToken)).toEqual([])
  })

  it("pressed twice at once is charged once", async () => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    const card = as(wallet, tokenOf(wallet, shop, approved))
    const answers = await Promise.all([guest.pay(sale, card), guest.pay(sale, card), guest.pay(sale, card)])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe("payment-in-progress")
    expect(await chargesOf(sale.saleToken)).toHaveLength(1)
  })

  it("is found again when the answer was lost, and not charged twice", async () => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    bench.misbehave(shop, "authorise", "drop-after")
    expect(await guest.pay(sale, as(wallet, tokenOf(wallet, shop, approved)))).toMatchObject({ status: 200 })
    expect(await chargesOf(sale.saleToken)).toHaveLength(1)
  })
})

describe("a card of Google Pay that no device has proven", () => {
  async function unproven(number: string) {
    const guest = await bench.shopper("paysafe")
    const sale = await guest.startSale()
    const first = await guest.pay(
      sale,
      as("google_pay", tokenOf("google_pay", "paysafe", number, "PAN_ONLY")),
    )
    return { guest, sale, first, token: String(first.body.cardToken) }
  }

  it("is not charged before its bank was asked about what stands for it, then pays as Google Pay", async () => {
    const { guest, sale, first, token } = await unproven(cards.paysafe.challenged)
    expect(first).toMatchObject({ status: 402, body: { code: "authentication-needed" } })
    expect(await chargesOf(sale.saleToken)).toEqual([])
    // Neither as the wallet's nor as a card's does it pay by itself.
    for (const type of ["google_pay", "stripe"] as const) {
      const alone = await guest.pay(sale, { tokensPayment: { type, token } })
      expect(alone.body.code).toBe("authentication-needed")
    }
    const { body } = await guest.authenticate(sale, { token })
    expect(body.status).toBe("challenge")
    const paid = await guest.pay(sale, {
      ...as("google_pay", token),
      threeDSecureAuthenticationId: body.authenticationId,
    })
    expect(paid).toMatchObject({ status: 200 })
    const receipt = await guest.call<Receipt>("GET", `/v1/invoice-confirmation/${String(paid.body.saleId)}`)
    expect(receipt.body.payment).toMatchObject({ wallet: "google_pay", lastFour: "1091" })
    expect(await chargesOf(sale.saleToken)).toHaveLength(1)
  })

  it("does not use up the tries of a shopper", async () => {
    const { guest, sale } = await unproven(cards.paysafe.challenged)
    for (let tries = 0; tries < 6; tries++) {
      const token = tokenOf("google_pay", "paysafe", cards.paysafe.challenged, "PAN_ONLY")
      expect((await guest.pay(sale, as("google_pay", token))).body.code).toBe("authentication-needed")
    }
  })

  it("pays at once where the shop asks no banks", async () => {
    const { payment } = await bench.db("websites").where({ id: shops.paysafe.id }).first("payment")
    await setPayment("paysafe", { threeDSecure: false })
    const { first } = await unproven(cards.paysafe.challenged)
    expect(first).toMatchObject({ status: 200 })
    await bench.db("websites").where({ id: shops.paysafe.id }).update({ payment })
  })

  it("is asked about by Stripe in the middle of the payment", async () => {
    const guest = await bench.shopper("stripe")
    const token = tokenOf("google_pay", "stripe", cards.stripe.challenged, "PAN_ONLY")
    const sale = await guest.startSale()
    const asked = await guest.pay(sale, as("google_pay", token))
    expect(asked.body).toMatchObject({ code: "authentication-needed" })
    await bench.issuer.enterCode(await creqOf(String(asked.body.clientSecret)), "1234")
    expect(await guest.pay(sale, as("google_pay", token))).toMatchObject({ status: 200 })
    const proven = await bench.shopper("stripe")
    const own = tokenOf("google_pay", "stripe", cards.stripe.challenged)
    expect(await proven.pay(await proven.startSale(), as("google_pay", own))).toMatchObject({ status: 200 })
  })
})

/** The challenge of an intent, as Stripe's library finds it in the browser. */
async function creqOf(clientSecret: string): Promise<string> {
  const [id] = clientSecret.split("_secret")
  const query = new URLSearchParams({ client_secret: clientSecret })
  const headers = { authorization: `Bearer ${sandboxCredentials.stripe.publishableKey}` }
  const url = `${bench.sandboxes.origin}/sandbox/stripe/v1/payment_intents/${id}?${query}`
  const intent = (await (await fetch(url, { headers })).json()) as {
    readonly next_action: { readonly use_stripe_sdk: { readonly creq: string } }
  }
  return intent.next_action.use_stripe_sdk.creq
}

describe("where a wallet is not offered", () => {
  const flagsOf = async (guest: Guest) =>
    (await guest.call<Record<string, boolean>>("GET", "/v1/cart/paymentMethods")).body

  it.each(["moneris", "cardconnect", "paymentech", "exact"] as const)(
    "%s takes none: flags, settings and the payment say so",
    async (shop) => {
      const guest = await bench.shopper(shop)
      expect(await flagsOf(guest)).toMatchObject({ google_pay: false, apple_pay: false })
      expect((await guest.call("GET", "/v1/websites/config")).body.wallets).toBeUndefined()
      const sale = await guest.startSale()
      for (const wallet of ["google_pay", "apple_pay"] as const) {
        const token = bench.sandboxes.wallets.make({
          wallet,
          number: cards.paysafe.approved,
          authMethod: "PAN_ONLY",
        })
        const refused = await guest.pay(sale, as(wallet, token))
        expect(refused).toMatchObject({ status: 422, body: { code: "payment-method-not-offered" } })
      }
      expect((await validate(guest)).body.code).toBe("payment-method-not-offered")
    },
  )

  it("Google Pay is none of Global Payments' where banks are asked, for it does not tell what was proven", async () => {
    const guest = await bench.shopper("globalpayments")
    expect(await flagsOf(guest)).toMatchObject({ google_pay: false, apple_pay: true })
    const { approved } = cards.globalpayments
    const pay = async (other: Guest) =>
      other.pay(
        await other.startSale(),
        as("google_pay", tokenOf("google_pay", "globalpayments", approved, "PAN_ONLY")),
      )
    expect((await pay(guest)).body.code).toBe("payment-method-not-offered")
    await setPayment("globalpayments", { threeDSecure: false })
    expect(await pay(await bench.shopper("globalpayments"))).toMatchObject({ status: 200 })
    await setPayment("globalpayments", { threeDSecure: true })
  })

  it("a shop tells browsers what its sheets open with, and nothing else [CFG-016]", async () => {
    const guest = await bench.shopper("paysafe")
    expect(await flagsOf(guest)).toMatchObject({ google_pay: true, apple_pay: true })
    const { body } = await guest.call<{ wallets: unknown }>("GET", "/v1/websites/config")
    expect(body.wallets).toEqual({
      merchantName: wallets.merchantName,
      applePay: { merchantIdentifier: wallets.applePay.merchantIdentifier },
      googlePay: {
        sdkUrl: "https://pay.google.com/gp/p/js/pay.js",
        environment: "TEST",
        tokenization: { gateway: "paysafe", gatewayMerchantId: "1001" },
      },
    })
  })
})

/** Asks for a merchant session as a browser does at 127.0.0.1, where these shops are. */
const validate = (guest: Guest, changes: Record<string, string> = {}, server = bench.address) =>
  guest.call(
    "POST",
    "/v1/pay/apple/create-session",
    {
      merchantIdentifier: wallets.applePay.merchantIdentifier,
      displayName: "Somebody else",
      initiative: "web",
      initiativeContext: "127.0.0.1",
      ...changes,
    },
    server,
  )

describe("the validation of the merchant for Apple Pay [CALL-057]", () => {
  let guest: Guest
  beforeAll(async () => {
    guest = await bench.shopper("paysafe", { seats: 0 })
  })

  /** A server whose public address is where it is called, with settings of its own for Apple. */
  async function serverWith(applePay: Partial<ApplePaySettings>, more: Partial<ServingConfig> = {}) {
    const settings = { baseUrl: undefined, secret: () => undefined, ...applePay }
    const server = await bench.anotherServer({ ...here, applePay: settings, ...more })
    servers.push(server)
    return server.address
  }
  const here = { publicOrigin: "http://127.0.0.1:4000" }
  const servers: { close: () => Promise<unknown> }[] = []
  afterAll(() => Promise.all(servers.map((server) => server.close())))

  const identity = (own: { readonly certificate: string; readonly key: string }) => (name: string) =>
    name === "CERTIFICATE" ? own.certificate : own.key

  it("answers what Apple says, under the shop's own name whatever was asked", async () => {
    const answer = await validate(guest, {}, await serverWith({}))
    expect(answer.status).toBe(200)
    expect(JSON.parse(String(answer.body.result))).toMatchObject({
      merchantIdentifier: wallets.applePay.merchantIdentifier,
      displayName: wallets.merchantName,
      domainName: "127.0.0.1",
    })
    expect(bench.log()).not.toContain("PRIVATE KEY")
  })

  it("refuses another host than the shop's, and another merchant", async () => {
    const server = await serverWith({})
    for (const initiativeContext of ["localhost", "shop.example", "127.0.0.1.example", "gp-shop.127.0.0.1"])
      expect((await validate(guest, { initiativeContext }, server)).body.code).toBe("address-not-allowed")
    // Named as it is called, yet not a host of the shop's.
    expect((await validate(guest)).body.code).toBe("address-not-allowed")
    const other = await validate(guest, { merchantIdentifier: "merchant.example.other" }, server)
    expect(other.body.code).toBe("payment-method-not-offered")
  })

  it("judges the host as the rest of the server does: by what a trusted proxy tells, and by nothing else", async () => {
    const asked = async (server: string) => {
      const response = await fetch(`${server}/v1/pay/apple/create-session?subdomain=${guest.shop.id}`, {
        method: "POST",
        headers: {
          "x-session-token": guest.token(),
          "content-type": "application/json",
          "x-forwarded-host": "billets.example",
        },
        body: JSON.stringify({
          ...{ merchantIdentifier: wallets.applePay.merchantIdentifier, displayName: "Petit théâtre" },
          ...{ initiative: "web", initiativeContext: "billets.example" },
        }),
      })
      return response.status
    }
    const publicOrigin = "http://billets.example"
    expect(await asked(await serverWith({}, { publicOrigin, trustProxy: true }))).toBe(200)
    expect(await asked(await serverWith({}, { publicOrigin, trustProxy: false }))).toBe(422)
  })

  it("says that payments are set up wrong where Apple does not know the certificate, or there is none", async () => {
    const { origin } = await appleGatewayOfProcess()
    const { authority, stranger, merchant } = appleCertificates
    const withIdentity = (own: typeof stranger) =>
      serverWith({ baseUrl: origin, authority, secret: identity(own) })
    for (const server of [
      await withIdentity(stranger),
      await withIdentity({ certificate: "no certificate", key: merchant.key }),
      await serverWith({ baseUrl: origin, authority }),
    ])
      expect((await validate(guest, {}, server)).body.code).toBe("payment-misconfigured")
    const written = {
      certificate: Buffer.from(merchant.certificate).toString("base64"),
      key: merchant.key.replaceAll("\n", "\\n"),
    }
    expect(await validate(guest, {}, await withIdentity(written))).toMatchObject({ status: 200 })
  })

  it("says to try again where Apple cannot be reached, and trusts no other gateway", async () => {
    const secret = identity(appleCertificates.merchant)
    const dead = await serverWith({ baseUrl: (await deadAddress()).replace("http:", "https:"), secret })
    expect((await validate(guest, {}, dead)).body.code).toBe("processor-unavailable")
    const { origin } = await appleGatewayOfProcess()
    expect((await validate(guest, {}, await serverWith({ baseUrl: origin, secret }))).status).toBe(503)
  })
})

describe("the file by which Apple knows a host", () => {
  const path = "/.well-known/apple-developer-merchantid-domain-association"

  it("is the shop's own, as it was given", async () => {
    const answer = await fetch(`${bench.address}${path}?subdomain=${shops.paysafe.id}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/)
    expect(await answer.text()).toBe(wallets.applePay.domainAssociation)
  })

  it("is not there for a shop without one, and for nobody's host", async () => {
    await setPayment("moneris", { wallets: undefined })
    for (const query of [`?subdomain=${shops.moneris.id}`, "?subdomain=nobody", ""])
      expect((await fetch(`${bench.address}${path}${query}`)).status).toBe(404)
  })
})

async function setPayment(shop: ShopName, changes: object) {
  const { payment } = await bench.db("websites").where({ id: shops[shop].id }).first("payment")
  await bench
    .db("websites")
    .where({ id: shops[shop].id })
    .update({ payment: JSON.stringify({ ...JSON.parse(payment), ...changes }) })
}

it("leaves no money without tickets and no tickets without money", async () => {
  expect(await unrest(bench)).toEqual([])
})
