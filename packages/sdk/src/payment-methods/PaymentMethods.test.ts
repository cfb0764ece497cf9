import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { fakeApi, type Handlers, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi } from "../../test/run.ts"
import { client, config, fullCart, sale, session } from "../../test/samples.ts"
import { PaymentMethods } from "../index.ts"

const form = {
  payment_url: "https://pay.example/payment",
  x_login: "HCO-1",
  x_amount: "164.47",
  x_fp_sequence: "7",
  x_fp_timestamp: "1796000000",
  x_fp_hash: "ab",
  x_receipt_link_url: "https://shop.example/v1/interac/result",
  x_test_request: "TRUE" as const,
  x_po_num: "p1",
}
const flags = {
  visa: true,
  mastercard: false,
  amex: false,
  discover: false,
  exact: true,
  paypal: false,
  google_pay: false,
  apple_pay: false,
  giftcertificate: false,
}

const shop = (handlers: Handlers = {}) =>
  fakeApi({
    createSession: () => reply(session()),
    getWebsiteConfig: () => reply(config({ threeDSecure: false })),
    getPaymentMethods: () => reply(flags),
    createSale: () => reply(sale),
    setSaleDeliveries: () => reply(sale),
    getCart: () => reply(fullCart()),
    updateClient: () => refuse("login-needed"),
    createClient: () => reply({ ...client, id: "guest-1" }),
    getInteracPayment: () => reply(form),
    ...handlers,
  })

const amounts = { totalAfterTaxes: 16_097, totalShippingSelected: 350, giftCertificateDiscount: 0 }
const order = { client, amounts, shipping: [{ eventId: "le-cid", code: "E_TICKETS" }] }

it("says who pays and what, shipping included, and answers the form of the payment page [PAY-010] [PAY-027]", async () => {
  const server = shop()
  const begun = await onFakeApi(
    server,
    PaymentMethods.use((it) => it.interac(order)),
  )
  const { payment_url, ...fields } = form
  expect(begun).toEqual({
    url: payment_url,
    fields: {
      ...fields,
      x_show_form: "PAYMENT_FORM",
      x_currency_code: "CAD",
      x_receipt_link_method: "AUTO-POST",
    },
  })
  const asked = server.lastOf("getInteracPayment")
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    clientId: "guest-1",
    amount: "164.47",
    cache: "0",
  })
  // A free delivery is told too: the tickets have to go somewhere.
  expect(server.lastOf("setSaleDeliveries")?.body).toMatchObject({ shippingCarts: order.shipping })
})

it("makes a guest's record once, asks nothing that is refused, and writes it over from then on", async () => {
  const server = shop({ updateClient: () => reply({ ...client, id: "guest-1" }) })
  await onFakeApi(
    server,
    Effect.gen(function* () {
      const methods = yield* PaymentMethods
      yield* methods.interac(order)
      expect(server.countOf("updateClient")).toBe(0)
      yield* methods.interac({ ...order, client: { ...client, firstname: "Guy" } })
    }),
  )
  expect(server.countOf("createClient")).toBe(1)
  expect(server.lastOf("updateClient")?.body).toMatchObject({ firstname: "Guy" })
  expect(server.lastOf("getInteracPayment")?.query.get("clientId")).toBe("guest-1")
})

it("makes another record where the visit of the first is over", async () => {
  const server = shop()
  await onFakeApi(
    server,
    Effect.gen(function* () {
      const methods = yield* PaymentMethods
      yield* methods.interac(order)
      yield* methods.interac(order)
    }),
  )
  expect(server.countOf("createClient")).toBe(2)
})

it("asks for a form of its own each time", async () => {
  const server = shop()
  await onFakeApi(
    server,
    Effect.gen(function* () {
      const methods = yield* PaymentMethods
      yield* methods.interac(order)
      yield* methods.interac(order)
    }),
  )
  expect(server.countOf("getInteracPayment")).toBe(2)
})

it("tells why nothing begins", async () => {
  const server = shop({ getInteracPayment: () => refuse("amount-changed") })
  const refused = await onFakeApi(
    server,
    PaymentMethods.use((it) => Effect.result(it.interac(order))),
  )
  expect(refused).toMatchObject({ failure: { _tag: "amount-changed" } })
})

it("offers what the flags say, and Interac nowhere that hides it [PAY-011] [VAR-013]", async () => {
  const offeredAt = (interacHiddenSubdomains?: string[]) =>
    onFakeApi(
      shop({
        getWebsiteConfig: () =>
          reply({
            ...config({ threeDSecure: false }),
            ...(interacHiddenSubdomains === undefined ? {} : { interacHiddenSubdomains }),
          }),
      }),
      PaymentMethods.use((it) => it.offered),
    )
  expect(await offeredAt()).toEqual([{ kind: "card", brands: ["visa"] }, { kind: "interac" }])
  const { subdomain } = config({ threeDSecure: false })
  expect(await offeredAt([subdomain])).toEqual([{ kind: "card", brands: ["visa"] }])
})

const approval = { orderId: "5O190127TN364715T", approvalUrl: "https://paypal.example/checkoutnow" }

it("has an order made for what the shopper saw, once the sale is begun", async () => {
  const server = shop({ createPayPalOrder: () => reply(approval) })
  const { amounts: _amounts, ...rest } = order
  const made = await onFakeApi(
    server,
    PaymentMethods.use((it) => it.paypal({ ...rest, amount: 16_447 })),
  )
  expect(made).toEqual(approval)
  expect(server.lastOf("createPayPalOrder")?.body).toEqual({ saleToken: sale.saleToken, amount: 16_447 })
  expect(server.lastOf("setSaleDeliveries")?.body).toMatchObject({ shippingCarts: rest.shipping })
})

it("fails as the order does, and is to be paid in another way", async () => {
  const failing = onFakeApi(
    shop({ createPayPalOrder: () => refuse("payment-method-not-offered") }),
    PaymentMethods.use((it) => it.paypal({ client, amount: 16_447 })),
  )
  await expect(failing).rejects.toMatchObject({ code: "payment-method-not-offered" })
})
