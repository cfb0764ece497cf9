import { afterAll, beforeAll, expect, it } from "vitest"
import { reconcile } from "../../src/jobs/reconciler.ts"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { buyer, payingClient } from "./paying-client.ts"
import { failureOf, pass, setDevice } from "./sdk-client.ts"

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

it("collects a payment that is due, in a shop without cards [PAY-021]", async () => {
  const { shop, fill, of } = payingClient(bench, "paypal")
  await fill()
  const first = await shop.paymentMethods.paypal({ client: buyer, amount })
  bench.sandboxes.approvePayPal(first.orderId, "buyer-denied")
  const sold = await shop.checkout.pay({ client: buyer, amount, card: { paypalOrderId: first.orderId } })
  expect(sold.deferred).toBe(true)
  const { saleToken } = (of("POST /backend/v1/cart/checkoutCreditCard")[0]?.body ?? {}) as {
    saleToken: string
  }
  pass(bench.clock, 120)
  await reconcile(bench.payments, bench.clock.now())
  const { shop: elsewhere } = payingClient(bench, "paypal")
  expect(await elsewhere.deferredPayments.sale(saleToken)).toMatchObject({ saleId: sold.saleId, amount })
  const { orderId } = await elsewhere.deferredPayments.paypal({ saleToken, amount })
  bench.sandboxes.approvePayPal(orderId, "buyer-ok")
  const payment = { saleToken, client: buyer, amount, card: { paypalOrderId: orderId } }
  expect(await elsewhere.deferredPayments.pay(payment)).toMatchObject({
    saleId: sold.saleId,
    deferred: false,
  })
  expect(await failureOf(elsewhere.deferredPayments.paypal({ saleToken, amount }))).toMatchObject({
    _tag: "nothing-due",
  })
})
