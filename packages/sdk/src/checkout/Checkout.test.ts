import type { SaleProgress, WebsiteConfig } from "@parterre/contract"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { describe, expect, it } from "vitest"
import { fakeApi, type Handlers, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi, settle, TestClock } from "../../test/run.ts"
import { card, client, config, emptyCart, fullCart, receipt, sale, session } from "../../test/samples.ts"
import { Checkout, memoryStorage, type ParterreOptions, type Payment } from "../index.ts"

const paid = { saleId: "V-1", deferred: false, crId: "cr-1" }

function checkout(handlers: Handlers = {}) {
  let isPaid = false
  return fakeApi({
    createSession: () => reply(session()),
    getWebsiteConfig: () => reply(config({ threeDSecure: false })),
    createSale: () => reply(sale),
    getCart: () => reply(isPaid ? emptyCart() : fullCart()),
    checkoutCreditCard: () => {
      isPaid = true
      return reply(paid)
    },
    getInvoiceConfirmation: () => reply(receipt),
    ...handlers,
  })
}

/** Pays, letting the waits between look-ups pass. */
const pay = (
  server: ReturnType<typeof fakeApi>,
  payment: Payment = { client, card },
  options: Partial<ParterreOptions> = {},
) =>
  onFakeApi(
    server,
    Effect.gen(function* () {
      const paying = yield* Checkout.use((it) => Effect.result(it.pay(payment))).pipe(Effect.forkChild)
      for (let i = 0; i < 120; i++) {
        yield* settle
        yield* TestClock.adjust("2 seconds")
      }
      return yield* Fiber.join(paying)
    }),
    options,
  )

const saleIn = (...states: readonly SaleProgress[]) => {
  let asked = 0
  return () => {
    const state = states[Math.min(asked++, states.length - 1)] ?? "open"
    return reply({ saleToken: "sale-1", state, ...(state === "paid" ? { saleId: "V-1" } : {}) })
  }
}

it("sends the client, the card, the delivery and the amount shown [PAY-015] [PAY-016]", async () => {
  const priced = { ...sale, amount: 16282 }
  const server = checkout({ setSaleDeliveries: () => reply(priced), createSale: () => reply(priced) })
  const shipping = [{ eventId: "le-cid", code: "POST", price: 300 }]
  const address = { type: "BILLING", addressLine1: "1 Main", city: "Halifax", zipCode: "B3H 1A1" } as const
  const sent = { ...client, addresses: [{ ...address, country: "CA", province: "NS" }] }
  expect(await pay(server, { client: sent, card, shipping })).toMatchObject({ success: paid })
  // The sale has the delivery before the bank is asked about the amount.
  expect(server.lastOf("setSaleDeliveries")?.body).toEqual({
    shippingCarts: shipping,
    country: "CA",
    province: "NS",
  })
  expect(server.lastOf("checkoutCreditCard")?.body).toEqual({
    client: sent,
    creditCard: card,
    amount: 16282,
    saleToken: "sale-1",
    shippingCarts: shipping,
  })
})

it("takes a paid delivery out of the sale when another is chosen that is free", async () => {
  const paid = { ...sale, amount: 16282, shipping: [{ eventId: "le-cid", code: "POST", price: 300 }] }
  let isPaid = true
  const server = checkout({
    createSale: () => reply(isPaid ? paid : sale),
    setSaleDeliveries: () => {
      isPaid = false
      return reply(sale)
    },
  })
  const shipping = [{ eventId: "le-cid", code: "E_TICKETS" }]
  expect(await pay(server, { client, card, shipping })).toMatchObject({ success: expect.anything() })
  expect(server.lastOf("setSaleDeliveries")?.body).toEqual({ shippingCarts: shipping })
  expect(server.lastOf("checkoutCreditCard")?.body).toMatchObject({
    amount: sale.amount,
    shippingCarts: shipping,
  })
})

