import { expect, it } from "vitest"
import { step } from "../machines/machine.ts"
import {
  PASSWORD_CHANGE_DELAY_MS,
  type PasswordChangeEvent,
  type PasswordChangeState,
  passwordChangeMachine,
  passwordSubmit,
} from "./password-change-machine.ts"

const walk = (events: readonly PasswordChangeEvent[]) =>
  events.reduce<PasswordChangeState | undefined>((state, event) => {
    const next = state === undefined ? undefined : step(passwordChangeMachine, state, event)
    return next?.ok ? next.state : undefined
  }, passwordChangeMachine.initial)

it("leads a reset to the login after 2 s [ACC-043]", () => {
  expect(walk([passwordSubmit("t"), "accepted", "delay-over"])).toBe("at-login")
  expect(PASSWORD_CHANGE_DELAY_MS).toBe(2000)
})

it("leads a change to the profile after 2 s [ACC-044]", () => {
  expect(walk([passwordSubmit(undefined), "accepted", "delay-over"])).toBe("at-profile")
})

it("returns to the form when refused [ACC-043] [ACC-044]", () => {
  expect(walk(["submit", "refused"])).toBe("editing")
  expect(walk(["submit-with-token", "refused"])).toBe("editing")
})

it("refuses every other move [ACC-043] [ACC-044]", () => {
  expect(walk(["accepted"])).toBeUndefined()
  expect(walk(["submit", "submit"])).toBeUndefined()
  expect(walk(["submit", "delay-over"])).toBeUndefined()
  expect(walk(["submit", "accepted", "refused"])).toBeUndefined()
  expect(walk(["submit", "accepted", "delay-over", "submit"])).toBeUndefined()
})
