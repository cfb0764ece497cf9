import { describe, expect, it } from "vitest"
import { afterLogin, afterSignUp, authRedirect, clientPath, middlewareClient } from "./client-ways.ts"

const guest = {
  edit: false,
  loggedIn: false,
  isCompletedProfile: false,
  clientExists: false,
  clientAccount: "OPTIONAL",
}
const client = { ...guest, loggedIn: true, isCompletedProfile: true }
const login = {
  mustChangePassword: false,
  embeddedInCheckout: false,
  on: "elsewhere",
  cartHasItems: false,
} as const

describe("middlewareClient", () => {
  it("edits the profile of a client or of a guest [ACC-025]", () => {
    expect(middlewareClient({ ...client, edit: true })).toBe("client/auth/profile")
    expect(middlewareClient({ ...guest, edit: true, clientAccount: "YES" })).toBe("client/profile-guest")
  })

  it("has a client complete the profile, then pay [ACC-026]", () => {
    expect(middlewareClient({ ...client, isCompletedProfile: false })).toBe("client/auth/profile")
    expect(middlewareClient(client)).toBe("checkout/mode")
    expect(middlewareClient({ ...client, clientAccount: "YES" })).toBe("checkout/mode")
  })

  it.each([
    ["NO", true, "checkout/mode"],
    ["NO", false, "client/select-checkout-method"],
    ["OPTIONAL", true, "checkout/mode"],
    ["OPTIONAL", false, "client/select-checkout-method"],
    ["YES", true, "client/login"],
    ["YES", false, "client/login"],
  ])("with accounts %s and a client: %s leads to %s [ACC-027]", (clientAccount, clientExists, place) => {
    expect(middlewareClient({ ...guest, clientAccount, clientExists })).toBe(place)
  })
})

describe("after a login", () => {
  it("a password to change comes before all else [ACC-030]", () => {
    for (const on of ["checkout", "login", "elsewhere"] as const)
      for (const embeddedInCheckout of [true, false])
        expect(afterLogin({ on, embeddedInCheckout, mustChangePassword: true, cartHasItems: true })).toBe(
          "client/auth/change-password",
        )
  })

  it("a login inside the checkout emits [ACC-029]", () => {
    for (const cartHasItems of [true, false])
      expect(afterLogin({ ...login, on: "checkout", embeddedInCheckout: true, cartHasItems })).toBe("emit")
  })

  it.each([
    ["checkout", true, "checkout/mode", "[ACC-028]"],
    ["login", true, "checkout/mode", "[ACC-028]"],
    ["login", false, "client/auth/profile", "[ACC-031]"],
    ["checkout", false, "pages", "[ACC-028]"],
    ["elsewhere", true, "client/middlewareClient", "[ACC-032]"],
    ["elsewhere", false, "client/middlewareClient", "[ACC-032]"],
  ] as const)("on %s with items: %s it leads to %s %s", (on, cartHasItems, place, _id) => {
    expect(afterLogin({ ...login, on, cartHasItems })).toBe(place)
  })
})

it("emits after a sign-up on checkout, else shows the profile [ACC-033]", () => {
  expect([true, false].map(afterSignUp)).toEqual(["emit", "client/auth/profile"])
})

it("guards the auth section [ACC-023] [ACC-024]", () => {
  const pages = ["auth/profile", "auth/tickets", "auth/invoices", "auth/invoices/7", "auth/flex-pass-list"]
  for (const page of [...pages, "auth/change-password"]) {
    expect(authRedirect(page, { loggedIn: false, mustChangePassword: true })).toBe("client/login")
    expect(authRedirect(page, { loggedIn: true, mustChangePassword: false })).toBeUndefined()
  }
  for (const page of pages)
    expect(authRedirect(page, { loggedIn: true, mustChangePassword: true })).toBe(
      "client/auth/change-password",
    )
  expect(authRedirect("auth/change-password", { loggedIn: true, mustChangePassword: true })).toBeUndefined()
})

it("puts the language before every place [ACC-002]", () => {
  expect(clientPath("fr", "client/login")).toBe("/fr/client/login")
})
