import { type StartedSandboxes, sandboxCredentials, startSandboxes } from "@parterre/sandboxes"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { sandboxProcessors } from "../../test/house/checkout-shop.ts"
import { TestClock } from "../../test/house/small-house.ts"
import { deadAddress } from "../../test/processors-on-sandboxes.ts"
import { testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import type { Config } from "../config.ts"
import { runImport } from "./run-import.ts"
import { paymentTrial } from "./try-payments.ts"

const stripe = `  processor: STRIPE
  publicKey: pk_test_petit
  threeDSecure: true
`

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  folder = await fixtureFolder()
})
afterEach(() => folder.dispose())
afterAll(() => database.close())

async function run(payment: string, surroundings = { production: false, environment: {} }) {
  await folder.edit("tenant.yaml", stripe, payment)
  return runAsItIs(surroundings)
}

async function runAsItIs(surroundings: { production: boolean; environment: Record<string, string> }) {
  const complaints: string[] = []
  const code = await runImport([folder.path], {
    ...surroundings,
    db: database.db,
    now: () => 0,
    print: () => undefined,
    complain: (line) => complaints.push(line),
  })
  return { code, complaints }
}

const settings = (fields: string) => fields.replaceAll("; ", "\n  ").replace(/^/, "  ").concat("\n")

