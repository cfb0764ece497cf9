import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, CVD, startCheckout, typedCard, unrest } from "../../test/house/checkout-shop.ts"

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
