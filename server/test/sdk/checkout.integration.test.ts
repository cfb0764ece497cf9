import { api } from "@parterre/sdk"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { issueCertificate } from "../house/certificate-law.ts"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { cards, shops } from "../house/shops.ts"
import { buyer, payingClient, typedCard, visa } from "./paying-client.ts"
import { failureOf, pass, setDevice } from "./sdk-client.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout()
  setDevice(bench.clock)
})
afterAll(() => bench.close())

/** Two seats with their taxes, in cents. */
const two = 15_982

describe("a sale", () => {
  it("is started once, for what the cart costs [CALL-077]", async () => {
    const { shop, fill, of } = payingClient(bench, "stripe")
    await fill()
    const started = await shop.checkout.start()
    expect(started).toMatchObject({ amount: two, tax: { totalAfterTaxes: two } })
    expect(started.saleToken).toMatch(/^[\w-]{22,}$/)
    expect((await shop.checkout.start()).saleToken).toBe(started.saleToken)
    expect(of("PUT /v1/session/create-sale")).toHaveLength(2)
    expect(await failureOf(payingClient(bench, "stripe").shop.checkout.start())).toMatchObject({
      _tag: "cart-empty",
    })
  })

  it("says how far it is, and is unknown before it is started [CALL-078]", async () => {
    const { shop, fill } = payingClient(bench, "stripe")
    await fill()
    expect(await failureOf(shop.checkout.sale())).toMatchObject({ _tag: "sale-unknown", status: 404 })
    const { saleToken } = await shop.checkout.start()
    expect(await shop.checkout.sale()).toEqual({ saleToken, state: "open" })
    const { saleId } = await shop.checkout.pay({ client: buyer, card: visa })
    expect(await shop.checkout.sale()).toEqual({ saleToken, saleId, state: "paid" })
  })
})

describe("a payment", () => {
  it("answers the sale, once however often it is sent [CALL-068] [PAY-016]", async () => {
    const { shop, fill, of } = payingClient(bench, "stripe")
    await fill()
    const paid = await shop.checkout.pay({ client: buyer, card: visa })
    expect(paid).toEqual({
      saleId: expect.stringMatching(/^STRI-/),
      deferred: false,
      crId: expect.any(String),
    })
    const [sent] = of("POST /backend/v1/cart/checkoutCreditCard")
    expect(sent?.body).toEqual({
      client: buyer,
      creditCard: visa,
      amount: two,
      saleToken: expect.any(String),
      shippingCarts: [],
    })
    const body = sent?.body as Parameters<typeof api.checkoutCreditCard>[0]["body"]
    expect(await shop.run(api.checkoutCreditCard({ body }))).toEqual(paid)
    const { id } = await bench.saleOf(body.saleToken)
    expect(await bench.ticketsOf(id)).toHaveLength(2)
    expect(shop.cart.current().cart?.totalQty).toBe(0)
  })

  it("is refused with a reason, and the seats stay [CALL-068]", async () => {
    const { shop, fill } = payingClient(bench, "globalpayments")
    await fill()
    const card = typedCard(cards.globalpayments.declined)
    const declined = await failureOf(shop.checkout.pay({ client: buyer, card }))
    expect(declined).toMatchObject({ _tag: "card-declined", status: 402 })
    expect(declined.message).not.toBe("")
    const changed = await failureOf(shop.checkout.pay({ client: buyer, card, amount: two - 1 }))
    expect(changed).toMatchObject({ _tag: "amount-changed", status: 409 })
    expect((await shop.cart.callCart()).totalQty).toBe(2)
  })

  it("comes too late for a cart whose time is over [CALL-068]", async () => {
    const { shop, fill, of } = payingClient(bench, "stripe")
    await fill()
    const { saleToken, amount } = await shop.checkout.start()
    pass(bench.clock, 7200)
    const body = { client: buyer, creditCard: visa, amount, saleToken }
    expect(await failureOf(shop.run(api.checkoutCreditCard({ body })))).toMatchObject({
      _tag: "cart-expired",
      status: 410,
    })
    expect(of("POST /backend/v1/cart/checkoutCreditCard")).toHaveLength(1)
  })

  it("may be made with three kinds of token, of which a shop takes its processor's [PAY-026]", async () => {
    const { shop, fill } = payingClient(bench, "stripe")
    await fill()
    const pay = (type: string) =>
      shop.checkout.pay({
        client: buyer,
        card: { tokensPayment: { type: type as "stripe", token: "tok_visa" } },
      })
    for (const type of ["google_pay", "apple_pay"])
      expect(await failureOf(pay(type))).toMatchObject({ _tag: "payment-method-not-offered" })
    expect(await failureOf(pay("paypal"))).toMatchObject({ _tag: "request-invalid", status: 400 })
    expect(await pay("stripe")).toMatchObject({ deferred: false })
  })
})