describe("gift certificates", () => {
  const withCertificates = { ...sale, amount: 0, giftCertificates: [{ lastFour: "94QX", amount: 15982 }] }

  it("start the sale, and leave nothing to authenticate when they pay it all [PAY-028] [3DS-001]", async () => {
    const server = checkout({
      getWebsiteConfig: () => reply(config()),
      setSaleCertificates: () => reply(withCertificates),
    })
    const certificates = ["CADEAU-7K2M-94QX"]
    expect(await pay(server, { client, certificates, amount: 0 })).toMatchObject({ success: paid })
    expect(server.lastOf("setSaleCertificates")?.body).toEqual({ codes: certificates })
    expect(server.countOf("createSale")).toBe(0)
    expect(server.lastOf("checkoutCreditCard")?.body).toMatchObject({ amount: 0, creditCard: {} })
    expect(server.countOf("authenticateWithPaysafe")).toBe(0)
  })

  it("charge the card what they leave [PAY-028]", async () => {
    const server = checkout({ setSaleCertificates: () => reply({ ...withCertificates, amount: 982 }) })
    await pay(server, { client, card, certificates: ["CADEAU-7K2M-94QX"] })
    expect(server.lastOf("checkoutCreditCard")?.body).toMatchObject({ amount: 982 })
  })

  it("that somebody has used meanwhile are told before anything is paid [PAY-028]", async () => {
    const server = checkout({ setSaleCertificates: () => refuse("certificate-unknown") })
    expect(await pay(server, { client, card, certificates: ["CADEAU-7K2M-94QX"] })).toMatchObject({
      failure: { _tag: "certificate-unknown" },
    })
    expect(server.countOf("checkoutCreditCard")).toBe(0)
  })

  it("are looked up by their code, each time anew [PAY-002] [CALL-080]", async () => {
    const told = { code: "CADEAU-7K2M-94QX", balance: 5000, currency: "CAD" }
    const server = checkout({ getGiftCertificate: () => reply(told) })
    const ask = Checkout.use((it) => it.certificate("CADEAU-7K2M-94QX"))
    expect(await onFakeApi(server, Effect.all([ask, ask]))).toEqual([told, told])
    expect(server.countOf("getGiftCertificate")).toBe(2)
  })
})

it("empties the cart and keeps the receipt on the device [PAY-017] [PAY-018]", async () => {
  const server = checkout()
  const storage = memoryStorage()
  await pay(server, { client, card }, { storage })
  const saved = await onFakeApi(
    server,
    Checkout.use((it) => it.savedReceipt("V-1")),
    { storage },
  )
  expect(saved).toEqual(receipt)
  expect(server.sent.at(-1)?.operation).toBe("getCart")
})

it("is paid even when the receipt cannot be read", async () => {
  const server = checkout({ getInvoiceConfirmation: () => refuse("unexpected") })
  expect(await pay(server)).toMatchObject({ _tag: "Success", success: paid })
})

it("sends the bank's authentication with the card [3DS-005]", async () => {
  const server = checkout({
    getWebsiteConfig: () => reply(config()),
    authenticateWithPaysafe: () => reply({ status: "frictionless", authenticationId: "auth-1" }),
  })
  await pay(
    server,
    { client, card },
    { ports: { startPaysafe: () => Promise.resolve({ deviceFingerprintingId: "fp-1" }) } },
  )
  expect(server.lastOf("checkoutCreditCard")?.body).toMatchObject({
    creditCard: { threeDSecureAuthenticationId: "auth-1" },
  })
})

/** What comes before the payment at each processor; the type knows exactly these nine. */
const stepsOf: Readonly<Record<WebsiteConfig["processorConfig"]["type"], readonly string[]>> = {
  PAYMENTECH: [],
  MONERIS: [],
  PAYPAL: [],
  EXACT: [],
  STRIPE: [],
  PAYSAFE: ["authenticateWithPaysafe"],
  DO_NOT_USE: [],
  CARDCONNECT: [],
  GLOBALPAYMENTS: ["checkGlobalPaymentsEnrolment", "initiateGlobalPaymentsAuthentication"],
}
const processors = Object.keys(stepsOf) as (keyof typeof stepsOf)[]

