import { expect, it } from "vitest"
import { isRefreshTokenExpired } from "./refresh-token.ts"

const now = 1_796_000_000_000

it.each([
  ["missing", undefined, true],
  ["without its text", { expiresAt: now + 1 }, true],
  ["without an expiration", { token: "t" }, true],
  ["with a broken expiration", { token: "t", expiresAt: Number.NaN }, true],
  ["ending now", { token: "t", expiresAt: now }, true],
  ["past", { token: "t", expiresAt: now - 1 }, true],
  ["with time left", { token: "t", expiresAt: now + 1 }, false],
])("a refresh token %s [SESS-008]", (_, token, expired) => {
  expect(isRefreshTokenExpired(token, now)).toBe(expired)
})
