import { expect, it } from "vitest"
import { afterPasswordChange, PASSWORD_CHANGE_DELAY_MS } from "./password-change.ts"

it("leads to the login 2 s after a reset by its token [ACC-043]", () => {
  expect(afterPasswordChange("t")).toBe("client/login")
  expect(PASSWORD_CHANGE_DELAY_MS).toBe(2000)
})

it.each([undefined, "", " "])(
  "leads to the profile 2 s after a change without a token (%j) [ACC-044]",
  (token) => {
    expect(afterPasswordChange(token)).toBe("client/auth/profile")
    expect(PASSWORD_CHANGE_DELAY_MS).toBe(2000)
  },
)
