import { afterAll, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { buyer, payingClient } from "./paying-client.ts"
import { failureOf, setDevice } from "./sdk-client.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout()
  setDevice(bench.clock)
})
afterAll(() => bench.close())

/** Two seats with their taxes, in cents. */
const amount = 15_982

it("pays what the shopper approved at PayPal, and the receipt names it [PAY-011]", async () => {
  const { shop, fill } = payingClient(bench, "paypal")
  await fill()
  expect((await shop.paymentMethods.offered()).map(({ kind }) => kind)).toEqual([
    "gift-certificate",
    "paypal",
  ])
  const { orderId, approvalUrl } = await shop.paymentMethods.paypal({ client: buyer, amount })
  expect(new URL(approvalUrl).searchParams.get("token")).toBe(orderId)
  expect((await shop.checkout.sale()).state).toBe("open")
  bench.sandboxes.approvePayPal(orderId, "buyer-ok")
  const { saleId, deferred } = await shop.checkout.pay({
    client: buyer,
    amount,
    card: { paypalOrderId: orderId },
  })
  expect(deferred).toBe(false)
  expect((await shop.checkout.receipt(saleId)).payment).toMatchObject({ amount, brand: "paypal" })
})

it("says why PayPal did not pay, keeps the cart, and pays by another order", async () => {
  const { shop, fill } = payingClient(bench, "paypal")
  await fill()
  const pay = async (account: string) => {
    const { orderId } = await shop.paymentMethods.paypal({ client: buyer, amount })
    bench.sandboxes.approvePayPal(orderId, account)
    return shop.checkout.pay({ client: buyer, amount, card: { paypalOrderId: orderId } })
  }
  expect(await failureOf(pay("buyer-declined"))).toMatchObject({
    _tag: "card-declined",
    messageKey: "checkout.stripe.error.paypal_declined",
  })
  expect((await pay("buyer-ok")).saleId).toMatch(/^PAYP-/)
})

it("makes no order for another amount, nor where PayPal is not offered", async () => {
  const { shop, fill } = payingClient(bench, "paypal")
  await fill()
  const other = await failureOf(shop.paymentMethods.paypal({ client: buyer, amount: amount + 1 }))
  expect(other).toMatchObject({ _tag: "amount-changed" })
  const without = payingClient(bench, "stripe")
  await without.fill()
  const refused = await failureOf(without.shop.paymentMethods.paypal({ client: buyer, amount }))
  expect(refused).toMatchObject({ _tag: "payment-method-not-offered" })
})
