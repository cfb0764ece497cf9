import { describe, expect, it } from "vitest"
import { confirmIntent, startConfirm, updateConfirm } from "./confirm-state.ts"
import { type SignInAction, signInIntent, startSignIn, updateSignIn } from "./sign-in-state.ts"

describe("the form of a release", () => {
  it("asks for a reason before it asks whether", () => {
    const short = updateConfirm(startConfirm(), { type: "type", text: " ab " })
    expect(updateConfirm(short, { type: "next" }).stage).toBe("reason")
    const long = updateConfirm(short, { type: "type", text: "c" })
    expect(updateConfirm(long, { type: "next" }).stage).toBe("confirm")
    expect(startConfirm("Wrong evening").stage).toBe("confirm")
  })

  it("takes letters for the reason first and for the answer after", () => {
    expect(confirmIntent(startConfirm(), "y", {})).toEqual({ type: "type", text: "y" })
    const confirming = startConfirm("Wrong evening")
    expect(confirmIntent(confirming, "y", {})).toEqual({ type: "send" })
    expect(confirmIntent(confirming, "o", {})).toEqual({ type: "send" })
    expect(confirmIntent(confirming, "n", {})).toEqual({ type: "leave" })
    expect(confirmIntent(confirming, "", { return: true })).toBeUndefined()
  })

  it("can neither be left nor sent twice while it is being sent", () => {
    const sending = updateConfirm(startConfirm("Wrong evening"), { type: "send" })
    expect(confirmIntent(sending, "y", {})).toBeUndefined()
    expect(confirmIntent(sending, "", { escape: true })).toBeUndefined()
  })

  it("erases whole characters", () => {
    const typed = updateConfirm(startConfirm(), { type: "type", text: "é🎭" })
    expect(updateConfirm(typed, { type: "erase" }).reason).toBe("é")
  })
})

describe("the form of a sign-in", () => {
  const known = { server: "http://shop.test", site: "belvedere" }

  it("begins at the first empty field and goes from field to field", () => {
    const start = startSignIn(known)
    expect(start.field).toBe("username")
    expect(signInIntent(start, "", { return: true })).toEqual({ type: "go", by: 1 })
    expect(updateSignIn(start, { type: "go", by: 1 }).field).toBe("password")
    const last = updateSignIn(updateSignIn(start, { type: "go", by: 1 }), { type: "go", by: 1 })
    expect(last.field).toBe("password")
  })

  it("is sent once every field has something in it", () => {
    const actions: readonly SignInAction[] = [
      { type: "type", text: "ada" },
      { type: "go", by: 1 },
      { type: "type", text: "secret" },
    ]
    const unfinished = actions.slice(0, 2).reduce(updateSignIn, startSignIn(known))
    expect(signInIntent(unfinished, "", { return: true })).toBeUndefined()
    const finished = actions.reduce(updateSignIn, startSignIn(known))
    expect(signInIntent(finished, "", { return: true })).toEqual({ type: "send" })
  })

  it("asks for the password again when it is refused", () => {
    const form = { ...known, username: "ada", password: "wrong" }
    const refused = updateSignIn(startSignIn(form), { type: "refused", failure: "not right" })
    expect(refused).toMatchObject({ field: "password", failure: "not right", sending: false })
    expect(refused.form).toEqual({ ...form, password: "" })
  })
})
