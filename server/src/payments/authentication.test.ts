import type { TransStatus } from "@parterre/domain/payments"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  type Authentication,
  type BindingExpectation,
  bindAuthentication,
  clientStatus,
} from "./authentication.ts"
import { attemptReference, authenticationReference, saleTokenOf } from "./references.ts"

const now = Date.UTC(2026, 10, 21, 17)

const authentication: Authentication = {
  id: "a1",
  result: "Y",
  saleToken: "sale-1",
  amount: 14_945,
  currency: "CAD",
  bin: "400000",
  brand: "visa",
  lastFour: "1091",
  createdAt: now - 60_000,
}

const expected: BindingExpectation = {
  saleToken: "sale-1",
  amount: 14_945,
  currency: "CAD",
  bin: "400000",
  lastFour: "1091",
  now,
  used: false,
  unavailablePasses: false,
}

describe("binding an authentication to a payment", () => {
  it("hands over the proof when all of it matches [3DS-005]", () => {
    expect(bindAuthentication(authentication, expected)).toEqual({ bound: true, proof: authentication })
  })

  it("lets a card outside 3-D Secure through without proof [3DS-006]", () => {
    expect(bindAuthentication({ ...authentication, result: "not-enrolled" }, expected)).toEqual({
      bound: true,
    })
  })

  it.each([
    ["sale", { saleToken: "sale-2" }, {}],
    ["amount", { amount: 14_946 }, {}],
    ["currency", { currency: "USD" }, {}],
    ["card", { bin: "411111" }, {}],
    ["card", { bin: undefined }, {}],
    ["card", { lastFour: "1109" }, {}],
    ["expired", { createdAt: now - 30 * 60_000 }, {}],
    ["used", {}, { used: true }],
    ["result", { result: "N" as const }, {}],
    ["result", { result: "C" as const }, {}],
    ["result", { result: "U" as const }, {}],
  ])("refuses a wrong %s", (mismatch, change, expectation) => {
    const binding = bindAuthentication({ ...authentication, ...change }, { ...expected, ...expectation })
    expect(binding).toEqual({ bound: false, mismatch })
  })

  it("follows the tenant when the issuer could not authenticate", () => {
    const unavailable: Authentication = { ...authentication, result: "U" }
    expect(bindAuthentication(unavailable, { ...expected, unavailablePasses: true })).toEqual({ bound: true })
  })

  it("never binds a different amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
        fc.pre(amount !== expected.amount)
        return !bindAuthentication({ ...authentication, amount }, expected).bound
      }),
    )
  })
})

it("tells the browser one of four words [3DS-010]", () => {
  const words: Record<TransStatus, string> = {
    Y: "frictionless",
    A: "frictionless",
    C: "challenge",
    N: "failed",
    R: "failed",
    U: "failed",
    I: "failed",
    "not-enrolled": "notEnrolled",
  }
  for (const [result, word] of Object.entries(words)) {
    expect(clientStatus(result as TransStatus, false)).toBe(word)
  }
  expect(clientStatus("U", true)).toBe("notEnrolled")
})

it("reads the sale token back from its references", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w.:-]{1,40}$/), fc.nat(99), (saleToken, count) => {
      expect(saleTokenOf(attemptReference(saleToken, count))).toBe(saleToken)
      expect(saleTokenOf(authenticationReference(saleToken, count))).toBe(saleToken)
    }),
  )
  expect(saleTokenOf("order:1:1")).toBeUndefined()
})
