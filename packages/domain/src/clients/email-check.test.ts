import { expect, it } from "vitest"
import { emailVerdict, needsRemoteCheck } from "./email-check.ts"

it("asks remotely only about what passes the pattern, where the check is on [VAL-035]", () => {
  expect(needsRemoteCheck("zoe@exemple.ca", true)).toBe(true)
  expect(needsRemoteCheck("zoe@exemple.ca", false)).toBe(false)
  expect(needsRemoteCheck("zoe@exemple", true)).toBe(false)
})

it.each([
  ["zoe@exemple", { valid: true }, { ok: false, error: "validateEmail" }],
  ["zoe@exemple.ca", undefined, { ok: true }],
  ["zoe@exemple.ca", { valid: true }, { ok: true }],
  ["zoe@exemple.ca", { valid: false }, { ok: false, error: "validateEmail" }],
  [
    "zoe@gmial.com",
    { valid: true, suggestion: "zoe@gmail.com" },
    { ok: false, error: "validateEmail", suggestion: "zoe@gmail.com" },
  ],
  [
    "zoe@gmial.com",
    { valid: false, suggestion: " zoe@gmail.com" },
    { ok: false, error: "validateEmail", suggestion: "zoe@gmail.com" },
  ],
  ["Zoe@Exemple.ca", { valid: true, suggestion: "zoe@exemple.ca" }, { ok: true }],
  ["zoe@exemple.ca", { valid: true, suggestion: "" }, { ok: true }],
] as const)("says of %s, checked as %j: %j [VAL-035]", (email, answer, verdict) => {
  expect(emailVerdict(email, answer)).toEqual(verdict)
})
