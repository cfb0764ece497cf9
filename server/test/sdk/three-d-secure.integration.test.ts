import { api } from "@parterre/sdk"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { browserProfile } from "../browser-profile.ts"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { cards, shops } from "../house/shops.ts"
import { buyer, payingClient, typedCard } from "./paying-client.ts"
import { failureOf, setDevice } from "./sdk-client.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout()
  setDevice(bench.clock)
})
afterAll(() => bench.close())

const names = ["paysafe", "globalpayments"] as const
const authentications = "POST /v1/threeDSecure/paysafe/authentications/1001"
const enrolment = (hash: string | undefined) => `POST /v1/threeDSecure/globalpayments/${hash}`
const initiation = "POST /v1/threeDSecure/globalpayments/initiateAuthentication"

describe.each(names)("paying at %s", (name) => {
  it.each([
    ["frictionless", 0],
    ["challenge", 1],
    ["notEnrolled", 0],
  ] as const)("with a card that is %s asks the shopper %i times [3DS-010]", async (kind, times) => {
    const { shop, fill, challenges, of } = payingClient(bench, name)
    await fill()
    const card = typedCard(cards[name][kind])
    expect(await shop.checkout.pay({ client: buyer, card })).toMatchObject({ deferred: false })
    expect(challenges).toHaveLength(times)
    const [sent] = of("POST /backend/v1/cart/checkoutCreditCard")
    expect(sent?.body).toMatchObject({
      creditCard: { ...card, threeDSecureAuthenticationId: expect.any(String) },
    })
  })

  it.each([
    ["denied", "1234"],
    ["challenge", "0000"],
  ] as const)("with a card that is %s and the code %s takes nothing [3DS-010]", async (kind, code) => {
    const { shop, fill } = payingClient(bench, name, { code })
    await fill()
    const refusal = await failureOf(shop.checkout.pay({ client: buyer, card: typedCard(cards[name][kind]) }))
    expect(refusal._tag).toBe(kind === "denied" ? "authentication-stopped" : "authentication-needed")
    expect((await shop.checkout.sale()).state).toBe("open")
  })
})

describe("Paysafe", () => {
  it("is asked with the first six digits, the amount and the device, and answers a status [CALL-079]", async () => {
    const { shop, fill, challenges, of } = payingClient(bench, "paysafe")
    await fill()
    const card = typedCard(cards.paysafe.challenge)
    await shop.checkout.pay({ client: buyer, card })
    const [asked] = of(authentications)
    expect(asked?.body).toEqual({
      saleToken: (await shop.checkout.sale()).saleToken,
      bin: card.number.slice(0, 6),
      amount: 15_982,
      currency: "CAD",
      deviceFingerprintingId: expect.any(String),
      card: { number: card.number, expiry: card.expiry, nameOnCard: card.nameOnCard },
    })
    expect(challenges).toMatchObject([{ kind: "paysafe", accountId: "1001", payload: expect.any(String) }])
  })

  it("answers for its own account only, each result as its status [CALL-079]", async () => {
    const { shop, fill } = payingClient(bench, "paysafe")
    await fill()
    const { saleToken, amount } = await shop.checkout.start()
    const ask = async (number: string, id = "1001") => {
      const bin = number.slice(0, 6)
      const { number: _, cvd: _code, ...rest } = typedCard(number)
      const deviceFingerprintingId = await bench.issuer.startPaysafe({ cardBin: bin })
      const body = { saleToken, bin, amount, currency: "CAD" as const, deviceFingerprintingId }
      return shop.run(
        api.authenticateWithPaysafe({ path: { id }, body: { ...body, card: { number, ...rest } } }),
      )
    }
    const answers = []
    for (const kind of ["frictionless", "challenge", "notEnrolled", "denied"] as const)
      answers.push(await ask(cards.paysafe[kind]))
    expect(answers).toEqual([
      { status: "frictionless", authenticationId: expect.any(String) },
      {
        status: "challenge",
        authenticationId: expect.any(String),
        challenge: { payload: expect.any(String) },
      },
      { status: "notEnrolled", authenticationId: expect.any(String) },
      { status: "failed", authenticationId: expect.any(String) },
    ])
    expect(await failureOf(ask(cards.paysafe.frictionless, "9999"))).toMatchObject({
      _tag: "payment-method-not-offered",
    })
  })
})