it.each(processors)(
  "authenticates before it pays as %s needs, else pays at once [PAY-013] [ENUM-002]",
  async (type) => {
    expect(processors).toHaveLength(9)
    const passed = () => reply({ status: "frictionless", authenticationId: "auth-1" })
    const server = checkout({
      getWebsiteConfig: () => reply(config({ type })),
      authenticateWithPaysafe: passed,
      checkGlobalPaymentsEnrolment: () => reply({ status: "enrolled", authenticationId: "auth-1" }),
      initiateGlobalPaymentsAuthentication: passed,
    })
    await pay(
      server,
      { client, card },
      { ports: { startPaysafe: () => Promise.resolve({ deviceFingerprintingId: "fp-1" }) } },
    )
    const posts = server.sent.filter(({ operation }) => /^(authenticate|check|initiate)/.test(operation))
    expect(posts.map(({ operation }) => operation)).toEqual([...stepsOf[type], "checkoutCreditCard"])
  },
)

it("pays nothing when the shopper closes the challenge [3DS-005]", async () => {
  const server = checkout({
    getWebsiteConfig: () => reply(config()),
    authenticateWithPaysafe: () =>
      reply({ status: "challenge", authenticationId: "auth-1", challenge: { payload: "p" } }),
  })
  const ports = {
    startPaysafe: () => Promise.resolve({ deviceFingerprintingId: "fp-1" }),
    openChallenge: () => Promise.resolve("cancelled" as const),
  }
  expect(await pay(server, { client, card }, { ports })).toMatchObject({
    failure: { _tag: "authentication-stopped", reason: "cancelled" },
  })
  expect(server.countOf("checkoutCreditCard")).toBe(0)
})

it("names the port that is missing to whoever builds the shop", async () => {
  const server = checkout({ getWebsiteConfig: () => reply(config()) })
  expect(await pay(server)).toMatchObject({
    failure: {
      _tag: "authentication-stopped",
      reason: "unavailable",
      cause: { message: expect.stringContaining("startPaysafe") },
    },
  })
})

it.each(["cart-empty", "cart-paid", "cart-expired"] as const)(
  "reads the cart again where paying finds it gone, such as paid in another tab: %s",
  async (code) => {
    const server = checkout({ createSale: () => refuse(code) })
    expect(await pay(server)).toMatchObject({ failure: { _tag: code } })
    expect(server.countOf("getCart")).toBe(1)
    // Paid deliveries are told before the sale begins.
    const delivered = checkout({ setSaleDeliveries: () => refuse(code) })
    const shipping = [{ eventId: "le-cid", code: "POST", price: 300 }]
    expect(await pay(delivered, { client, card, shipping })).toMatchObject({ failure: { _tag: code } })
    expect(delivered.countOf("getCart")).toBe(1)
  },
)

it("tells a declined card as it is and looks nothing up", async () => {
  const server = checkout({
    checkoutCreditCard: () => refuse("card-declined", { declineCode: "insufficient_funds" }),
  })
  expect(await pay(server)).toMatchObject({
    failure: { _tag: "card-declined", declineCode: "insufficient_funds" },
  })
  expect(server.countOf("getSale")).toBe(0)
})

it("sends a processor's own token with the expiry that it does not carry [PAY-013]", async () => {
  const token = { type: "stripe" as const, token: "9541234567895454" }
  const server = checkout({ getWebsiteConfig: () => reply(config({ type: "CARDCONNECT" })) })
  await pay(server, { client, card: { tokensPayment: token, expiry: "1228" } })
  expect(server.lastOf("checkoutCreditCard")?.body).toMatchObject({
    creditCard: { tokensPayment: token, expiry: "1228" },
  })
})

describe("Stripe", () => {
  const stripe = { type: "STRIPE" as const, token: "pk_test" }
  const token = { stripeToken: "tok_1" }

  it("pays with the token and shows the challenge the bank asks for [PAY-014]", async () => {
    let asked = 0
    const server = checkout({
      getWebsiteConfig: () => reply(config(stripe)),
      checkoutCreditCard: () =>
        asked++ === 0 ? refuse("authentication-needed", { clientSecret: "secret" }) : reply(paid),
    })
    const shown: unknown[] = []
    const openChallenge = (request: unknown) => {
      shown.push(request)
      return Promise.resolve("completed" as const)
    }
    expect(await pay(server, { client, card: token }, { ports: { openChallenge } })).toMatchObject({
      success: paid,
    })
    expect(shown).toMatchObject([{ kind: "stripe", payload: "secret", apiKey: "pk_test" }])
    expect(server.lastOf("checkoutCreditCard")?.body).toMatchObject({ creditCard: token })
  })
})

