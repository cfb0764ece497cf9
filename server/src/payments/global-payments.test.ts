import { base64UrlJson, readBase64UrlJson } from "@parterre/sandboxes"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Bench, cardOf, requestFor, startBench } from "../../test/processors-on-sandboxes.ts"
import type { Authentication } from "./authentication.ts"
import { createGlobalPayments, type InitiateRequest } from "./global-payments.ts"
import type { AuthenticationOutcome } from "./processor.ts"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const challengeReturnUrl = "https://harbour.example/v1/threeDSecure/globalpayments/methodUrlResponse2"
const methodReturnUrl = "https://harbour.example/v1/threeDSecure/globalpayments/methodUrlResponse"

const browser = {
  acceptHeader: "text/html",
  ip: "203.0.113.7",
  userAgent: "Browser/1",
  language: "en-CA",
  colorDepth: "TWENTY_FOUR_BITS",
  javaEnabled: false,
  javascriptEnabled: true,
  screenHeight: 900,
  screenWidth: 1440,
  timezoneOffset: 240,
}

let count = 0

function check(number: string) {
  count += 1
  return bench.globalPayments.checkEnrolment({
    reference: `3ds:g${count}:1`,
    amount: 14_945,
    currency: "CAD",
    card: cardOf(number),
    challengeReturnUrl,
    methodReturnUrl,
  })
}

async function initiate(number: string, change: Partial<InitiateRequest> = {}) {
  const enrolment = await check(number)
  if (enrolment.kind !== "enrolled") throw new Error(`expected an enrolled card, got ${enrolment.kind}`)
  return bench.globalPayments.initiate({
    authenticationId: enrolment.authentication.id,
    amount: 14_945,
    currency: "CAD",
    card: cardOf(number),
    methodCompletion: "UNAVAILABLE",
    browser,
    ...change,
  })
}

function found(outcome: AuthenticationOutcome): Authentication {
  if (outcome.kind !== "authentication") throw new Error(`expected an authentication, got ${outcome.kind}`)
  return outcome.authentication
}

describe("3-D Secure", () => {
  it.each([
    ["4222000006724235", "Y"],
    ["4222000009719489", "Y"],
    ["4012001037167778", "A"],
    ["4222000002144131", "N"],
    ["4222000007275799", "R"],
    ["4222000008880910", "U"],
  ])("answers %s with %s and no challenge [3DS-006]", async (number, result) => {
    const authentication = found(await initiate(number))
    expect(authentication).toMatchObject({
      result,
      saleToken: `g${count}`,
      amount: 14_945,
      currency: "CAD",
      lastFour: number.slice(-4),
    })
    expect(found(await bench.globalPayments.readAuthentication(authentication.id)).result).toBe(result)
  })

  it("reports a card outside 3-D Secure [3DS-006]", async () => {
    expect(await check("4012001037141112")).toMatchObject({
      kind: "not-enrolled",
      authentication: { result: "not-enrolled" },
    })
  })

  it("offers the issuer's method page, which reports back to ours", async () => {
    const enrolment = await check("4222000006285344")
    if (enrolment.kind !== "enrolled" || enrolment.method === undefined) throw new Error("no method page")
    const threeDSMethodData = enrolment.method.data
    expect(readBase64UrlJson(threeDSMethodData)).toEqual({
      threeDSServerTransID: enrolment.serverTransactionId,
      threeDSMethodNotificationURL: methodReturnUrl,
    })
    const post = (data: string) =>
      fetch(enrolment.method?.url ?? "", {
        method: "POST",
        body: new URLSearchParams({ threeDSMethodData: data }),
      })
    const page = await (await post(threeDSMethodData)).text()
    expect(page).toContain(`action="${methodReturnUrl}"`)
    expect(page).toContain(base64UrlJson({ threeDSServerTransID: enrolment.serverTransactionId }))
    const elsewhere = base64UrlJson({
      threeDSServerTransID: enrolment.serverTransactionId,
      threeDSMethodNotificationURL: "https://evil.example",
    })
    expect((await post(elsewhere)).status).toBe(400)
  })

  it.each([
    ["1234", "Y"],
    ["cancel", "N"],
  ])("runs the challenge at the issuer: %s ends with %s", async (entry, result) => {
    const outcome = await initiate("4012001038488884")
    if (outcome.kind !== "authentication" || outcome.challenge === undefined) throw new Error("no challenge")
    expect(outcome.authentication.result).toBe("C")
    expect(outcome.challenge.url).toBe(`${bench.origin}/sandbox/issuer/challenge?lang=en`)
    const page = await bench.shopper.openChallenge(outcome.challenge.payload, "en", "c2Vzc2lvbg")
    const action = entry === "cancel" ? "cancel" : "submit"
    const back = await bench.shopper.answer(page, action, entry)
    expect(back.action).toBe(challengeReturnUrl)
    expect(back.fields.threeDSSessionData).toBe("c2Vzc2lvbg")
    expect(found(await bench.globalPayments.readAuthentication(outcome.authentication.id)).result).toBe(
      result,
    )
  })

  it("refuses another amount, another card and an unknown id", async () => {
    expect(await initiate("4222000006724235", { amount: 1 })).toMatchObject({ kind: "rejected" })
    expect(await initiate("4222000006724235", { card: cardOf("4222000009719489") })).toMatchObject({
      kind: "rejected",
    })
    expect(await bench.globalPayments.readAuthentication("AUT_none")).toEqual({ kind: "not-found" })
  })
})

