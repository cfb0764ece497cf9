import { describe, expect, it } from "vitest"
import { step } from "../machines/machine.ts"
import { machineLaws, walk } from "../machines/machine-laws.test-support.ts"
import { socialSignInMachine } from "./social-sign-in-machine.ts"

machineLaws("social sign-in", socialSignInMachine, ["ready", "signed-out"])

describe("a social sign-in", () => {
  it("is ready, signed in, signed out, and ready again after a failure [ACC-049]", () => {
    expect(Object.keys(socialSignInMachine.transitions)).toEqual(["ready", "signed-in", "signed-out"])
    expect(walk(socialSignInMachine, ["sign-in", "sign-out"])).toBe("signed-out")
    for (const state of ["ready", "signed-in", "signed-out"] as const)
      expect(step(socialSignInMachine, state, "failed")).toEqual({ ok: true, state: "ready" })
    expect(step(socialSignInMachine, "ready", "sign-out").ok).toBe(false)
  })
})
