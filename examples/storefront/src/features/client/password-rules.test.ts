import { passwordErrors } from "@parterre/domain/passwords"
import { describe, expect, it } from "vitest"
import { passwordRules, worstOf } from "./password-rules.ts"

const kept = (password: string, form: "sign-up" | "change" = "change") =>
  passwordRules(password, form).flatMap((one) => (one.kept ? [one.rule] : []))

describe("the rules under a new password", () => {
  it("are none kept before anything is typed", () => {
    expect(kept("")).toEqual([])
  })

  it.each([
    ["a", ["minOneLowerCase", "notAcceptSpecialCharacter"]],
    ["A1", ["minOneUppercase", "minNumber", "notAcceptSpecialCharacter"]],
    ["é", []],
    ["abcdefg hij", ["length", "minOneLowerCase"]],
  ])("are checked off as they are kept: %s", (password, rules) => {
    expect(kept(password)).toEqual(rules)
  })

  it("are all kept by a good password, up to the form's length", () => {
    const long = `Corneille1637!${"x".repeat(10)}`
    expect(kept("Corneille1637!")).toHaveLength(6)
    expect(kept(long)).not.toContain("length")
    expect(kept(long, "sign-up")).toContain("length")
  })
})

describe("the one sentence about a password", () => {
  const said = (password: string) => worstOf(passwordErrors(password, "change")).map(({ error }) => error)

  it.each([
    ["Corneille1!", []],
    ["abc", ["minlength"]],
    ["été", ["notAcceptSpecialCharacter"]],
    ["Abcd 123!", ["pattern"]],
    ["Ab 1!", ["pattern"]],
    ["Abcd é123!", ["notAcceptSpecialCharacter"]],
  ])("names characters that can be seen, before all else: %s", (password, errors) => {
    expect(said(password)).toEqual(errors)
  })
})
