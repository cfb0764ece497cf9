import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { type Guest, newShopper } from "../../test/house/shopper.ts"
import { CVD, cards, typedCard } from "../../test/house/shops.ts"
import { unrest } from "../../test/house/unrest.ts"

let bench: CheckoutBench

beforeAll(async () => {
  bench = await startCheckout(1_000)
})
afterAll(() => bench.close())

/** What a processor's own field in the browser makes of a card. */
async function tokenOf(path: string, card: object): Promise<string> {
  const response = await fetch(`${bench.sandboxes.origin}/sandbox/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(card),
  })
  const { dataKey, token = dataKey } = (await response.json()) as { dataKey?: string; token?: string }
  return token ?? ""
}

const ofMoneris = (pan: string) =>
  tokenOf("moneris/HPPtoken/token", { id: "htPARTERRE0SANDBOX", pan, expdate: "2812", cvd: CVD })
const ofCardSecure = (account: string) => tokenOf("cardconnect/cardsecure/api/v1/ccn/tokenize", { account })
const asToken = (token: string) => ({ tokensPayment: { type: "stripe", token } })

const shopsThatAskBanks = ["paysafe", "globalpayments"] as const
type AskingShop = (typeof shopsThatAskBanks)[number]

/** The token that the processor's own fields make of a card, each time another. */
async function tokenAt(guest: Guest, shop: AskingShop, number: string): Promise<{ token: string }> {
  const { issuer } = bench
  if (shop === "paysafe") return { token: (await issuer.paysafeToken(number)).paymentToken ?? "" }
  const { body } = await guest.call("GET", "/v1/threeDSecure/globalpayments/accesstoken")
  return { token: (await issuer.globalPaymentsToken(number, String(body.accessToken))).id ?? "" }
}

describe.each(shopsThatAskBanks)("a token of %s's fields", (shop) => {
  const numbers = cards[shop]

  async function asked(number: string, code = "1234") {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    const card = await tokenAt(guest, shop, number)
    const { body } = await guest.authenticate(sale, card, code)
    const pay = ({ token } = card, id = body.authenticationId) =>
      guest.pay(sale, { ...asToken(token), ...(id === null ? {} : { threeDSecureAuthenticationId: id }) })
    return { guest, sale, card, body, pay }
  }

  it("pays once its bank has asked the shopper, and the receipt tells its card", async () => {
    const { guest, pay, body, sale } = await asked(numbers.challenge)
    expect(body.status).toBe("challenge")
    const paid = await pay()
    expect(paid).toMatchObject({ status: 200, body: { deferred: false } })
    const receipt = await guest.call("GET", `/v1/invoice-confirmation/${String(paid.body.saleId)}`)
    expect(receipt.body).toMatchObject({ payment: { lastFour: numbers.challenge.slice(-4) } })
    const { id } = await bench.saleOf(sale.saleToken)
    const [row] = await bench.db("authentications").where({ sale_id: id })
    expect(row).toMatchObject({ last_four: numbers.challenge.slice(-4) })
    expect(bench.sandboxes.ledger.all().filter(({ reference }) => reference.includes(id))).toHaveLength(1)
  })

  it("pays without a challenge where the bank wants none, and where the card is outside of it", async () => {
    for (const number of [numbers.frictionless, numbers.notEnrolled]) {
      const { pay } = await asked(number)
      expect(await pay()).toMatchObject({ status: 200 })
    }
  })

  it("is not charged before its bank was asked, nor after it said no", async () => {
    const { guest, sale, card, pay } = await asked(numbers.frictionless)
    expect((await guest.pay(sale, asToken(card.token))).body.code).toBe("authentication-needed")
    expect((await pay(card, "made-up")).body.code).toBe("authentication-mismatch")
    const refused = await asked(numbers.denied)
    expect(refused.body.status).toBe("failed")
    expect((await refused.pay()).body.code).toBe("authentication-failed")
    const open = await asked(numbers.challenge, "")
    expect((await open.pay()).body.code).toBe("authentication-needed")
  })

  it("is bound to its own authentication: neither another token of the card nor another card is charged", async () => {
    const { guest, pay } = await asked(numbers.frictionless)
    for (const number of [numbers.frictionless, numbers.notEnrolled, numbers.declined])
      expect((await pay(await tokenAt(guest, shop, number))).body.code).toBe("authentication-mismatch")
    expect(await pay()).toMatchObject({ status: 200 })
  })

  it("does not lend its authentication to typed numbers, nor take theirs", async () => {
    const { guest, sale, card, body } = await asked(numbers.frictionless)
    const typed = typedCard(numbers.frictionless, body.authenticationId ?? "")
    expect((await guest.pay(sale, typed)).body.code).toBe("authentication-mismatch")
    const { body: own } = await guest.authenticate(sale, numbers.frictionless)
    const lent = { ...asToken(card.token), threeDSecureAuthenticationId: own.authenticationId }
    expect((await guest.pay(sale, lent)).body.code).toBe("authentication-mismatch")
  })

  it("is declined, keeps the seats, and another card pays", async () => {
    const { guest, sale, pay } = await asked(numbers.declined)
    expect((await pay()).body).toMatchObject({ code: "card-declined" })
    expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held" })
    const second = await tokenAt(guest, shop, numbers.frictionless)
    const { body } = await guest.authenticate(sale, second)
    const paid = await guest.pay(sale, {
      ...asToken(second.token),
      threeDSecureAuthenticationId: body.authenticationId,
    })
    expect(paid.status).toBe(200)
  })

  it("is asked for again once it is spent, in words that say so", async () => {
    const { guest, sale, card, pay } = await asked(numbers.declined)
    const { body: second } = await guest.authenticate(sale, card)
    expect((await pay()).body.code).toBe("card-declined")
    const again = await pay(card, second.authenticationId)
    expect(again.body).toMatchObject({
      code: "card-invalid",
      messageKey: "checkout.stripe.error.token_already_used",
    })
  })

  it("of a brand that the shop does not take is refused before anything is charged", async () => {
    const before = bench.sandboxes.ledger.all().length
    const { body } = await asked(shop === "paysafe" ? "378282246310005" : "374101000000608")
    expect(body).toMatchObject({ code: "card-brand-not-accepted" })
    expect(bench.sandboxes.ledger.all()).toHaveLength(before)
  })
})

describe("card numbers", () => {
  it.each(["paysafe", "globalpayments", "stripe", "moneris", "cardconnect", "paymentech", "exact"] as const)(
    "are refused at %s where the server takes none, before anybody is asked about them",
    async (shop) => {
      const server = await bench.anotherServer({ cardNumbers: false })
      const guest = await newShopper(server.address, shop, bench.sandboxes.origin)
      await guest.holdPlaces(1)
      const sale = await guest.startSale()
      const before = bench.sandboxes.ledger.all().length
      const number = "4111111111111111"
      expect(await guest.pay(sale, typedCard(number))).toMatchObject({
        status: 422,
        body: { code: "raw-card-not-accepted", action: "correct-request" },
      })
      const beside = { ...asToken("tok_visa"), number }
      expect((await guest.pay(sale, beside)).body.code).toBe("raw-card-not-accepted")
      if (shop === "paysafe" || shop === "globalpayments")
        expect((await guest.authenticate(sale, number)).body).toMatchObject({ code: "raw-card-not-accepted" })
      const { id } = await bench.saleOf(sale.saleToken)
      expect(await bench.attemptsOf(id)).toEqual([])
      expect(await bench.db("authentications").where({ sale_id: id })).toEqual([])
      expect(bench.sandboxes.ledger.all()).toHaveLength(before)
      expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held" })
      const { body } = await guest.call("GET", "/v1/websites/config")
      expect(body.processorConfig).toMatchObject(
        shop === "paymentech" || shop === "exact" ? { type: expect.any(String) } : { cardEntry: "HOSTED" },
      )
      await server.close()
    },
  )

  it("have fields of the shop's own only where the server takes them and the processor has none", async () => {
    const entries = await Promise.all(
      (["paysafe", "paymentech", "exact"] as const).map(async (shop) => {
        const guest = await bench.shopper(shop, { seats: 0 })
        const { body } = await guest.call("GET", "/v1/websites/config")
        return (body.processorConfig as { cardEntry?: string }).cardEntry
      }),
    )
    expect(entries).toEqual(["HOSTED", "NUMBERS", "NUMBERS"])
    const server = await bench.anotherServer({ cardNumbers: false })
    const guest = await newShopper(server.address, "exact", bench.sandboxes.origin)
    const { body } = await guest.call("GET", "/v1/websites/config")
    expect(body.processorConfig).not.toHaveProperty("cardEntry")
    await server.close()
  })
})

describe("a token of the processor's own field pays, and no number of the card comes to us", () => {
  it("at Moneris", async () => {
    const guest = await bench.shopper("moneris")
    const sale = await guest.startSale()
    const declined = await guest.pay(sale, asToken(await ofMoneris("4000000000000002")))
    expect(declined).toMatchObject({ status: 402, body: { code: "card-declined" } })
    const paid = await guest.pay(sale, asToken(await ofMoneris("5454545454545454")))
    expect(paid).toMatchObject({ status: 200, body: { deferred: false } })
    const receipt = await guest.call("GET", `/v1/invoice-confirmation/${String(paid.body.saleId)}`)
    expect(receipt.body).toMatchObject({ payment: { brand: "mastercard", lastFour: "5454" } })
  })

  it("at CardPointe, with its expiry", async () => {
    const guest = await bench.shopper("cardconnect")
    const sale = await guest.startSale()
    const token = await ofCardSecure("5454545454545454")
    const without = await guest.pay(sale, asToken(token))
    expect(without.body).toMatchObject({ code: "card-invalid", errors: [{ path: "creditCard/expiry" }] })
    const paid = await guest.pay(sale, { ...asToken(token), expiry: "1228" })
    expect(paid).toMatchObject({ status: 200 })
    const receipt = await guest.call("GET", `/v1/invoice-confirmation/${String(paid.body.saleId)}`)
    expect(receipt.body).toMatchObject({ payment: { brand: "mastercard", lastFour: "5454" } })
  })

  it.each([
    ["moneris", asToken("ot-made-up-by-somebody"), "card-invalid"],
    ["moneris", asToken("tok_visa"), "card-invalid"],
    ["moneris", { tokensPayment: { type: "apple_pay", token: "x" } }, "payment-method-not-offered"],
    ["cardconnect", { ...asToken("4111111111111111"), expiry: "1228" }, "card-invalid"],
    ["paymentech", asToken("ot-made-up-by-somebody"), "payment-method-not-offered"],
    ["exact", { stripeToken: "tok_visa" }, "payment-method-not-offered"],
  ] as const)("at %s, %j is refused", async (shop, creditCard, code) => {
    const guest = await bench.shopper(shop)
    const answer = await guest.pay(await guest.startSale(), creditCard)
    expect(answer.body.code).toBe(code)
    expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held" })
  })
})

describe("a website that takes no cards", () => {
  const noCards = { processor: "DO_NOT_USE", threeDSecure: false, brands: [], giftCertificates: true }

  async function closed() {
    const { db } = bench
    const change = { payment: JSON.stringify(noCards), revision: db.raw("revision + 1") }
    const id = "exact-shop"
    const before = await db("websites").where({ id }).first("payment")
    await db("websites").where({ id }).update(change)
    return () => db("websites").where({ id }).update({ payment: before.payment, revision: change.revision })
  }

  it("says so, refuses a card and keeps the seats [PAY-013]", async () => {
    const reopen = await closed()
    const guest = await bench.shopper("exact")
    expect((await guest.call("GET", "/v1/websites/config")).body).toMatchObject({
      processorConfig: { type: "DO_NOT_USE", threeDSecure: false },
    })
    expect((await guest.call("GET", "/v1/cart/paymentMethods")).body).toMatchObject({
      visa: false,
      mastercard: false,
      giftcertificate: true,
    })
    const sale = await guest.startSale()
    for (const creditCard of [typedCard("4111111111111111"), { stripeToken: "tok_visa" }])
      expect(await guest.pay(sale, creditCard)).toMatchObject({
        status: 422,
        body: { code: "payment-method-not-offered" },
      })
    const { id } = await bench.saleOf(sale.saleToken)
    expect(await bench.attemptsOf(id)).toEqual([])
    expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held", totalQty: 2 })
    await reopen()
    expect((await guest.pay(sale, typedCard("4111111111111111"))).status).toBe(200)
  })

  it("gives tickets that cost nothing", async () => {
    const reopen = await closed()
    const guest = await bench.shopper("exact")
    const { cart_id } = await bench.saleOf((await guest.startSale()).saleToken)
    await bench.db("holds").where({ cart_id }).update({ price: 0, service_charge: 0 })
    const sale = await guest.startSale()
    expect(await guest.pay(sale, {})).toMatchObject({ status: 200, body: { deferred: false } })
    await reopen()
  })
})

it("leaves every sale with its tickets and its money, or neither", async () => {
  expect(await unrest(bench)).toEqual([])
})
