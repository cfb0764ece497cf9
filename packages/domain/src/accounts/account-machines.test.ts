import { describe, expect, it } from "vitest"
import { step } from "../machines/machine.ts"
import { machineLaws, walk } from "../machines/machine-laws.test-support.ts"
import { guestProfileMachine, guestProfileUpdated } from "./guest-profile-machine.ts"
import { socialSignInMachine } from "./social-sign-in-machine.ts"

machineLaws("social sign-in", socialSignInMachine, ["ready", "signed-out"])
machineLaws("guest profile", guestProfileMachine)

describe("a social sign-in", () => {
  it("is ready, signed in, signed out, and ready again after a failure [ACC-049]", () => {
    expect(Object.keys(socialSignInMachine.transitions)).toEqual(["ready", "signed-in", "signed-out"])
    expect(walk(socialSignInMachine, ["sign-in", "sign-out"])).toBe("signed-out")
    for (const state of ["ready", "signed-in", "signed-out"] as const)
      expect(step(socialSignInMachine, state, "failed")).toEqual({ ok: true, state: "ready" })
    expect(step(socialSignInMachine, "ready", "sign-out").ok).toBe(false)
  })
})

describe("a guest's profile", () => {
  it("is saved, then left without a check where there are no accounts [ACC-045]", () => {
    expect(walk(guestProfileMachine, ["save", guestProfileUpdated("NO")])).toBe("at-middleware")
  })

  it.each(["OPTIONAL", "YES", undefined])(
    "is saved, then the login checked, with accounts %s [ACC-045]",
    (mode) => {
      expect(walk(guestProfileMachine, ["save", guestProfileUpdated(mode)])).toBe("checking-login")
      expect(walk(guestProfileMachine, ["save", guestProfileUpdated(mode), "checked"])).toBe("at-middleware")
    },
  )

  it("returns to the form when refused, and checks nothing before the update [ACC-045]", () => {
    expect(walk(guestProfileMachine, ["save", "refused"])).toBe("editing")
    expect(step(guestProfileMachine, "editing", "checked").ok).toBe(false)
  })
})
