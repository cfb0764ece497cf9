import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, sandboxProcessors, startCheckout } from "../../test/house/checkout-shop.ts"
import { payingCards, shops } from "../../test/house/shops.ts"
import type { ProcessorSettings } from "../payment-config.ts"
import { eachProcessor } from "../processor-type.ts"

let bench: CheckoutBench

beforeAll(async () => {
  bench = await startCheckout(1_000)
})
afterAll(() => bench.close())

describe("a website whose payment is set up wrongly", () => {
  const processors = (name: string) => {
    const sandbox = sandboxProcessors(bench.sandboxes.origin)
    const of = (settings: ProcessorSettings) => ({ ...settings, secret: () => name })
    return eachProcessor((type) => of(sandbox[type]))
  }
  const faulty = { status: 503, body: { code: "payment-misconfigured", action: "contact-support" } }

  it("tells the shopper to phone, and keeps the seats [CALL-068]", async () => {
    const other = await bench.anotherServer({ processors: processors("sk_test_else") })
    const guest = await bench.shopper("stripe")
    const sale = await guest.startSale()
    const refused = await guest.pay(sale, { stripeToken: "tok_visa" }, {}, other.address)
    expect(refused).toMatchObject(faulty)
    expect(refused.body.message).toContain("Communiquez avec la billetterie")
    expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held", totalQty: 2 })
    expect(bench.sandboxes.ledger.all()).toEqual([])
    await other.close()
  })

  it.each(["moneris", "cardconnect", "paymentech", "exact"] as const)(
    "tells it where %s refuses the secret, and nothing is charged",
    async (shop) => {
      const other = await bench.anotherServer({ processors: processors("someone:else") })
      const guest = await bench.shopper(shop)
      const sale = await guest.startSale()
      expect(await guest.pay(sale, { ...payingCards[shop].approved }, {}, other.address)).toMatchObject(
        faulty,
      )
      expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held", totalQty: 2 })
      expect(bench.sandboxes.ledger.all()).toEqual([])
      expect((await guest.pay(sale, { ...payingCards[shop].approved })).status).toBe(200)
      bench.sandboxes.ledger.reset()
      await other.close()
    },
  )

  it("tells it when the environment has no secret at all", async () => {
    const bare: ProcessorSettings = { baseUrl: undefined, secret: () => undefined }
    const none = eachProcessor(() => bare)
    const other = await bench.anotherServer({ processors: none, sandbox: false })
    const guest = await bench.shopper("stripe")
    const sale = await guest.startSale()
    expect(await guest.pay(sale, { stripeToken: "tok_visa" }, {}, other.address)).toMatchObject(faulty)
    await other.close()
  })

  it("tells it before the bank is asked, where the account or the app is unknown", async () => {
    const update = (id: string, accountId: string) =>
      bench
        .db("websites")
        .where({ id })
        .update({
          payment: JSON.stringify({ ...shops.paysafe.payment, accountId, brands: ["visa", "mastercard"] }),
        })
    const { payment } = await bench.db("websites").where({ id: shops.paysafe.id }).first("payment")
    await update(shops.paysafe.id, "9999")
    const guest = await bench.shopper("paysafe")
    const sale = await guest.startSale()
    const body = {
      saleToken: sale.saleToken,
      bin: "400000",
      amount: sale.amount,
      currency: "CAD",
      deviceFingerprintingId: "any",
      card: { number: "4000000000001000", expiry: "1228", nameOnCard: "Marie Tremblay" },
    }
    expect(await guest.call("POST", "/v1/threeDSecure/paysafe/authentications/9999", body)).toMatchObject(
      faulty,
    )
    await bench.db("websites").where({ id: shops.paysafe.id }).update({ payment })

    const other = await bench.anotherServer({ processors: processors("another-app") })
    const visitor = await bench.shopper("globalpayments")
    const { hash, amount } = await visitor.startSale()
    const card = { number: "4222000009719489", expiry: "1228", nameOnCard: "Marie Tremblay" }
    const enrolment = `/v1/threeDSecure/globalpayments/${hash}`
    expect(await visitor.call("POST", enrolment, { amount, card }, other.address)).toMatchObject(faulty)
    await other.close()
  })
})