describe("the payment of a tenant", () => {
  it.each([
    [
      "processor: PAYSAFE; threeDSecure: true",
      [
        /tenant\.yaml:14:1 payment\.accountId: missing; Paysafe needs the number of the card account .*: see Paysafe's Business Portal, Accounts$/,
        /tenant\.yaml:14:1 payment\.publicKey: missing; Paysafe needs the public .* key .*: see Paysafe's Business Portal, API Keys$/,
      ],
    ],
    ['processor: PAYSAFE; accountId: "1001"; threeDSecure: true', [/payment\.publicKey: missing; Paysafe/]],
    [
      "processor: GLOBALPAYMENTS; threeDSecure: true",
      [/payment\.accountId: missing; Global Payments needs the name/],
    ],
    [
      "processor: GLOBALPAYMENTS; accountId: tp; publicKey: abc; threeDSecure: true",
      [/tenant\.yaml:17:3 payment\.publicKey: Global Payments takes none\. Leave it out$/],
    ],
    [
      "processor: STRIPE; threeDSecure: true",
      [/payment\.publicKey: missing; Stripe needs the publishable key, pk_live_…/],
    ],
    ["processor: STRIPE; threeDSecure: false", [/payment\.publicKey: missing; Stripe/]],
    [
      "processor: STRIPE; publicKey: abc; threeDSecure: true",
      [/payment\.publicKey: "abc" is not the publishable key/],
    ],
    [
      'processor: MONERIS; accountId: "store5"; publicKey: htABC; threeDSecure: true',
      [/payment\.threeDSecure: the bank's check of cards is not built for Moneris\. Write false$/],
    ],
    [
      'processor: MONERIS; accountId: "store5"; publicKey: htABC; threeDSecure: false; keepCards: true',
      [/payment\.keepCards: cards are not kept at Moneris here\. Leave it out$/],
    ],
    [
      "processor: DO_NOT_USE; threeDSecure: false; keepCards: true",
      [/payment\.keepCards: no card is taken\. Leave it out$/, /payment\.brands: no card is taken/],
    ],
    [
      "processor: DO_NOT_USE; accountId: a; publicKey: b; threeDSecure: true",
      [
        /payment\.accountId: no processor is used\. Leave it out$/,
        /payment\.publicKey: no processor is used\. Leave it out$/,
        /payment\.threeDSecure: no card is taken\. Write false$/,
        /payment\.brands: no card is taken\. Write \[\]$/,
      ],
    ],
    [
      'processor: MONERIS; accountId: "store5"; publicKey: htABC; threeDSecure: false; wallets: { merchantName: Petit, applePay: { merchantIdentifier: merchant.petit }, googlePay: {} }',
      [
        /payment\.wallets\.applePay: Moneris takes no tokens of wallets here\. Leave it out$/,
        /payment\.wallets\.googlePay: Moneris takes no tokens of wallets here\. Leave it out$/,
      ],
    ],
    [
      "processor: DO_NOT_USE; threeDSecure: false; wallets: { merchantName: Petit, googlePay: {} }",
      [
        /payment\.wallets\.googlePay: no card is taken\. Leave it out$/,
        /payment\.brands: no card is taken\. Write \[\]$/,
      ],
    ],
    [
      "processor: GLOBALPAYMENTS; accountId: tp; threeDSecure: true; wallets: { merchantName: Petit, googlePay: { gatewayMerchantId: m } }",
      [
        /payment\.wallets\.googlePay: Global Payments does not tell whether .* Write threeDSecure: false, or leave Google Pay out$/,
      ],
    ],
    [
      "processor: GLOBALPAYMENTS; accountId: tp; threeDSecure: false; wallets: { merchantName: Petit, googlePay: {} }",
      [
        /payment\.wallets\.googlePay: gatewayMerchantId is missing: it is the merchant id .*: see Global Payments/,
      ],
    ],
    [
      "processor: STRIPE; publicKey: pk_test_a; threeDSecure: true; wallets: { merchantName: Petit, googlePay: { gatewayMerchantId: m } }",
      [
        /payment\.wallets\.googlePay\.gatewayMerchantId: Stripe takes none: publicKey names the account\. Leave it out$/,
      ],
    ],
    [
      "processor: STRIPE; publicKey: pk_test_a; threeDSecure: true; wallets: { merchantName: Petit }",
      [/payment\.wallets: /],
    ],
    [
      "processor: STRIPE; publicKey: pk_test_a; threeDSecure: true; wallets: { merchantName: Petit, applePay: { merchantIdentifier: petit } }",
      [/payment\.wallets\.applePay\.merchantIdentifier: /],
    ],
    [
      "processor: PAYPAL; threeDSecure: false",
      [
        /payment\.processor: PayPal is a way to pay of its own\. Write paypal: \{ clientId: … \}, the client id of the app, .* or DO_NOT_USE$/,
      ],
    ],
    [
      "processor: STRIPE; publicKey: pk_test_a; threeDSecure: true; paypal: {}",
      [/payment\.paypal\.clientId: missing$/],
    ],
    [
      "processor: STRIPE; publicKey: pk_test_a; threeDSecure: true; paypal: { clientId: a b }",
      [/payment\.paypal\.clientId: /],
    ],
    [
      "processor: CARDCONNECT; threeDSecure: true",
      [
        /payment\.accountId: missing; CardPointe needs the merchant id/,
        /payment\.threeDSecure: the bank's check of cards is not built for CardPointe/,
      ],
    ],
    [
      "processor: MONERIS; publicKey: htABC; threeDSecure: false",
      [/payment\.accountId: missing; Moneris needs the store's id/],
    ],
    [
      "processor: STRIPE; accountId: acct_1; publicKey: pk_live_1; threeDSecure: true",
      [/payment\.accountId: Stripe takes none: its secret key names the account/],
    ],
  ])("%s is refused with what the processor needs and where it stands", async (payment, messages) => {
    const { code, complaints } = await run(settings(payment))
    expect(code).toBe(1)
    expect(complaints).toEqual(messages.map((message) => expect.stringMatching(message)))
    expect(await database.db("websites").count({ rows: "*" })).toEqual([{ rows: 0 }])
  })

  it.each(["sk_live_51Hsecret", "rk_live_51Hsecret", "MerchantXYZ:B-tst1-secret"])(
    "a secret key is refused where browsers would be told it, and is not repeated",
    async (key) => {
      const { complaints } = await run(settings(`processor: STRIPE; publicKey: ${key}; threeDSecure: true`))
      expect(complaints).toEqual([expect.stringMatching(/payment\.publicKey: this is a secret key/)])
      expect(complaints.join()).not.toContain("51Hsecret")
      expect(complaints.join()).not.toContain("B-tst1")
    },
  )

  it.each([
    ['processor: PAYSAFE; accountId: "1001"; publicKey: abc; threeDSecure: true', ["PAYSAFE_API_KEY"]],
    [
      "processor: GLOBALPAYMENTS; accountId: tp; threeDSecure: true",
      ["GLOBALPAYMENTS_APP_ID", "GLOBALPAYMENTS_APP_KEY"],
    ],
    ['processor: MONERIS; accountId: "store5"; publicKey: htABC; threeDSecure: false', ["MONERIS_API_TOKEN"]],
    ['processor: CARDCONNECT; accountId: "800000000264"; threeDSecure: false', ["CARDCONNECT_LOGIN"]],
    ['processor: PAYMENTECH; accountId: "700000208761"; threeDSecure: false', ["PAYMENTECH_LOGIN"]],
    ["processor: EXACT; accountId: A00049-01; threeDSecure: false", ["EXACT_PASSWORD", "EXACT_REPORT_LOGIN"]],
    [
      "processor: STRIPE; publicKey: pk_live_1; threeDSecure: true",
      ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    ],
  ])("in production, %s needs its secrets in the environment", async (payment, names) => {
    await folder.edit("tenant.yaml", "demoPassword: parterre-demo", "passwordEnv: DOOR")
    const production = { production: true, environment: { DOOR: "open sesame", CARD_NUMBERS: "true" } }
    const { complaints } = await run(settings(payment), production)
    expect(complaints).toEqual(
      names.map((name) =>
        expect.stringContaining(
          `payment.processor: the environment has neither ${name}_PETIT nor ${name}: the `,
        ),
      ),
    )
  })

  it.each([
    ['processor: PAYMENTECH; accountId: "700000208761"; threeDSecure: false', { PAYMENTECH_LOGIN: "a:b" }],
    [
      "processor: EXACT; accountId: A00049-01; threeDSecure: false",
      { EXACT_PASSWORD: "a", EXACT_REPORT_LOGIN: "a:b" },
    ],
  ])("in production, %s needs a server that takes card numbers", async (payment, secrets) => {
    await folder.edit("tenant.yaml", "demoPassword: parterre-demo", "passwordEnv: DOOR")
    const environment = { DOOR: "open sesame", ...secrets }
    const { complaints } = await run(settings(payment), { production: true, environment })
    expect(complaints).toEqual([
      expect.stringMatching(/payment\.processor: .* has no card fields of its own.*CARD_NUMBERS/),
    ])
  })

  it("in production, wallets need Apple's certificate and its key, and Google's number of the merchant", async () => {
    await folder.edit("tenant.yaml", "demoPassword: parterre-demo", "passwordEnv: DOOR")
    const environment: Record<string, string> = {
      DOOR: "open sesame",
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    }
    const sheets =
      "wallets: { merchantName: Petit, applePay: { merchantIdentifier: merchant.petit }, googlePay: {} }"
    const payment = settings(`processor: STRIPE; publicKey: pk_live_1; threeDSecure: true; ${sheets}`)
    const { complaints } = await run(payment, { production: true, environment })
    expect(complaints).toEqual([
      ...["CERTIFICATE", "KEY"].map((name) =>
        expect.stringContaining(
          `payment.wallets.applePay: the environment has neither APPLE_PAY_${name}_PETIT nor APPLE_PAY_${name}: the `,
        ),
      ),
      expect.stringMatching(/payment\.wallets\.googlePay: merchantId is missing: it is Google's number/),
    ])
    await folder.edit("tenant.yaml", "googlePay: {}", "googlePay: { merchantId: BCR2DN4 }")
    const whole = { ...environment, APPLE_PAY_CERTIFICATE_PETIT: "PEM", APPLE_PAY_KEY: "PEM" }
    expect(await runAsItIs({ production: true, environment: whole })).toEqual({ code: 0, complaints: [] })
  })

  it("in production PayPal needs its secrets too", async () => {
    await folder.edit("tenant.yaml", "demoPassword: parterre-demo", "passwordEnv: DOOR")
    const offered = `${stripe}  paypal: { clientId: AbParterreSandboxApp }\n`
    const environment = {
      DOOR: "open sesame",
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    }
    const { complaints } = await run(offered, { production: true, environment })
    expect(complaints).toEqual([
      expect.stringMatching(
        /payment\.paypal: the environment has neither PAYPAL_CLIENT_SECRET_PETIT nor PAYPAL_CLIENT_SECRET: the secret of the app, from PayPal/,
      ),
      expect.stringMatching(
        /payment\.paypal: the environment has neither PAYPAL_WEBHOOK_ID_PETIT nor PAYPAL_WEBHOOK_ID: /,
      ),
    ])
  })

  it.each(["PETIT", ""])("in production the secrets may be the website's own or shared (%j)", async (own) => {
    await folder.edit("tenant.yaml", "demoPassword: parterre-demo", "passwordEnv: DOOR")
    const suffix = own === "" ? "" : `_${own}`
    const environment = {
      DOOR: "open sesame",
      [`STRIPE_SECRET_KEY${suffix}`]: "sk_live_1",
      [`STRIPE_WEBHOOK_SECRET${suffix}`]: "whsec_1",
    }
    expect(await run(stripe, { production: true, environment })).toEqual({ code: 0, complaints: [] })
  })
})

describe("an import that tries the payment", () => {
  let sandboxes: StartedSandboxes
  beforeAll(async () => {
    sandboxes = await startSandboxes({ clock: () => 0 })
  })
  afterAll(() => sandboxes.close())

  async function tried(payment: string, changes: Partial<Config> = {}) {
    await folder.edit("tenant.yaml", stripe, settings(payment))
    const config = testConfig({ processors: sandboxProcessors(sandboxes.origin), ...changes })
    const lines: string[] = []
    const code = await runImport([folder.path], {
      production: false,
      environment: {},
      db: database.db,
      now: () => 0,
      paymentTrial: paymentTrial(config, new TestClock()),
      print: (line) => lines.push(line),
      complain: (line) => lines.push(line),
    })
    return { code, lines }
  }

  const paysafeKey = sandboxCredentials.paysafe.browserKeys[0]
  it.each([
    [
      `processor: PAYSAFE; accountId: "1001"; publicKey: ${paysafeKey}; threeDSecure: true`,
      'Paysafe takes the secrets of the environment, the account "1001", the public key',
    ],
    [
      'processor: GLOBALPAYMENTS; accountId: "2001"; threeDSecure: true',
      'Global Payments takes the secrets of the environment, the account "2001"',
    ],
    [
      'processor: MONERIS; accountId: "store5"; publicKey: htABC; threeDSecure: false',
      'Moneris takes the secrets of the environment, the account "store5"',
    ],
    [
      "processor: EXACT; accountId: A00049-01; threeDSecure: false",
      'E-xact takes the secrets of the environment, the account "A00049-01"',
    ],
    [
      'processor: PAYMENTECH; accountId: "700000208761"; threeDSecure: false',
      'Orbital takes the secrets of the environment, the account "700000208761"',
    ],
    [
      'processor: CARDCONNECT; accountId: "800000000264"; threeDSecure: false',
      'CardPointe takes the secrets of the environment, the account "800000000264"',
    ],
    [
      "processor: STRIPE; publicKey: pk_test_parterre_sandbox; threeDSecure: true",
      "Stripe takes the secrets of the environment, the public key; its webhook's secret shows only when Stripe calls",
    ],
    [
      'processor: MONERIS; accountId: "store5"; publicKey: htABC; threeDSecure: false; paypal: { clientId: AbParterreSandboxApp }',
      'Moneris takes the secrets of the environment, the account "store5"; PayPal takes the secrets of the environment',
    ],
  ])("says what works: %s", async (payment, line) => {
    const { code, lines } = await tried(payment)
    expect(lines[0]).toBe(`petit-theatre: ${line}`)
    expect(code).toBe(0)
    await database.db("websites").update({ payment: "{}" })
  })

  it.each([
    [
      `processor: PAYSAFE; accountId: "9999"; publicKey: ${paysafeKey}; threeDSecure: true`,
      /tenant\.yaml:16:3 payment\.accountId: Paysafe does not take the account "9999": The merchant account could not be found \(5016\)\. It needs the number of the card account .*: see Paysafe's Business Portal, Accounts$/,
    ],
    [
      'processor: PAYSAFE; accountId: "1001"; publicKey: bm9ib2R5; threeDSecure: true',
      /tenant\.yaml:17:3 payment\.publicKey: Paysafe does not take the public key: .* \(5279\)/,
    ],
    [
      "processor: GLOBALPAYMENTS; accountId: elsewhere; threeDSecure: true",
      /payment\.accountId: Global Payments does not take the account "elsewhere": the app has the accounts /,
    ],
    [
      'processor: MONERIS; accountId: "store9"; publicKey: htABC; threeDSecure: false',
      /payment\.accountId: Moneris does not take the account "store9": Invalid store_id \(store-unknown\)/,
    ],
    [
      'processor: MONERIS; accountId: "store5"; publicKey: htABC; threeDSecure: false; paypal: { clientId: AnotherApplication }',
      /payment\.paypal: PayPal does not take the secrets of the environment: Client Authentication failed \(invalid_client\)\. It needs the secret of the app: see /,
    ],
    [
      "processor: STRIPE; publicKey: pk_test_petit; threeDSecure: true",
      /payment\.publicKey: Stripe does not take the public key: Invalid API Key/,
    ],
  ])("refuses what the processor does not take, and writes nothing: %s", async (payment, message) => {
    const before = await database.db("websites")
    const { code, lines } = await tried(payment)
    expect(lines).toEqual([expect.stringMatching(message)])
    expect(code).toBe(1)
    expect(await database.db("websites")).toEqual(before)
  })

  it("says that a secret is missing, and when nobody answers", async () => {
    const payment = `processor: PAYSAFE; accountId: "1001"; publicKey: ${paysafeKey}; threeDSecure: true`
    expect((await tried(payment, { sandbox: false })).lines).toEqual([
      expect.stringMatching(
        /payment\.processor: Paysafe does not take the secrets of the environment: the environment has neither PAYSAFE_API_KEY_PETIT nor PAYSAFE_API_KEY/,
      ),
    ])
    await folder.edit("tenant.yaml", settings(payment), stripe)
    const away = sandboxProcessors(await deadAddress())
    expect((await tried(payment, { processors: away })).lines).toEqual([
      expect.stringContaining("payment.processor: Paysafe could not be asked (ECONNREFUSED)"),
    ])
  })
})
