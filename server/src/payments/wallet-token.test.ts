import type { WalletCard } from "@parterre/sandboxes"
import { sandboxCredentials } from "@parterre/sandboxes"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Bench, isLedgerOf, requestFor, startBench } from "../../test/processors-on-sandboxes.ts"
import { processorTypes } from "../processor-type.ts"
import { walletObstacle } from "../wallet-support.ts"
import { createPaysafe } from "./paysafe.ts"
import type { CardProcessor } from "./processor.ts"
import { createProcessor } from "./processors.ts"
import { walletContent } from "./wallet-token.ts"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const [publicKey] = sandboxCredentials.paysafe.browserKeys
const paysafe = () => createPaysafe({ ...bench.paysafeConfig, publicKey }, bench.context)

const takers = {
  paysafe: { create: paysafe, number: "4111111111111111" },
  globalpayments: { create: () => bench.globalPayments, number: "4222000009719489" },
  stripe: { create: () => bench.stripe, number: "4242424242424242" },
} as const satisfies Record<string, { create: () => CardProcessor; number: string }>

const cardOf = (
  wallet: WalletCard["wallet"],
  gateway: string,
  number: string,
  authMethod: WalletCard["authMethod"] = "CRYPTOGRAM_3DS",
) => ({
  wallet,
  token: bench.wallets.make({ wallet, number, authMethod, ...(wallet === "google_pay" ? { gateway } : {}) }),
})

describe.each(Object.entries(takers))("a wallet's token at %s", (gateway, { create, number }) => {
  it.each(["google_pay", "apple_pay"] as const)(
    "of %s is authorised, captured and refunded as a card is",
    async (wallet) => {
      const request = requestFor(cardOf(wallet, gateway, number))
      const outcome = await create().authorise(request)
      expect(outcome).toMatchObject({ kind: "approved", brand: "visa", lastFour: number.slice(-4) })
      const charge = { ...request, processorId: outcome.kind === "approved" ? outcome.processorId : "" }
      expect(await create().lookup(request.reference)).toMatchObject({
        kind: "approved",
        state: "authorised",
      })
      expect(await create().capture(charge)).toMatchObject({ kind: "done" })
      const refund = { reference: `${request.reference}:refund:1`, amount: 100 }
      expect(await create().refund(charge, refund)).toMatchObject({ kind: "done" })
      const entries = bench.ledger.all().filter(({ reference }) => isLedgerOf(reference, request.reference))
      expect(entries).toMatchObject([{ state: "captured", amount: request.amount, refunded: 100 }])
    },
  )

  it.each(["google_pay", "apple_pay"] as const)("of %s opens once", async (wallet) => {
    const card = cardOf(wallet, gateway, number)
    expect(await create().authorise(requestFor(card))).toMatchObject({ kind: "approved" })
    expect(await create().authorise(requestFor(card))).toMatchObject({
      kind: "declined",
      code: "wallet-token",
    })
  })

  it("is let go as a card's money is", async () => {
    const request = requestFor(cardOf("apple_pay", gateway, number))
    const outcome = await create().authorise(request)
    const processorId = outcome.kind === "approved" ? outcome.processorId : ""
    expect(await create().voidAuthorisation({ ...request, processorId })).toMatchObject({ kind: "done" })
    expect(await create().lookup(request.reference)).toMatchObject({ state: "voided" })
  })

  it("made for another gateway is not opened", async () => {
    const other = gateway === "stripe" ? "paysafe" : "moneris"
    const outcome = await create().authorise(requestFor(cardOf("google_pay", other, number)))
    expect(outcome).toMatchObject({ kind: "declined", code: "wallet-token" })
  })
})