describe("authorisation with 3-D Secure", () => {
  it("takes an authentication of this card, and no other", async () => {
    const authentication = found(await initiate("4222000006724235"))
    const pay = (number: string, id: string) =>
      bench.globalPayments.authorise({
        ...requestFor(cardOf(number)),
        authentication: { ...authentication, id },
      })
    expect(await pay("4222000006724235", authentication.id)).toMatchObject({ kind: "approved" })
    expect(await pay("5425230000004415", authentication.id)).toMatchObject({
      kind: "rejected",
      code: "40118",
    })
    expect(await pay("4222000006724235", "AUT_none")).toMatchObject({ kind: "rejected", code: "40118" })
  })

  it.each([
    ["4000120000001154", "101", false],
    ["5114630000009791", "102", true],
    ["4000160000004147", "103", false],
    ["4242420000000091", "111", false],
  ])("declines %s with %s", async (number, code, retry) => {
    const outcome = await bench.globalPayments.authorise(requestFor(cardOf(number)))
    expect(outcome).toEqual({ kind: "declined", code, retry })
  })

  it("refuses a valid number outside the test tables, and a card past its month", async () => {
    const pay = (card: ReturnType<typeof cardOf>) => bench.globalPayments.authorise(requestFor(card))
    expect(await pay(cardOf("4539578763621486"))).toMatchObject({ kind: "card-invalid", field: "number" })
    expect(await pay({ ...cardOf("5425230000004415"), expiry: "1025" })).toMatchObject({
      kind: "card-invalid",
      field: "expiry",
    })
  })
})

describe("access tokens", () => {
  const withToken = (token: string, path: string, body: object) =>
    fetch(`${bench.globalPaymentsConfig.baseUrl}${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "x-gp-version": "2021-03-22",
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    })

  it("gives browsers a token that makes single-use tokens and nothing else", async () => {
    const access = await bench.globalPayments.accessToken()
    if (access.kind !== "token") throw new Error("no token")
    expect(access.expiresAt - bench.now()).toBe(600_000)
    const card = { number: "5425230000004415", expiry_month: "12", expiry_year: "28", cvv: "907" }
    const made = (await (await withToken(access.token, "/payment-methods", { card })).json()) as {
      id: string
    }
    expect((await withToken(access.token, "/transactions", {})).status).toBe(403)
    const outcome = await bench.globalPayments.authorise(requestFor({ token: made.id }))
    expect(outcome).toMatchObject({ kind: "approved", lastFour: "4415" })
  })

  it("takes a payment method of one use once, within ten minutes, and none that nobody made", async () => {
    const access = await bench.globalPayments.accessToken()
    if (access.kind !== "token") throw new Error("no token")
    const tokenOf = async (number: string) =>
      (await bench.shopper.globalPaymentsToken(number, access.token)).id ?? ""
    const token = await tokenOf("5425230000004415")
    expect(token).toMatch(bench.globalPayments.cardToken?.pattern ?? /never/)
    expect(await bench.globalPayments.authorise(requestFor({ token }))).toMatchObject({ kind: "approved" })
    const declined = await tokenOf("4000120000001154")
    expect(await bench.globalPayments.authorise(requestFor({ token: declined }))).toMatchObject({
      kind: "declined",
    })
    const lapsed = await tokenOf("5425230000004415")
    bench.advance(10 * 60_000)
    for (const spent of [token, declined, lapsed, "PMT_made_up"])
      expect(await bench.globalPayments.authorise(requestFor({ token: spent }))).toMatchObject({
        kind: "card-invalid",
        field: "number",
        code: "40116",
      })
    expect(await tokenOf("4111111111111111")).toBe("")
    expect((await bench.shopper.globalPaymentsToken("5425230000004415", access.token)).error_code).toBe(
      "NOT_AUTHENTICATED",
    )
  })

  it("signs in again once when the server's token has expired", async () => {
    const early = createGlobalPayments(bench.globalPaymentsConfig, { ...bench.context, now: () => 0 })
    expect(await early.authorise(requestFor(cardOf("5425230000004415")))).toMatchObject({ kind: "approved" })
    bench.advance(3_600_000)
    expect(await early.authorise(requestFor(cardOf("5425230000004415")))).toMatchObject({ kind: "approved" })
  })
})
