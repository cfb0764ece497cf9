import { afterAll, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { shops } from "../house/shops.ts"
import { fillShelf, productId } from "../house/small-shelf.ts"
import { buyer, payingClient, visa } from "./paying-client.ts"
import { pass, setDevice } from "./sdk-client.ts"

const { stripe } = shops
let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout()
  setDevice(bench.clock)
  await bench.db("websites").where({ id: stripe.id }).update({ client_account: "OPTIONAL" })
  await fillShelf(
    bench.db,
    [{ key: "carte", kind: "membership", price: 5000, terms: { months: 12, benefits: [] } }],
    stripe,
  )
})
afterAll(() => bench.close())

it("one is bought, and every request from then on says that a member asks [MEM-002] [MEM-003]", async () => {
  const { shop, of } = payingClient(bench, "stripe")
  const password = "Corneille1637!"
  await shop.clients.signUp({ ...buyer, language: "fr", password, confirmation: password })
  const id = productId("carte", stripe)
  await shop.cart.addElements([{ type: "MEMBER", id, prices: [{ id, qty: 1 }] }])
  await shop.catalogue.pages()
  await shop.checkout.pay({ client: buyer, card: visa })
  expect(shop.clients.current().client?.memberships).toMatchObject([{ memberId: id }])
  await shop.catalogue.pages()
  expect(of("GET /v1/pages").map(({ query }) => query.member)).toEqual(["false", "true"])
})

it("whoever is signed in at a site that has given up its accounts is logged out by the payment, and keeps the receipt [PAY-020]", async () => {
  const { shop, fill, of } = payingClient(bench, "stripe")
  const password = "Corneille1637!"
  const email = "sans-compte@exemple.ca"
  await shop.clients.signUp({ ...buyer, email, language: "fr", password, confirmation: password })
  const accounts = (client_account: string) =>
    bench.db("websites").where({ id: stripe.id }).update({ client_account })
  await accounts("NO")
  await bench.db("websites").where({ id: stripe.id }).increment("revision", 1)
  // What the site says of accounts is asked for again by then.
  pass(bench.clock, 3600)
  await fill()
  const { saleId } = await shop.checkout.pay({ client: { ...buyer, email }, card: visa })
  expect(shop.clients.current()).toEqual({ status: "logged-out", client: undefined })
  expect(of(`POST /v1/accounts/${stripe.accountCode}/actions/logout`)).toHaveLength(1)
  expect(await shop.checkout.savedReceipt(saleId)).toMatchObject({ saleId, client: { email } })
  await accounts("OPTIONAL")
})
