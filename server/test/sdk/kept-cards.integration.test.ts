import { afterAll, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { shops } from "../house/shops.ts"
import { buyer, payingClient } from "./paying-client.ts"
import { failureOf, setDevice } from "./sdk-client.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout()
  setDevice(bench.clock)
  for (const { id, payment } of [shops.paysafe, shops.moneris])
    await bench
      .db("websites")
      .where({ id })
      .update({
        client_account: "OPTIONAL",
        payment: JSON.stringify({ ...payment, brands: ["visa"], keepCards: true }),
      })
})
afterAll(() => bench.close())

const password = "Corneille1637!"

it("has a card kept, pays with it without asking the bank, and removes it [3DS-002]", async () => {
  const { shop, fill } = payingClient(bench, "paysafe")
  await shop.clients.signUp({ ...buyer, email: "garde@exemple.ca", password, confirmation: password })
  await fill()
  expect(await shop.keptCards.list()).toEqual({ cards: [], canKeep: true, keeper: "Paysafe" })
  const { paymentToken: token = "" } = await bench.issuer.paysafeToken("4000000000001000")
  await shop.checkout.pay({ client: buyer, card: { tokensPayment: { type: "stripe", token }, keep: true } })
  const [card] = (await shop.keptCards.list()).cards
  expect(card).toMatchObject({ brand: "visa", lastFour: "1000", expiry: "1228", state: "usable" })
  const { id = "" } = card ?? {}
  const asked = await bench.db("authentications")
  await fill()
  const paid = await shop.checkout.pay({ client: buyer, card: { keptCardId: id } })
  expect((await shop.checkout.receipt(paid.saleId)).payment).toMatchObject({ lastFour: "1000" })
  expect(await bench.db("authentications")).toHaveLength(asked.length)
  expect(await shop.keptCards.remove(id)).toEqual({ removed: true })
  await fill()
  const refused = await failureOf(shop.checkout.pay({ client: buyer, card: { keptCardId: id } }))
  expect(refused).toMatchObject({ _tag: "kept-card-unknown", action: "use-another-card" })
})

it("says where none is kept, and to whom", async () => {
  const { shop } = payingClient(bench, "moneris")
  expect(await failureOf(shop.keptCards.list())).toMatchObject({ _tag: "login-needed" })
  await shop.clients.signUp({ ...buyer, email: "autre@exemple.ca", password, confirmation: password })
  expect(await shop.keptCards.list()).toEqual({ cards: [], canKeep: false, keeper: "" })
})
