import { sandboxCredentials } from "@parterre/sandboxes"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Bench, deadAddress, startBench } from "../../test/processors-on-sandboxes.ts"
import { createGlobalPayments } from "./global-payments.ts"
import { createPaysafe } from "./paysafe.ts"
import { createStripe } from "./stripe.ts"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const works = (of: string) => ({ of, outcome: { kind: "works" } })
const rejected = (of: string, message: RegExp) => ({
  of,
  outcome: { kind: "rejected", code: expect.any(String), message: expect.stringMatching(message) },
})
const browserKey = sandboxCredentials.paysafe.browserKeys[0]

describe("a website's credentials, tried", () => {
  it("at Paysafe: key, account and public key", async () => {
    expect(await bench.paysafe.checkCredentials(browserKey)).toEqual([
      works("secrets"),
      works("accountId"),
      works("publicKey"),
    ])
    expect(await bench.paysafe.checkCredentials("nobody")).toContainEqual(
      rejected("publicKey", /credentials are invalid/),
    )
    const of = (changes: object) => createPaysafe({ ...bench.paysafeConfig, ...changes }, bench.context)
    expect(await of({ accountId: "9999" }).checkCredentials(browserKey)).toEqual([
      works("secrets"),
      rejected("accountId", /merchant account could not be found/),
    ])
    expect(await of({ apiKey: "someone:else" }).checkCredentials(browserKey)).toEqual([
      rejected("secrets", /credentials are invalid/),
    ])
  })

  it("at Global Payments: app and account", async () => {
    const of = (changes: object) =>
      createGlobalPayments({ ...bench.globalPaymentsConfig, ...changes }, bench.context)
    expect(await of({}).checkCredentials(undefined)).toEqual([works("secrets"), works("accountId")])
    expect(await of({ accountName: "elsewhere" }).checkCredentials(undefined)).toEqual([
      works("secrets"),
      rejected("accountId", /the app has the accounts transaction_processing, 2001, tokenization/),
    ])
    expect(await of({ appKey: "another" }).checkCredentials(undefined)).toEqual([rejected("secrets", /./)])
  })

  it("at Stripe: secret key and publishable key, of the same mode", async () => {
    const { publishableKey } = sandboxCredentials.stripe
    expect(await bench.stripe.checkCredentials(publishableKey)).toEqual([
      works("secrets"),
      works("publicKey"),
    ])
    expect(await bench.stripe.checkCredentials("pk_test_nobody")).toEqual([
      works("secrets"),
      rejected("publicKey", /Invalid API Key/),
    ])
    expect(await bench.stripe.checkCredentials("pk_live_nobody")).toContainEqual(
      rejected("publicKey", /a live key beside a test secret key/),
    )
    const stranger = createStripe({ ...bench.stripeConfig, secretKey: "sk_test_else" }, bench.context)
    expect(await stranger.checkCredentials(publishableKey)).toEqual([rejected("secrets", /Invalid API Key/)])
  })

  it("at nobody's address are not judged", async () => {
    const baseUrl = await deadAddress()
    const away = { of: "secrets", outcome: { kind: "unavailable", reason: "ECONNREFUSED" } }
    for (const processor of [
      createPaysafe({ ...bench.paysafeConfig, baseUrl }, bench.context),
      createGlobalPayments({ ...bench.globalPaymentsConfig, baseUrl }, bench.context),
      createStripe({ ...bench.stripeConfig, baseUrl }, bench.context),
    ])
      expect(await processor.checkCredentials("any")).toEqual([away])
  })

  it("leave no money and no trace of a key", async () => {
    await bench.paysafe.checkCredentials("secret-looking-key")
    expect(bench.ledger.all()).toEqual([])
    expect(bench.logged()).not.toContain("secret-looking-key")
    expect(bench.logged()).not.toContain(bench.paysafeConfig.apiKey)
  })
})
