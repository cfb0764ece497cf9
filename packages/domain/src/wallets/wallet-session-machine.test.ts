import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { step } from "../machines/machine.ts"
import { eventsOf, machineLaws, walk } from "../machines/machine-laws.test-support.ts"
import { WALLET_DUTIES, walletSessionMachine } from "./wallet-session-machine.ts"

machineLaws("wallet session", walletSessionMachine)

describe("a wallet session", () => {
  it("validates the merchant first, with a session of ours [WAL-009]", () => {
    expect(walk(walletSessionMachine, ["validation-asked", "merchant-validated"])).toBe("choosing")
    expect(WALLET_DUTIES["validation-asked"]).toBe("create-session")
    expect(WALLET_DUTIES["merchant-validated"]).toBe("complete-validation")
    expect(step(walletSessionMachine, "opening", "payment-authorized").ok).toBe(false)
    expect(step(walletSessionMachine, "validating", "payment-authorized").ok).toBe(false)
  })

  it("recomputes the total as often as the method changes [WAL-010]", () => {
    expect(step(walletSessionMachine, "choosing", "method-selected")).toEqual({ ok: true, state: "choosing" })
    expect(WALLET_DUTIES["method-selected"]).toBe("recompute-total")
    expect(step(walletSessionMachine, "opening", "method-selected").ok).toBe(false)
  })

  it("ends authorized, or failed when the merchant is refused [WAL-009] [WAL-011]", () => {
    const chosen = ["validation-asked", "merchant-validated", "method-selected"] as const
    expect(walk(walletSessionMachine, [...chosen, "payment-authorized"])).toBe("authorized")
    expect(walk(walletSessionMachine, ["validation-asked", "merchant-refused"])).toBe("failed")
  })

  it("gives its data to the parent once, whatever comes [WAL-011]", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...eventsOf(walletSessionMachine))), (events) => {
        let state = walletSessionMachine.initial
        let given = 0
        for (const event of events) {
          const next = step(walletSessionMachine, state, event)
          if (!next.ok) continue
          state = next.state
          if (WALLET_DUTIES[event] === "complete-and-emit") given += 1
        }
        expect(given).toBe(state === "authorized" ? 1 : 0)
      }),
    )
  })

  it("only logs a cancellation or a refusal [ERR-014]", () => {
    expect([WALLET_DUTIES.cancelled, WALLET_DUTIES["merchant-refused"]]).toEqual(["log", "log"])
    for (const state of ["opening", "validating", "choosing"] as const)
      expect(step(walletSessionMachine, state, "cancelled")).toEqual({ ok: true, state: "cancelled" })
    expect(step(walletSessionMachine, "authorized", "cancelled").ok).toBe(false)
  })
})
