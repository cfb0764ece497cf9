import { createHmac } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Bench, cardOf, requestFor, startBench } from "../../test/processors-on-sandboxes.ts"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const browserCall = async (path: string, body: Record<string, string>) => {
  const response = await fetch(`${bench.stripeConfig.baseUrl}${path}`, {
    method: "POST",
    headers: { authorization: "Bearer pk_test_parterre_sandbox" },
    body: new URLSearchParams(body),
  })
  return (await response.json()) as { id?: string; error?: { code: string } }
}

const tokenOf = async (number: string, change: Record<string, string> = {}) =>
  browserCall("/v1/tokens", {
    "card[number]": number,
    "card[exp_month]": "12",
    "card[exp_year]": "28",
    "card[cvc]": "907",
    ...change,
  })

async function pay(number: string, amount = 14_945) {
  const { id } = await tokenOf(number)
  const request = requestFor({ token: id ?? "" }, amount)
  return { request, outcome: await bench.stripe.authorise(request) }
}

describe("tokens", () => {
  it("stand for a card, once [PAY-014]", async () => {
    const { id } = await tokenOf("4242424242424242")
    const token = id ?? ""
    const first = await bench.stripe.authorise(requestFor({ token }))
    expect(first).toMatchObject({ kind: "approved", brand: "visa", lastFour: "4242" })
    const second = await bench.stripe.authorise(requestFor({ token }))
    expect(second).toMatchObject({ kind: "rejected", code: "token_already_used" })
  })

  it("are refused for a bad number, a valid number outside the tables and a past month", async () => {
    expect((await tokenOf("4242424242424241")).error?.code).toBe("incorrect_number")
    expect((await tokenOf("4539578763621486")).error?.code).toBe("card_declined")
    expect((await tokenOf("4242424242424242", { "card[exp_year]": "24" })).error?.code).toBe(
      "invalid_expiry_year",
    )
  })

  it("are the only thing this adapter takes [PAY-014]", async () => {
    const outcome = await bench.stripe.authorise(requestFor(cardOf("4242424242424242")))
    expect(outcome).toMatchObject({ kind: "rejected", code: "token-required" })
  })
})

describe("declines", () => {
  it.each([
    [
      "4000000000009995",
      { kind: "declined", code: "card_declined", declineCode: "insufficient_funds", retry: false },
    ],
    [
      "4000000000000119",
      { kind: "declined", code: "processing_error", declineCode: "processing_error", retry: true },
    ],
    ["4000000000000069", { kind: "card-invalid", field: "expiry", code: "expired_card" }],
    ["4000000000000127", { kind: "card-invalid", field: "cvd", code: "incorrect_cvc" }],
  ])("%s", async (number, expected) => {
    expect((await pay(number)).outcome).toEqual(expected)
  })

  it("refuses less than 50 cents as our fault", async () => {
    expect((await pay("4242424242424242", 49)).outcome).toMatchObject({
      kind: "rejected",
      code: "amount_too_small",
    })
  })
})

