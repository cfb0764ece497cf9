import { describe, expect, it } from "vitest"
import { accountMessage } from "./account-message.ts"
import { clientUpdate } from "./client-update.ts"
import { mayUpdateProfile, refusalText } from "./profile-update.ts"

describe("the update of a client", () => {
  const client = { email: "zoe@exemple.ca", username: "zoe", firstname: "Zoé" }

  it("makes the email the username, except a guest's [ACC-046]", () => {
    expect(clientUpdate(client, false)).toEqual({ ...client, username: "zoe@exemple.ca" })
    expect(clientUpdate(client, true)).toEqual(client)
  })

  it("is refused for an invalid email, with the response code in the text [ACC-047]", () => {
    expect(mayUpdateProfile({ status: "invalid", responseCode: "3" })).toEqual({
      ok: false,
      message: "xverify.email.invalid",
      responseCode: "3",
    })
    expect(refusalText("Courriel refusé (%1).", "$&-3")).toBe("Courriel refusé ($&-3).")
  })

  it.each([
    ["valid", { status: "valid", responseCode: "1" }],
    ["of a status nobody knows", { status: "unknown", responseCode: "" }],
    ["not verified, for the call failed", undefined],
  ])("goes on with an email that is %s [ACC-047] [ACC-048]", (_, verification) => {
    expect(mayUpdateProfile(verification)).toEqual({ ok: true })
  })
})

describe("what succeeds in the account area", () => {
  it.each([
    ["profile-updated", "success.update", "dialog", "[ACC-052]"],
    ["password-changed", "success.update", "dialog", "[ACC-052]"],
    ["flex-exchanged", "success.update", "dialog", "[ACC-052]"],
    ["client-updated", "success.update", "snackbar", "[ACC-052]"],
    ["reset-requested", "success.requestPasswordReset", "snackbar", "[ACC-053]"],
  ] as const)("%s says %s in a %s %s", (success, key, shown, _id) => {
    expect(accountMessage(success)).toEqual({ key, shown })
  })
})
