import { describe, expect, it } from "vitest"
import { type Machine, step } from "../machines/machine.ts"
import { eventsOf, machineLaws, reachable, walk } from "../machines/machine-laws.test-support.ts"
import { type HoldEvent, type HoldState, keepsTickets, holdMachine as table } from "./hold-machine.ts"

const holdMachine: Machine<HoldState, HoldEvent> = table

machineLaws("hold", holdMachine)

describe("a hold", () => {
  it("frees its tickets when its time is up, and only once [HOLD-002]", () => {
    expect(keepsTickets(walk(holdMachine, []))).toBe(true)
    expect(keepsTickets(walk(holdMachine, ["renew", "lapse"]))).toBe(false)
    expect(walk(holdMachine, ["release"])).toBe("released")
    expect(keepsTickets("released")).toBe(false)
    expect(step(holdMachine, "lapsed", "lapse").ok).toBe(false)
  })

  it("lasts through its payment, however late the answer [HOLD-002]", () => {
    expect(step(holdMachine, "paying", "lapse").ok).toBe(false)
    expect(step(holdMachine, "paying", "release").ok).toBe(false)
    expect(walk(holdMachine, ["pay", "payment-failed", "pay", "paid"])).toBe("sold")
    expect(keepsTickets("sold")).toBe(true)
  })

  it("never takes back tickets it gave up [HOLD-002]", () => {
    for (const state of reachable(holdMachine))
      if (!keepsTickets(state))
        for (const event of eventsOf(holdMachine)) expect(step(holdMachine, state, event).ok).toBe(false)
  })
})
