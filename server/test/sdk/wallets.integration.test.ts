import { afterAll, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { shops } from "../house/shops.ts"
import { failureOf, sdkClient, setDevice } from "./sdk-client.ts"

const wallets = {
  merchantName: "Petit théâtre",
  applePay: { merchantIdentifier: "merchant.example.petit", domainAssociation: "7B22" },
}
const host = "127.0.0.1"

let bench: CheckoutBench
let server: Awaited<ReturnType<CheckoutBench["anotherServer"]>>
beforeAll(async () => {
  bench = await startCheckout()
  setDevice(bench.clock)
  const payment = { ...shops.paysafe.payment, wallets }
  await bench
    .db("websites")
    .where({ id: shops.paysafe.id })
    .update({ payment: JSON.stringify(payment) })
  // Its public address is where it is called.
  server = await bench.anotherServer({
    publicOrigin: `http://${host}:4000`,
    applePay: { baseUrl: undefined, secret: () => undefined },
  })
})
afterAll(async () => {
  await server.close()
  await bench.close()
})

it("Apple's sheet is opened with a session of the merchant, on the shop's own host alone [CALL-057]", async () => {
  const { shop, of } = sdkClient(server.address, shops.paysafe.id)
  expect(await shop.wallets.merchantSession(host)).toMatchObject({
    merchantIdentifier: wallets.applePay.merchantIdentifier,
    displayName: wallets.merchantName,
    domainName: host,
  })
  expect(of("POST /v1/pay/apple/create-session")[0]?.body).toEqual({
    merchantIdentifier: wallets.applePay.merchantIdentifier,
    displayName: wallets.merchantName,
    initiative: "web",
    initiativeContext: host,
  })
  expect(await failureOf(shop.wallets.merchantSession("ailleurs.example"))).toMatchObject({
    _tag: "address-not-allowed",
  })
  const none = sdkClient(server.address, shops.moneris.id)
  expect(await failureOf(none.shop.wallets.merchantSession(host))).toMatchObject({
    _tag: "payment-method-not-offered",
  })
})
