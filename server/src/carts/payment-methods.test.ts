import { expect, it } from "vitest"
import { paymentMethods } from "./payment-methods.ts"

it("answers nine booleans, true for the brands the website takes [CALL-022]", () => {
  const methods = paymentMethods({ brands: ["visa", "amex"] })
  expect(Object.values(methods).every((flag) => typeof flag === "boolean")).toBe(true)
  expect(Object.keys(methods)).toHaveLength(9)
  expect(Object.entries(methods).flatMap(([name, flag]) => (flag ? name : []))).toEqual(["visa", "amex"])
})
