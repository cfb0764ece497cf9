import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { json } from "node:stream/consumers"
import { plainAmount } from "@parterre/domain/money"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { creditCardOf } from "../../test/house/shopper.ts"

let bench: CheckoutBench
let service: Server
/** What the verifier is asked, and what it says of every network. */
const asked: unknown[] = []
let verdict = "valid"
beforeAll(async () => {
  service = createServer(async (request, response) => {
    asked.push(await json(request))
    response.end(JSON.stringify({ status: verdict, responseCode: "proxy" }))
  })
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`
  bench = await startCheckout(5_000, { config: { verifier: { url, key: undefined } } })
})
afterAll(async () => {
  await bench.close()
  service.close()
})

it("asks who pays from a refused network to phone, before any processor is asked, and keeps the cart [VAL-041]", async () => {
  verdict = "invalid"
  asked.length = 0
  const guest = await bench.shopper("stripe")
  const sale = await guest.startSale()
  const card = { stripeToken: "tok_visa" }
  const refused = await guest.pay(sale, card)
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: "network-refused",
      action: "contact-support",
      message: expect.stringContaining("Appelez la billetterie"),
    },
  })
  expect(asked).toEqual([{ type: "ip", ip: "127.0.0.1" }])
  const { id } = await bench.saleOf(sale.saleToken)
  expect(await bench.attemptsOf(id)).toEqual([])
  expect(bench.sandboxes.ledger.all()).toEqual([])
  expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held", totalQty: 2 })
  // The same sale is paid once the network is believed.
  verdict = "valid"
  expect(await guest.pay(sale, card)).toMatchObject({ status: 200, body: { deferred: false } })
})

it("asks no bank about a card that is typed at such a network [VAL-041]", async () => {
  const guest = await bench.shopper("globalpayments")
  const sale = await guest.startSale()
  verdict = "invalid"
  const refused = await guest.authenticate(sale, "4222000009719489")
  expect(refused).toMatchObject({ status: 403, body: { code: "network-refused" } })
  verdict = "valid"
  const paid = await guest.pay(sale, await creditCardOf(guest, "globalpayments", sale))
  expect(paid).toMatchObject({ status: 200 })
})

it("opens neither Interac's page nor an order of PayPal's there [VAL-041]", async () => {
  const [atBank, atPayPal] = [await bench.shopper("exact"), await bench.shopper("paypal")]
  verdict = "invalid"
  const { amount } = await atBank.startSale()
  const form = await atBank.call("GET", `/v1/interac/exact-url?clientId=c&amount=${plainAmount(amount)}`)
  const { saleToken, amount: due } = await atPayPal.startSale()
  const order = await atPayPal.call("POST", "/v1/paypal/orders", { saleToken, amount: due })
  verdict = "valid"
  for (const answer of [form, order])
    expect(answer).toMatchObject({ status: 403, body: { code: "network-refused" } })
})
