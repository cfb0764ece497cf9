import {
  base64UrlJson,
  readBase64UrlJson,
  type StartedSandboxes,
  sandboxCredentials,
  scriptedShopper,
  startSandboxes,
} from "@parterre/sandboxes"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createGlobalPayments } from "./global-payments.ts"

const now = () => Date.UTC(2026, 10, 21, 17)
let sandboxes: StartedSandboxes
let shopper: ReturnType<typeof scriptedShopper>
beforeAll(async () => {
  sandboxes = await startSandboxes({ clock: now })
  shopper = scriptedShopper(sandboxes.origin)
})
afterAll(() => sandboxes.close())

/** A challenge as Global Payments starts one, for it names our own return address. */
async function newChallenge(amount = "123450"): Promise<string> {
  const log = { info: () => {}, warn: () => {} }
  const config = {
    type: "GLOBALPAYMENTS",
    baseUrl: `${sandboxes.origin}/sandbox/globalpayments`,
    ...sandboxCredentials.globalPayments,
    accountName: "transaction_processing",
  } as const
  const processor = createGlobalPayments(config, { log, now })
  const card = { number: "4012001038488884", expiry: "1228", nameOnCard: "Marie" }
  const checked = await processor.checkEnrolment({
    reference: "3ds:x:1",
    amount: Number(amount),
    currency: "CAD",
    card,
    challengeReturnUrl: "https://harbour.example/back",
    methodReturnUrl: "https://harbour.example/method",
  })
  if (checked.kind !== "enrolled") throw new Error(checked.kind)
  const started = await processor.initiate({
    authenticationId: checked.authentication.id,
    amount: Number(amount),
    currency: "CAD",
    card,
    methodCompletion: "UNAVAILABLE",
    browser: {
      acceptHeader: "*/*",
      ip: "203.0.113.7",
      userAgent: "Browser/1",
      language: "fr-CA",
      colorDepth: "TWENTY_FOUR_BITS",
      javaEnabled: false,
      javascriptEnabled: true,
      screenHeight: 900,
      screenWidth: 1440,
      timezoneOffset: 300,
    },
  })
  if (started.kind !== "authentication") throw new Error(started.kind)
  return started.challenge?.payload ?? ""
}

describe("the issuer page", () => {
  it("speaks French and English and says what is bought [3DS-009]", async () => {
    const creq = await newChallenge()
    const french = await shopper.openChallenge(creq, "fr")
    expect(french.html).toContain('<html lang="fr-CA">')
    expect(french.html).toContain("Confirmez votre achat")
    expect(french.html).toMatch(/1\s234,50\s\$/u)
    expect(french.html).toContain("•••• 8884")
    const english = await shopper.openChallenge(creq, "en")
    expect(english.html).toContain('<html lang="en-CA">')
    expect(english.html).toContain("$1,234.50")
    expect(english.html).toContain("harbour.example")
  })

  it("labels its field and announces a wrong code with the tries left", async () => {
    const page = await shopper.openChallenge(await newChallenge())
    expect(page.html).toMatch(/<label for="code">[^<]+<\/label>\s*<input id="code"/)
    const wrong = await shopper.answer(page, "submit", "0000")
    expect(wrong.html).toContain('role="alert">Code inexact. Il reste 2 tentatives.')
    expect(wrong.html).toContain('aria-describedby="error hint" aria-invalid="true"')
    const again = await shopper.answer(wrong, "submit", "9999")
    expect(again.html).toContain("Il reste 1 tentative.")
    const last = await shopper.answer(again, "submit", "9999")
    expect(readBase64UrlJson(last.fields.cres ?? "")).toMatchObject({ transStatus: "N" })
  })

  it.each([
    ["submit", "1234", "Y"],
    ["cancel", "", "N"],
  ] as const)("sends the browser back after %s %s with %s", async (action, code, transStatus) => {
    const creq = await newChallenge()
    const back = await shopper.answer(await shopper.openChallenge(creq, "fr", "c2Vzc2lvbg"), action, code)
    expect(back.action).toBe("https://harbour.example/back")
    expect(back.fields.threeDSSessionData).toBe("c2Vzc2lvbg")
    expect(readBase64UrlJson(back.fields.cres ?? "")).toMatchObject({ messageType: "CRes", transStatus })
  })

  it("sends nothing back when told to do nothing", async () => {
    const silent = await shopper.answer(await shopper.openChallenge(await newChallenge()), "nothing")
    expect(silent.html).toContain("La banque ne répond pas")
    expect(silent.action).toBe("")
  })

  it("keeps its verdict: a second answer changes nothing", async () => {
    const creq = await newChallenge()
    const page = await shopper.openChallenge(creq)
    await shopper.answer(page, "cancel")
    const again = await shopper.answer(page, "submit", "1234")
    expect(readBase64UrlJson(again.fields.cres ?? "")).toMatchObject({ transStatus: "N" })
    const reopened = await shopper.openChallenge(creq)
    expect(readBase64UrlJson(reopened.fields.cres ?? "")).toMatchObject({ transStatus: "N" })
  })

  it("refuses a creq that is broken, foreign, or of no known window size", async () => {
    const creq = await newChallenge()
    const message = readBase64UrlJson(creq) ?? {}
    const forged = [
      "not json",
      base64UrlJson({ ...message, acsTransID: "made-up" }),
      base64UrlJson({ ...message, threeDSServerTransID: "made-up" }),
      base64UrlJson({ ...message, challengeWindowSize: "09" }),
      base64UrlJson({ ...message, messageType: "CRes" }),
    ]
    for (const each of forged) expect((await shopper.openChallenge(each)).status).toBe(400)
  })

  it("may be framed and may post anywhere, but runs no foreign script", async () => {
    const response = await fetch(`${sandboxes.origin}/sandbox/issuer/challenge`, {
      method: "POST",
      body: new URLSearchParams({
        creq: await newChallenge(),
        threeDSSessionData: '"><script>alert(1)</script>',
      }),
    })
    const policy = response.headers.get("content-security-policy") ?? ""
    expect(policy).toContain("frame-ancestors http: https:")
    expect(policy).toMatch(/script-src 'nonce-[^']+'/)
    expect(await response.text()).not.toContain("<script>alert")
  })
})
