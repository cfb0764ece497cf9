import { describe, expect, it } from "vitest"
import { processorAccount } from "./processor-account.ts"

const baseUrl = "https://processor.example"
const stripe = { type: "STRIPE", baseUrl, secretKey: "sk_live_1", webhookSecret: "whsec_1" } as const
const paysafe = { type: "PAYSAFE", baseUrl, accountId: "1001", apiKey: "user:one" } as const
const globalPayments = {
  type: "GLOBALPAYMENTS",
  baseUrl,
  appId: "app-1",
  appKey: "one",
  accountName: "transaction_processing",
} as const

describe("an account at a processor", () => {
  it("stays the same with new secrets, and with a new publishable key of Stripe", () => {
    const key = "pk_live_51HyQb2LkJ3mNoPqRsTuVwXyZ"
    expect(processorAccount({ ...stripe, secretKey: "sk_live_2" }, `${key.slice(0, 24)}another`)).toBe(
      processorAccount(stripe, key),
    )
    expect(processorAccount({ ...paysafe, apiKey: "user:two" }, undefined)).toBe(
      processorAccount(paysafe, "browser-key"),
    )
    expect(processorAccount({ ...globalPayments, appKey: "two" }, undefined)).toBe(
      processorAccount(globalPayments, undefined),
    )
  })

  it("differs from others by what names it, and by its processor", () => {
    const accounts = [
      processorAccount(stripe, "pk_live_51HyQb2LkJ3mNoPqRs"),
      processorAccount(stripe, "pk_test_51HyQb2LkJ3mNoPqRs"),
      processorAccount(stripe, "pk_live_51ZzZz2LkJ3mNoPqRs"),
      processorAccount(stripe, "pk_live_old"),
      processorAccount(stripe, undefined),
      processorAccount(paysafe, undefined),
      processorAccount({ ...paysafe, accountId: "1002" }, undefined),
      processorAccount(globalPayments, undefined),
      processorAccount({ ...globalPayments, appId: "app-2" }, undefined),
      processorAccount({ ...globalPayments, accountName: "other" }, undefined),
    ]
    expect(new Set(accounts).size).toBe(accounts.length)
    for (const account of accounts) expect(account).toHaveLength(64)
  })
})