describe("a challenge", () => {
  async function challenged(number: string) {
    const { request, outcome } = await pay(number)
    if (outcome.kind !== "authentication-needed") throw new Error(`expected a challenge, got ${outcome.kind}`)
    const secret = new URLSearchParams({ client_secret: outcome.clientSecret })
    const response = await fetch(
      `${bench.stripeConfig.baseUrl}/v1/payment_intents/${outcome.processorId}?${secret}`,
      {
        headers: { authorization: "Bearer pk_test_parterre_sandbox" },
      },
    )
    const intent = (await response.json()) as { next_action: { use_stripe_sdk: { creq: string } } }
    const expected = {
      saleToken: request.reference.split(":")[1] ?? "",
      amount: request.amount,
      currency: "CAD",
    }
    return { request, id: outcome.processorId, creq: intent.next_action.use_stripe_sdk.creq, expected }
  }

  it("is asked for, passed, and the intent read again [3DS-010]", async () => {
    const { id, creq, expected, request } = await challenged("4000002500003155")
    expect(await bench.stripe.readPayment(id, expected)).toMatchObject({ kind: "authentication-needed" })
    expect(await bench.stripe.lookup(request.reference)).toMatchObject({ kind: "authentication-needed" })
    await bench.shopper.enterCode(creq, "1234")
    expect(await bench.stripe.readPayment(id, expected)).toMatchObject({ kind: "approved", lastFour: "3155" })
    expect(await bench.stripe.lookup(request.reference)).toMatchObject({
      kind: "approved",
      state: "authorised",
    })
  })

  it("leaves the intent unpaid when it is cancelled", async () => {
    const { id, creq, expected } = await challenged("4000002760003184")
    await bench.shopper.answer(await bench.shopper.openChallenge(creq), "cancel")
    const outcome = await bench.stripe.readPayment(id, expected)
    expect(outcome).toMatchObject({ kind: "declined", code: "payment_intent_authentication_failure" })
  })

  it("may be followed by a decline", async () => {
    const { id, creq, expected } = await challenged("4000008260003178")
    await bench.shopper.enterCode(creq, "1234")
    const outcome = await bench.stripe.readPayment(id, expected)
    expect(outcome).toMatchObject({ kind: "declined", declineCode: "insufficient_funds" })
  })

  it("does not pay for another sale, amount or currency", async () => {
    const { id, creq, expected } = await challenged("4000002500003155")
    await bench.shopper.enterCode(creq, "1234")
    for (const change of [{ saleToken: "other" }, { amount: 1 }, { currency: "USD" }]) {
      expect(await bench.stripe.readPayment(id, { ...expected, ...change })).toEqual({ kind: "mismatch" })
    }
    expect(await bench.stripe.readPayment("pi_none", expected)).toMatchObject({
      kind: "rejected",
      code: "resource_missing",
    })
  })
})

describe("idempotency", () => {
  it("replays the first answer, and refuses other parameters under the key", async () => {
    const request = requestFor({ token: "tok_visa" })
    const first = await bench.stripe.authorise(request)
    expect(await bench.stripe.authorise(request)).toEqual(first)
    expect(await bench.stripe.authorise({ ...request, amount: 1_000 })).toEqual({ kind: "duplicate" })
  })

  it("charges once when two calls come at the same time, and tells the second so", async () => {
    const request = requestFor({ token: "tok_visa" })
    bench.overrides.add({ processor: "stripe", operation: "authorise", behaviour: "slow", milliseconds: 300 })
    const outcomes = await Promise.all([bench.stripe.authorise(request), bench.stripe.authorise(request)])
    expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(["approved", "duplicate"])
    expect(bench.ledger.all().filter((entry) => entry.reference === request.reference)).toHaveLength(1)
  })
})

describe("webhooks", () => {
  const sign = (body: string, secret: string, moment = Math.floor(bench.now() / 1000)) => {
    const signature = createHmac("sha256", secret).update(`${moment}.${body}`).digest("hex")
    return `t=${moment},v1=${signature}`
  }

  it("are believed with a fresh signature of our secret only", async () => {
    const { request } = await pay("4242424242424242")
    const response = await fetch(`${bench.origin}/sandbox/control/stripe/events`)
    const { events } = (await response.json()) as { events: readonly { id: string; type: string }[] }
    const body = JSON.stringify(events.at(-1))
    const { webhookSecret } = bench.stripeConfig
    const verify = (text: string, signature: string) =>
      bench.stripe.verifyWebhook(Buffer.from(text), signature)
    expect(verify(body, sign(body, webhookSecret))).toMatchObject({
      id: events.at(-1)?.id,
      type: "payment_intent.amount_capturable_updated",
      reference: request.reference,
    })
    expect(verify(body, sign(body, "whsec_other"))).toBeUndefined()
    expect(verify(`${body} `, sign(body, webhookSecret))).toBeUndefined()
    expect(verify(body, sign(body, webhookSecret, Math.floor(bench.now() / 1000) - 301))).toBeUndefined()
  })
})