describe("Paysafe", () => {
  it("takes no word of the browser for a proof, and sends on nothing else that it has put there", async () => {
    const { token } = cardOf("google_pay", "paysafe", "4111111111111111", "PAN_ONLY")
    const claimed = JSON.stringify({ ...JSON.parse(token), authMethod: "CRYPTOGRAM_3DS" })
    const request = { ...requestFor({ wallet: "google_pay", token: claimed }), needsProof: true }
    expect(await paysafe().authorise(request)).toMatchObject({ kind: "unproven" })
  })

  it.each([
    ["google_pay", { tokenizationData: { decryptedToken: { pan: "4111111111111111" } } }],
    [
      "apple_pay",
      { paymentData: { decryptedData: { applicationPrimaryAccountNumber: "4111111111111111" } } },
    ],
    ["google_pay", "text"],
  ] as const)("is not sent what is no token of %s", async (wallet, content) => {
    const card = { wallet, token: JSON.stringify(content) }
    expect(walletContent(wallet, card.token)).toBeUndefined()
    for (const processor of [paysafe(), bench.globalPayments, bench.stripe])
      expect(await processor.authorise(requestFor(card))).toMatchObject({
        kind: "declined",
        code: "wallet-token",
      })
  })

  it("charges nothing while what must be proven is not, and gives what its bank is asked about", async () => {
    for (const authMethod of ["PAN_ONLY", "CRYPTOGRAM_3DS"] as const) {
      const card = cardOf("google_pay", "paysafe", "4111111111111111", authMethod)
      const request = { ...requestFor(card), needsProof: true }
      const outcome = await paysafe().authorise(request)
      expect(outcome.kind).toBe(authMethod === "PAN_ONLY" ? "unproven" : "approved")
      if (outcome.kind === "unproven") expect(outcome.token).toMatch(/^SU/)
      const found = await paysafe().lookup(request.reference)
      expect(found.kind).toBe(authMethod === "PAN_ONLY" ? "not-found" : "approved")
    }
  })

  it("that cannot open a token has charged nothing, for certain", async () => {
    for (const behaviour of ["http-500", "drop-after"] as const) {
      bench.overrides.add({ processor: "paysafe", operation: "open-wallet", behaviour })
      const request = requestFor(cardOf("apple_pay", "paysafe", "4111111111111111"))
      expect(await paysafe().authorise(request)).toMatchObject({ kind: "unavailable" })
      expect(await paysafe().lookup(request.reference)).toEqual({ kind: "not-found" })
    }
  })

  it("says that our key is wrong, which no other card mends", async () => {
    const wrong = createPaysafe({ ...bench.paysafeConfig, publicKey: "bm9ib2R5" }, bench.context)
    const outcome = await wrong.authorise(requestFor(cardOf("apple_pay", "paysafe", "4111111111111111")))
    expect(outcome).toMatchObject({ kind: "rejected", code: "5279" })
  })
})

it("logs nothing of a token", () => {
  expect(bench.logged()).not.toMatch(/signedMessage|paymentData|wallet_\w/)
})

it.each(processorTypes)("%s's adapter takes wallets where the settings may name them", (type) => {
  const adapter = createProcessor(
    Object.values(bench.configs).find((config) => config.type === type) ?? { type: "DO_NOT_USE" },
    bench.context,
  )
  expect(adapter.type).toBe(type)
  const obstacles = (threeDSecure: boolean) =>
    (["apple_pay", "google_pay"] as const).map((wallet) =>
      walletObstacle(wallet, { processor: type, threeDSecure }),
    )
  const expected = { PAYSAFE: [undefined, undefined], STRIPE: [undefined, undefined] } as Record<
    string,
    unknown
  >
  const none = ["no-wallets", "no-wallets"]
  expect(obstacles(true)).toEqual(
    type === "GLOBALPAYMENTS" ? [undefined, "bank-not-asked"] : (expected[type] ?? none),
  )
  expect(obstacles(false)).toEqual(
    type === "GLOBALPAYMENTS" ? [undefined, undefined] : (expected[type] ?? none),
  )
})

it("sends the parts of a token that are sealed for the processor, and nothing beside them", () => {
  const paymentData = { version: "EC_v1", data: "sealed", signature: "s", header: { transactionId: "t" } }
  const apple = { paymentData: { ...paymentData, more: 1 }, paymentMethod: { displayName: "Visa 1111" } }
  expect(walletContent("apple_pay", JSON.stringify(apple))).toEqual(paymentData)
  const google = { signature: "s", protocolVersion: "ECv2", signedMessage: "sealed" }
  const key = { intermediateSigningKey: { signedKey: "k", signatures: ["a"] } }
  expect(walletContent("google_pay", JSON.stringify({ ...google, ...key, more: 1 }))).toEqual({
    ...google,
    ...key,
  })
  for (const text of ["", "sealed", "7", "null", '"text"', "{}", '{"signedMessage":"sealed"}'])
    for (const wallet of ["apple_pay", "google_pay"] as const)
      expect(walletContent(wallet, text)).toBeUndefined()
})
