import { describe, expect, it } from "vitest"
import {
  canSignUp,
  confirmationError,
  editPassword,
  missingSignUpFields,
  passwordChangeFields,
} from "./password-form.ts"

const form = {
  firstname: "Zoé",
  lastname: "Tremblay",
  email: "zoe@exemple.ca",
  password: "Abcdef1!",
  confirmation: "Abcdef1!",
}

describe("password forms", () => {
  it("name a confirmation that differs [VAL-025]", () => {
    expect(confirmationError("Abcdef1!", "Abcdef1!")).toBeUndefined()
    expect(confirmationError("Abcdef1!", "abcdef1!")).toEqual({
      error: "equalValidator",
      detail: "Not equal",
      message: "formMsg.errors.notSamePassword",
    })
  })

  it("clear the confirmation when the password is edited [VAL-026]", () => {
    const filled = { password: "a", confirmation: "a" }
    expect(editPassword(filled, "ab")).toEqual({ password: "ab", confirmation: "" })
    expect(editPassword(filled, "a")).toBe(filled)
  })

  it("ask for the old password only without a reset token [VAL-030]", () => {
    expect(passwordChangeFields(undefined)).toEqual(["oldPassword", "password", "confirmation"])
    expect(passwordChangeFields("t")).toEqual(["password", "confirmation"])
  })

  it.each(["firstname", "lastname", "email", "password", "confirmation"])("require %s [VAL-028]", (field) => {
    expect(missingSignUpFields({ ...form, [field]: " " })).toEqual([field])
  })

  it("require the consent where it is shown [VAL-028]", () => {
    expect(missingSignUpFields(form)).toEqual([])
    expect(missingSignUpFields({ ...form, privacyConsent: false })).toEqual(["privacyConsent"])
    expect(missingSignUpFields({ ...form, privacyConsent: true })).toEqual([])
  })

  it("let one sign up with a valid form and equal passwords [VAL-032]", () => {
    expect(canSignUp(form, true)).toBe(true)
    expect(canSignUp(form, false)).toBe(false)
    expect(canSignUp({ ...form, confirmation: "Abcdef1?" }, true)).toBe(false)
    expect(canSignUp({ ...form, password: "abcdef1!", confirmation: "abcdef1!" }, true)).toBe(false)
    expect(canSignUp({ ...form, lastname: "" }, true)).toBe(false)
    const long = `Abcdef1!${"x".repeat(100)}`
    expect(canSignUp({ ...form, password: long, confirmation: long }, true)).toBe(true)
  })
})