it("has the bank asked about a wallet's card that no device has proven, and pays with what stands for it", async () => {
  const given = { type: "google_pay" as const, token: '{"signedMessage":"sealed"}' }
  let tries = 0
  const asked: unknown[] = []
  const server = checkout({
    getWebsiteConfig: () => reply(config({ type: "PAYSAFE", threeDSecure: true, accountId: "1001" })),
    checkoutCreditCard: () =>
      tries++ === 0 ? refuse("authentication-needed", { cardToken: "SU1" }) : reply(paid),
    authenticateWithPaysafe: () => reply({ status: "frictionless", authenticationId: "auth-1" }),
  })
  const startPaysafe = async (start: unknown) => {
    asked.push(start)
    return { deviceFingerprintingId: "device-1" }
  }
  const ports = { startPaysafe }
  expect(await pay(server, { client, card: { tokensPayment: given } }, { ports })).toMatchObject({
    success: paid,
  })
  expect(asked).toMatchObject([{ card: { paymentToken: "SU1" } }])
  expect(server.lastOf("authenticateWithPaysafe")?.body).toMatchObject({ card: { token: "SU1" } })
  const sent = server.sent
    .filter(({ operation }) => operation === "checkoutCreditCard")
    .map(({ body }) => body)
  expect(sent).toMatchObject([
    { creditCard: { tokensPayment: given } },
    {
      creditCard: {
        tokensPayment: { type: "google_pay", token: "SU1" },
        threeDSecureAuthenticationId: "auth-1",
      },
    },
  ])
})

