import { describe, expect, it } from "vitest"
import { step } from "../machines/machine.ts"
import { machineLaws, walk } from "../machines/machine-laws.test-support.ts"
import { GIFT_RELOAD_MS, giftEmailError, giftSendMachine } from "./gift-send-machine.ts"

machineLaws("gift send", giftSendMachine)

describe("a gift", () => {
  it.each([
    ["", "client.tickets.error.emailRequired"],
    ["  ", "client.tickets.error.emailRequired"],
    ["a@", "client.tickets.error.invalidEmailFormat"],
    ["a@b.ca", undefined],
    [" a@b.ca ", undefined],
  ])("to « %s » has the error %s [TICK-014] [VAL-002] [VAL-003]", (email, error) => {
    expect(giftEmailError(email)).toBe(error)
  })

  it("sends nothing when cancelled, and is not cancelled while sending [TICK-014]", () => {
    expect(walk(giftSendMachine, ["open", "cancel"])).toBe("closed")
    expect(step(giftSendMachine, "closed", "send").ok).toBe(false)
    expect(step(giftSendMachine, "sending", "cancel").ok).toBe(false)
    expect(step(giftSendMachine, "sending", "send").ok).toBe(false)
  })

  it("reloads the page five seconds after a success, and not after a failure [TICK-015]", () => {
    expect(GIFT_RELOAD_MS).toBe(5000)
    expect(walk(giftSendMachine, ["open", "send", "succeeded", "reload"])).toBe("closed")
    expect(walk(giftSendMachine, ["open", "send", "failed"])).toBe("closed")
    expect(step(giftSendMachine, "closed", "reload").ok).toBe(false)
  })
})