describe("the confirmation of a sale", () => {
  it("is its receipt, for the session that bought [CALL-073]", async () => {
    const { shop, fill, of } = payingClient(bench, "stripe")
    await fill()
    const { saleId } = await shop.checkout.pay({ client: buyer, card: visa })
    const receipt = await shop.checkout.receipt(saleId)
    expect(receipt).toMatchObject({
      saleId,
      date: "2026-11-21T14:00:00-05:00",
      client: buyer,
      tax: { totalAfterTaxes: two },
      cartElements: [{ _type: "event", prices: [{ qty: 2, total: 13_900 }] }],
      shipping: [{ eventId: "stripe-shop.soir", code: "E_TICKETS", price: 0 }],
      deferred: false,
      payment: { amount: two, brand: "visa", lastFour: "4242" },
      organiser: { name: "Petit Théâtre", email: "billetterie@petit.example" },
    })
    expect(receipt.tickets).toHaveLength(2)
    expect(of(`GET /v1/invoice-confirmation/${saleId}`)[0]?.answered.get("cache-control")).toBe("no-store")
    expect(await shop.checkout.savedReceipt(saleId)).toEqual(receipt)
    const stranger = payingClient(bench, "stripe")
    expect(await failureOf(stranger.shop.checkout.receipt(saleId))).toMatchObject({ _tag: "sale-unknown" })
  })
})

describe("a gift certificate", () => {
  it("has a balance, told to who has its code and never kept [CALL-080]", async () => {
    const { shop, of } = payingClient(bench, "stripe")
    const code = "GIFT-00000001"
    await issueCertificate(bench.db, { websiteId: shops.stripe.id, code, value: 5_000 })
    for (const _time of [1, 2])
      expect(await shop.checkout.certificate(code)).toEqual({ code, balance: 5_000, currency: "CAD" })
    const asked = of(`GET /v1/certificates/${code}`)
    expect(asked.map(({ query, answered }) => [query.cache, answered.get("cache-control")])).toEqual([
      ["0", "no-store"],
      ["0", "no-store"],
    ])
    expect(await failureOf(shop.checkout.certificate("NOBODY-HAS-THIS"))).toMatchObject({
      _tag: "certificate-unknown",
      status: 404,
    })
  })

  it("pays first, and the card what is left [PAY-028]", async () => {
    const { shop, fill } = payingClient(bench, "stripe")
    const code = "GIFT-00000002"
    await issueCertificate(bench.db, { websiteId: shops.stripe.id, code, value: 20_000 })
    await fill()
    const { saleId } = await shop.checkout.pay({ client: buyer, certificates: [code] })
    const { payment } = await shop.checkout.receipt(saleId)
    expect(payment).toMatchObject({ amount: 0, giftCertificates: [{ amount: two }] })
    expect((await shop.checkout.certificate(code)).balance).toBe(20_000 - two)
  })

  it("pays what was shown and no more, whatever came into the cart since [PAY-028]", async () => {
    const { shop, fill } = payingClient(bench, "stripe")
    const code = "GIFT-00000003"
    await issueCertificate(bench.db, { websiteId: shops.stripe.id, code, value: 50_000 })
    await fill()
    await fill()
    const order = { client: buyer, certificates: [code], amount: 0 }
    expect(await failureOf(shop.checkout.pay({ ...order, certificateAmount: two }))).toMatchObject({
      _tag: "amount-changed",
      status: 409,
    })
    expect((await shop.checkout.certificate(code)).balance).toBe(50_000)
    const four = (await shop.cart.callCart()).tax.totalAfterTaxes
    await shop.checkout.pay({ ...order, certificateAmount: four })
    expect((await shop.checkout.certificate(code)).balance).toBe(50_000 - four)
  })
})