describe("when the answer to a payment is lost", () => {
  const lost = () => "network-down" as const

  it("asks what became of the sale and does not pay again", async () => {
    const server = checkout({ checkoutCreditCard: lost, getSale: saleIn("paying", "paid") })
    expect(await pay(server)).toMatchObject({ success: { saleId: "V-1" } })
    expect(server.countOf("checkoutCreditCard")).toBe(1)
    expect(server.countOf("getSale")).toBe(2)
  })

  it("asks the same when an answer came that does not fit the contract", async () => {
    const unfit = () => reply({ ...paid, deferred: "perhaps" })
    let asked = 0
    const server = checkout({
      checkoutCreditCard: unfit,
      getSale: () => reply({ saleToken: "sale-1", state: asked++ === 0 ? "perhaps" : "paid", saleId: "V-1" }),
    })
    expect(await pay(server)).toMatchObject({ success: { saleId: "V-1" } })
    expect(server.countOf("checkoutCreditCard")).toBe(1)
    expect(server.countOf("getSale")).toBe(2)
  })

  it("pays once more, under the same sale token, when the payment never began", async () => {
    let tries = 0
    const server = checkout({
      checkoutCreditCard: () => (tries++ === 0 ? lost() : reply(paid)),
      getSale: saleIn("open"),
    })
    expect(await pay(server)).toMatchObject({ success: paid })
    const tokens = server.sent
      .filter(({ operation }) => operation === "checkoutCreditCard")
      .map(({ body }) => (body as { saleToken: string }).saleToken)
    expect(tokens).toEqual(["sale-1", "sale-1"])
  })

  it("waits for the server to learn the outcome, then says it is still unknown", async () => {
    const server = checkout({
      checkoutCreditCard: () => refuse("payment-pending"),
      getSale: saleIn("paying"),
    })
    expect(await pay(server)).toMatchObject({ failure: { _tag: "payment-pending", action: "wait" } })
    expect(server.countOf("checkoutCreditCard")).toBe(1)
    expect(server.countOf("getSale")).toBe(15)
  })

  it.each(["service-unavailable", "rate-limited", "overloaded", "unexpected"] as const)(
    "never says that the payment failed where only the look at it did: %s",
    async (code) => {
      let asked = 0
      const getSale = () => refuse(code, { retryAfter: 1 })
      const silent = checkout({ checkoutCreditCard: lost, getSale })
      expect(await pay(silent)).toMatchObject({ failure: { _tag: "payment-pending" } })
      expect(silent.countOf("checkoutCreditCard")).toBe(1)
      const found = saleIn("paid")
      const again = checkout({
        checkoutCreditCard: lost,
        getSale: () => (asked++ === 0 ? getSale() : found()),
      })
      expect(await pay(again)).toMatchObject({ success: { saleId: "V-1" } })
    },
  )

  it.each(["unexpected", "service-unavailable"] as const)(
    "asks the same when the server could not tell what it had done: %s",
    async (code) => {
      const server = checkout({
        checkoutCreditCard: () => refuse(code),
        getSale: saleIn("paying", "paid"),
      })
      expect(await pay(server)).toMatchObject({ success: { saleId: "V-1" } })
      expect(server.countOf("checkoutCreditCard")).toBe(1)
    },
  )

  it("tells the server's fault where it charged nothing in two tries", async () => {
    const server = checkout({ checkoutCreditCard: () => refuse("unexpected"), getSale: saleIn("open") })
    expect(await pay(server)).toMatchObject({ failure: { _tag: "unexpected" } })
    expect(server.countOf("checkoutCreditCard")).toBe(2)
  })

  it("still calls it unknown where both tries were lost on the way", async () => {
    const server = checkout({ checkoutCreditCard: lost, getSale: saleIn("open") })
    expect(await pay(server)).toMatchObject({ failure: { _tag: "payment-pending" } })
    expect(server.countOf("checkoutCreditCard")).toBe(2)
  })

  it.each(["processor-unavailable", "rate-limited", "amount-changed", "sale-needed"] as const)(
    "looks nothing up after an answer that proves that nothing was charged: %s",
    async (code) => {
      const server = checkout({ checkoutCreditCard: () => refuse(code) })
      expect(await pay(server)).toMatchObject({ failure: { _tag: code } })
      expect(server.countOf("getSale")).toBe(0)
    },
  )

  it("says that a payment was voided when the sale was released", async () => {
    const server = checkout({ checkoutCreditCard: lost, getSale: saleIn("paying", "released") })
    expect(await pay(server)).toMatchObject({ failure: { _tag: "payment-voided" } })
  })
})

it("asks for a PDF of several tickets at once", async () => {
  const pdf = () => new Response("%PDF", { headers: { "content-type": "application/pdf" } })
  const server = checkout({ getTicketsPdf: pdf })
  const blob = await onFakeApi(
    server,
    Checkout.use((it) => it.ticketsPdf(["a", "b"])),
  )
  expect(await blob.text()).toBe("%PDF")
  expect(server.lastOf("getTicketsPdf")?.query.get("ticket1")).toBe("b")
})

it("asks for the code of a ticket", async () => {
  const svg = () => new Response("<svg/>", { headers: { "content-type": "image/svg+xml" } })
  const server = checkout({ getTicketCode: svg })
  const blob = await onFakeApi(
    server,
    Checkout.use((it) => it.ticketCode("t-1")),
  )
  expect(await blob.text()).toBe("<svg/>")
  expect(server.lastOf("getTicketCode")?.path).toEqual({ id: "t-1" })
})

it("asks for a PDF of where several seats are [CALL-048]", async () => {
  const pdf = () => new Response("%PDF", { headers: { "content-type": "application/pdf" } })
  const server = checkout({ getSeatsPdf: pdf })
  const blob = await onFakeApi(
    server,
    Checkout.use((it) => it.seatsPdf("le-cid", ["A1", "A2"])),
  )
  expect(await blob.text()).toBe("%PDF")
  const { query } = server.lastOf("getSeatsPdf") ?? {}
  expect(["perf", "seat0", "seat1"].map((name) => query?.get(name))).toEqual(["le-cid", "A1", "A2"])
})