describe("Global Payments", () => {
  const withoutCode = (number: string) => {
    const { cvd: _, ...card } = typedCard(number)
    return card
  }

  it("is asked first whether a card takes part, for the sale that a hash names [CALL-081]", async () => {
    const { shop, fill, of } = payingClient(bench, "globalpayments")
    await fill()
    const { hash = "", amount } = await shop.checkout.start()
    const check = (number: string, named = hash) =>
      shop.run(
        api.checkGlobalPaymentsEnrolment({
          path: { hash: named },
          body: { amount, card: withoutCode(number) },
        }),
      )
    expect(await check(cards.globalpayments.frictionless)).toMatchObject({
      status: "enrolled",
      authenticationId: expect.any(String),
    })
    expect(await check(cards.globalpayments.notEnrolled)).toMatchObject({ status: "notEnrolled" })
    expect(of(enrolment(hash))[0]?.body).toEqual({
      amount,
      card: withoutCode(cards.globalpayments.frictionless),
    })
    const another = payingClient(bench, "globalpayments")
    await another.fill()
    const theirs = await another.shop.checkout.start()
    expect(await failureOf(check(cards.globalpayments.frictionless, theirs.hash))).toMatchObject({
      _tag: "sale-needed",
    })
  })

  it("answers frictionless, a challenge, or that it failed [CALL-084]", async () => {
    const { shop, fill, of } = payingClient(bench, "globalpayments")
    await fill()
    const { hash = "", amount } = await shop.checkout.start()
    const authenticate = async (number: string) => {
      const card = withoutCode(number)
      const body = { amount, card }
      const { authenticationId } = await shop.run(api.checkGlobalPaymentsEnrolment({ path: { hash }, body }))
      const methodCompletion = "UNAVAILABLE" as const
      return shop.run(
        api.initiateGlobalPaymentsAuthentication({
          body: {
            hash,
            authenticationId: authenticationId ?? "",
            amount,
            methodCompletion,
            browser: browserProfile,
            card,
          },
        }),
      )
    }
    expect(await authenticate(cards.globalpayments.frictionless)).toEqual({
      status: "frictionless",
      authenticationId: expect.any(String),
    })
    expect(await authenticate(cards.globalpayments.challenge)).toEqual({
      status: "challenge",
      authenticationId: expect.any(String),
      challenge: { url: expect.stringContaining("/sandbox/issuer/"), payload: expect.any(String) },
    })
    expect(await authenticate(cards.globalpayments.denied)).toMatchObject({ status: "failed" })
    expect(of(initiation)[0]?.body).toMatchObject({ hash, amount, browser: browserProfile })
  })

  it.each([
    ["device check", "4222000006285344", "methodUrlResponse", "methodNotification"],
    ["challenge", cards.globalpayments.challenge, "methodUrlResponse2", "challengeNotification"],
  ])(
    "takes the issuer's frame back after its %s, and the payment goes on [CALL-082] [CALL-083]",
    async (_step, number, path, event) => {
      const { shop, fill, ends } = payingClient(bench, "globalpayments")
      await fill()
      expect(await shop.checkout.pay({ client: buyer, card: typedCard(number) })).toMatchObject({
        deferred: false,
      })
      expect(ends).toMatchObject([{ call: `/v1/threeDSecure/globalpayments/${path}`, page: { status: 200 } }])
      expect(ends[0]?.page.html).toContain(`parent.postMessage({ event: "${event}" }`)
    },
  )

  it("gives a fresh access token each time, never kept [CALL-085]", async () => {
    const { shop, of } = payingClient(bench, "globalpayments")
    const tokens = [
      await shop.run(api.getGlobalPaymentsAccessToken()),
      await shop.run(api.getGlobalPaymentsAccessToken()),
    ]
    expect(tokens[0]).toEqual({ accessToken: expect.any(String), expiresIn: expect.any(Number) })
    expect(tokens[0]?.accessToken).not.toBe(tokens[1]?.accessToken)
    const asked = of("GET /v1/threeDSecure/globalpayments/accesstoken")
    expect(asked.map(({ query, answered }) => [query.cache, answered.get("cache-control")])).toEqual([
      ["0", "no-store"],
      ["0", "no-store"],
    ])
    expect(
      await failureOf(payingClient(bench, "stripe").shop.run(api.getGlobalPaymentsAccessToken())),
    ).toMatchObject({ _tag: "payment-method-not-offered" })
  })
})

describe("what a site tells of its processor", () => {
  it("is what a browser needs, and no secret [CFG-010]", async () => {
    const payment = {
      ...shops.paysafe.payment,
      publicKey: "OT-browser",
      secretKey: "s3cret",
      brands: ["visa"],
    }
    const row = bench.db("websites").where({ id: shops.paysafe.id })
    const before = await row.clone().first("payment")
    await row.clone().update({ payment: JSON.stringify(payment) })
    const { shop } = payingClient(bench, "paysafe")
    const { processorConfig } = await shop.catalogue.config()
    expect(processorConfig).toMatchObject({
      type: "PAYSAFE",
      threeDSecure: true,
      threeDSecureToken: "OT-browser",
      accountId: "1001",
    })
    expect(JSON.stringify(processorConfig)).not.toContain("s3cret")
    await row.clone().update(before)
  })
})
