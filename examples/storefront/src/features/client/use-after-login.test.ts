import { expect, it } from "vitest"
import { loginPage } from "./use-after-login.ts"

it.each([
  ["/fr/client", "login"],
  ["/en/client/login", "login"],
  ["/fr/client/social", "login"],
  ["/fr/checkout/mode", "checkout"],
  ["/fr/client/select-checkout-method", "checkout"],
  ["/fr/client/signup", "elsewhere"],
  ["/fr/pages", "elsewhere"],
])("%s is a page of kind %s", (pathname, kind) => {
  expect(loginPage(pathname)).toBe(kind)
})
