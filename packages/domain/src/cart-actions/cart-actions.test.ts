import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { step } from "../machines/machine.ts"
import { eventsOf, machineLaws, walk } from "../machines/machine-laws.test-support.ts"
import { CART_ACTIONS, cartCall } from "./cart-action.ts"
import {
  type CartActionState,
  cartActionMachine,
  firstCartEvent,
  isBroadcast,
} from "./cart-action-machine.ts"
import { reactionsTo } from "./cart-outcome.ts"

machineLaws("cart action", cartActionMachine)

describe("a cart action", () => {
  it.each([
    ["moreOne holds one step more [CART-029]", "moreOne", "hold"],
    ["lessOne does nothing [CART-030]", "lessOne", "none"],
    ["addElements holds [CART-031]", "addElements", "hold"],
    ["delete releases [CART-032]", "delete", "release"],
    ["deleteAllElement empties the cart [CART-033]", "deleteAllElement", "empty"],
    ["callCart reads the cart [CART-034]", "callCart", "read"],
    ["splitPrice splits a line [CART-035]", "splitPrice", "split"],
  ] as const)("%s", (_, action, call) => {
    expect(cartCall(action, { splitPrice: true })).toBe(call)
  })

  it("splits nothing where the website does not, and does all else there [CART-035]", () => {
    expect(CART_ACTIONS.filter((action) => cartCall(action, { splitPrice: false }) === "none")).toEqual([
      "lessOne",
      "splitPrice",
    ])
  })

  it("begins a change or a reading, and lessOne begins nothing [CART-030] [CART-034]", () => {
    expect((["hold", "release", "empty", "split"] as const).map(firstCartEvent)).toEqual(
      Array(4).fill("change"),
    )
    expect([firstCartEvent("read"), firstCartEvent("none")]).toEqual(["read", undefined])
  })

  it("reads the cart after a change that succeeded, not after one that failed [CART-037]", () => {
    expect(walk(cartActionMachine, ["change", "succeeded"])).toBe("reloading")
    expect(walk(cartActionMachine, ["change", "failed"])).toBe("idle")
    expect(walk(cartActionMachine, ["change", "succeeded", "succeeded"])).toBe("idle")
    expect(walk(cartActionMachine, ["read", "succeeded"])).toBe("idle")
    expect(walk(cartActionMachine, ["read", "failed"])).toBe("idle")
  })

  it("waits for the one before it [CART-036]", () => {
    for (const state of ["changing", "reading", "reloading"] as const)
      for (const event of ["change", "read"] as const)
        expect(step(cartActionMachine, state, event)).toEqual({ ok: false, error: "illegal-transition" })
  })

  it("is broadcast once, however it ends, and the reading after it is not [CART-036]", () => {
    const events = fc.array(fc.constantFrom(...eventsOf(cartActionMachine)), { maxLength: 40 })
    fc.assert(
      fc.property(events, (walked) => {
        let state: CartActionState = cartActionMachine.initial
        let begun = 0
        let told = 0
        for (const event of walked) {
          const next = step(cartActionMachine, state, event)
          if (!next.ok) continue
          if (state === "idle") begun += 1
          if (isBroadcast(state, event)) told += 1
          state = next.state
        }
        expect(told).toBe(state === "changing" || state === "reading" ? begun - 1 : begun)
      }),
    )
  })
})

describe("the outcome of a cart action", () => {
  const onCart = { isCart: true }

  it.each([
    ["done", false],
    ["saved", true],
    ["", false],
    ["été!", false],
  ])("shows the success « %s »: %s, and reloads [CART-037]", (message, shown) => {
    expect(reactionsTo({ action: "delete", success: true, message }, onCart)).toEqual([
      ...(shown ? [{ type: "snackbar", message }] : []),
      { type: "reload" },
    ])
  })

  it("shows a failure on the cart's screen only [CART-036] [ERR-008]", () => {
    const failure = { action: "delete", success: false, message: "No" } as const
    expect(reactionsTo(failure, onCart)).toEqual([{ type: "dialog", message: "No" }])
    expect(reactionsTo(failure, { isCart: false })).toEqual([])
  })

  it("never reloads for ever: reading the cart does not call for reading it, nor does a failure [CART-034]", () => {
    const action = fc.constantFrom(...CART_ACTIONS)
    fc.assert(
      fc.property(action, fc.boolean(), fc.string(), fc.boolean(), (which, success, message, isCart) => {
        const reactions = reactionsTo({ action: which, success, message }, { isCart })
        expect(reactions.some(({ type }) => type === "reload")).toBe(success && which !== "callCart")
        expect(reactions.filter(({ type }) => type !== "reload").length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
