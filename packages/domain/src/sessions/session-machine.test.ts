import { describe, expect, it } from "vitest"
import { step } from "../machines/machine.ts"
import { machineLaws, walk } from "../machines/machine-laws.test-support.ts"
import {
  CHECK_FAILED_DUTIES,
  clientSessionMachine,
  isLogoutForced,
  logoutDuties,
  STARTUP_DUTIES,
} from "./session-machine.ts"

machineLaws("client session", clientSessionMachine, ["logged-out", "logged-in"])

describe("a client's session", () => {
  it("is logged out or logged in [SESS-001]", () => {
    expect(walk(clientSessionMachine, ["login"])).toBe("logged-in")
    expect(walk(clientSessionMachine, ["login", "logout"])).toBe("logged-out")
    expect(walk(clientSessionMachine, ["check-passed", "check-failed"])).toBe("logged-out")
    expect(walk(clientSessionMachine, ["logout"])).toBe("logged-out")
    expect(step(clientSessionMachine, "logged-in", "login").ok).toBe(false)
  })

  it("is checked at start-up, then the record is read afresh [SESS-006]", () => {
    expect(STARTUP_DUTIES).toEqual(["check-authentication", "fetch-self-uncached"])
  })

  it("is over when the check fails: marked and logged out, once [SESS-007]", () => {
    expect(CHECK_FAILED_DUTIES).toEqual(["mark-logged-out", "call-logout", "clear-local"])
    expect(walk(clientSessionMachine, ["check-failed"])).toBe("logged-out")
  })

  it("is tracked, then ended at the server, then left, except at the checkout [SESS-011]", () => {
    expect(logoutDuties(false)).toEqual(["track-logout", "call-logout", "clear-local", "go-to-login"])
    expect(logoutDuties(true)).toEqual(["track-logout", "call-logout", "clear-local"])
  })
})

it.each([
  ["NO", false, true, "[SESS-005]"],
  ["NO", true, true, "[SESS-004] [SESS-005]"],
  ["OPTIONAL", true, true, "[SESS-004]"],
  ["OPTIONAL", false, false, "[SESS-004]"],
  ["YES", false, false, "[SESS-005]"],
  [undefined, false, false, "[SESS-005]"],
] as const)(
  "with accounts %s, opening guest checkout: %s, is forced out: %s %s",
  (clientAccount, opens, forced, _id) => {
    expect(isLogoutForced({ clientAccount, opensGuestCheckout: opens })).toBe(forced)
  },
)
