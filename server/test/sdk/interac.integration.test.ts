import { afterAll, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { atBank, openBank, postResult } from "../house/interac-bank.ts"
import { shops } from "../house/shops.ts"
import { buyer, payingClient } from "./paying-client.ts"
import { failureOf, setDevice } from "./sdk-client.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout()
  setDevice(bench.clock)
})
afterAll(() => bench.close())

/** Two seats with their taxes, in cents. */
const amounts = { totalAfterTaxes: 15_982, totalShippingSelected: 0, giftCertificateDiscount: 0 }

/** The form as the payment page knows it. */
const posted = (form: { url: string; fields: Readonly<Record<string, string>> }) =>
  ({ payment_url: form.url, ...form.fields }) as unknown as Parameters<typeof openBank>[0]

it("pays at a bank what the shopper saw, and the receipt names it [CALL-052] [PAY-027]", async () => {
  const { shop, fill } = payingClient(bench, "paysafe")
  await fill()
  expect((await shop.paymentMethods.offered()).map(({ kind }) => kind)).toEqual([
    "gift-certificate",
    "card",
    "interac",
  ])
  const form = posted(await shop.paymentMethods.interac({ client: buyer, amounts }))
  expect(form).toMatchObject({ x_amount: "159.82", x_show_form: "PAYMENT_FORM" })
  expect((await shop.checkout.sale()).state).toBe("paying")
  const { visit } = await openBank(form)
  await postResult(form, await atBank(form, visit, "A"))
  const { state, saleId = "" } = await shop.checkout.sale()
  expect(state).toBe("paid")
  expect(await shop.checkout.receipt(saleId)).toMatchObject({
    client: { email: buyer.email },
    payment: { amount: 15_982, brand: "interac", interac: { issuerName: "Banque A" } },
  })
})

it("leaves a bank by starting the sale again", async () => {
  const { shop, fill } = payingClient(bench, "paysafe")
  await fill()
  await shop.paymentMethods.interac({ client: buyer, amounts })
  await shop.checkout.start()
  expect((await shop.checkout.sale()).state).toBe("open")
})

it("begins nothing for another amount, nor where Interac is not offered", async () => {
  const { shop, fill } = payingClient(bench, "paysafe")
  await fill()
  const other = { ...amounts, totalShippingSelected: 100 }
  const refused = await failureOf(shop.paymentMethods.interac({ client: buyer, amounts: other }))
  expect(refused).toMatchObject({ _tag: "amount-changed" })
  expect((await shop.checkout.sale()).state).toBe("open")
  const without = payingClient(bench, "stripe")
  await without.fill()
  expect((await without.shop.paymentMethods.offered()).map(({ kind }) => kind)).toEqual([
    "gift-certificate",
    "card",
  ])
  expect(await failureOf(without.shop.paymentMethods.interac({ client: buyer, amounts }))).toMatchObject({
    _tag: "payment-method-not-offered",
  })
})

it("pays in the name of the client who is signed in", async () => {
  await bench
    .db("websites")
    .where({ id: shops.exact.id })
    .update({ client_account: "OPTIONAL", revision: bench.db.raw("revision + 1") })
  const { shop, fill } = payingClient(bench, "exact")
  await fill()
  const email = "interac-client@example.com"
  const password = "Corneille1637!"
  const signedIn = await shop.clients.signUp({ ...buyer, email, password, confirmation: password })
  const form = posted(await shop.paymentMethods.interac({ client: buyer, amounts }))
  const { visit } = await openBank(form)
  await atBank(form, visit, "D")
  const { saleId = "" } = await shop.checkout.sale()
  const receipt = await shop.checkout.receipt(saleId)
  expect(receipt.client).toMatchObject({ id: signedIn.id, email })
})
