import { describe, expect, it } from "vitest"
import {
  asksCompanyAddress,
  asksLanguage,
  checkoutForm,
  loginLinks,
  showsSignUpLinks,
  socialButtons,
} from "./client-forms.ts"

describe("the forms of the account area", () => {
  it("link from the login to sign-up, except at the checkout [ACC-005]", () => {
    expect(loginLinks(false)).toEqual({ forgotPassword: true, signUp: true })
    expect(loginLinks(true)).toEqual({ forgotPassword: true, signUp: false })
  })

  it("link from a submitted sign-up, except at the checkout [ACC-008]", () => {
    expect(showsSignUpLinks({ submitted: true, onCheckout: false })).toBe(true)
    expect(showsSignUpLinks({ submitted: false, onCheckout: false })).toBe(false)
    expect(showsSignUpLinks({ submitted: true, onCheckout: true })).toBe(false)
  })

  it("have the buttons of the configured providers, and of no unknown one [ACC-006]", () => {
    expect(socialButtons([])).toEqual([])
    expect(socialButtons(["FACEBOOK", "GOOGLE"])).toEqual(["GOOGLE", "FACEBOOK"])
    expect(socialButtons(["FACEBOOK", "MYSPACE"])).toEqual(["FACEBOOK"])
  })

  it.each([
    ["NO", false, "guest"],
    ["NO", true, "guest"],
    ["OPTIONAL", false, "login"],
    ["OPTIONAL", true, "guest"],
    ["YES", true, "login"],
    [undefined, false, "login"],
  ] as const)("with accounts %s and the box ticked: %s, show the %s form [ACC-042]", (mode, box, form) => {
    expect(checkoutForm(mode, box)).toBe(form)
  })

  it("ask for a company's address in the standard flow, when it is another [ACC-013]", () => {
    expect(asksCompanyAddress({ flowStandard: true, sameAddress: false })).toBe(true)
    expect(asksCompanyAddress({ flowStandard: true, sameAddress: true })).toBe(false)
    expect(asksCompanyAddress({ flowStandard: false, sameAddress: false })).toBe(false)
  })

  it("ask for a language where there are accounts [ACC-035]", () => {
    expect(["NO", "OPTIONAL", "YES"].map(asksLanguage)).toEqual([false, true, true])
  })
})
