import { expect, it } from "vitest"
import { staysAfterLogout } from "./account-entries.ts"

it.each([
  ["/fr/checkout/mode", true],
  ["/fr/checkout/checkout-confirmation", false],
  ["/fr/client/auth/tickets", false],
  ["/fr", false],
])("a logout at %s leaves the shopper there: %s [SESS-011]", (pathname, stays) => {
  expect(staysAfterLogout(pathname)).toBe(stays)
})
