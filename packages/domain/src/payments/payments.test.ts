import { describe, expect, it } from "vitest"
import { step } from "../machines/machine.ts"
import { eventsOf, machineLaws, reachable, walk } from "../machines/machine-laws.test-support.ts"
import {
  type AttemptEvent,
  type AttemptState,
  attemptMachine,
  isOutcomeOpen,
  mayHoldMoney,
} from "./attempt-machine.ts"
import { saleMachine } from "./sale-machine.ts"
import { carriesProof, decideAuthentication, type TransStatus } from "./three-d-secure-answer.ts"
import {
  isThreeDSecureOutcome,
  mayAuthorise,
  THREE_D_SECURE_OUTCOMES,
  type ThreeDSecureEvent,
  type ThreeDSecureState,
  threeDSecureMachines,
} from "./three-d-secure-machine.ts"

machineLaws("attempt", attemptMachine)
machineLaws("sale", saleMachine)
machineLaws("paysafe", threeDSecureMachines.paysafe)
machineLaws("globalpayments", threeDSecureMachines.globalpayments)
machineLaws("stripe", threeDSecureMachines.stripe)

describe("the attempt machine", () => {
  it.each([
    [["abandon"], "voided"],
    [["authenticate", "abandon"], "voided"],
    [["authenticate", "authentication-failed"], "declined"],
    [["authenticate", "authorise"], "authorising"],
    [["authorise", "approved", "capture"], "captured"],
    [["authorise", "approved", "let-go", "void"], "voided"],
    [["authorise", "refused"], "declined"],
    [["authorise", "refused", "let-go", "void"], "voided"],
    [["authorise", "refused", "found-captured", "give-back", "refund"], "refunded"],
    [["authorise", "no-answer", "no-answer", "approved"], "authorised"],
    [["authorise", "no-answer", "refused"], "declined"],
    [["authorise", "no-answer", "challenge"], "challenging"],
    [["authorise", "no-answer", "found-captured"], "captured"],
    [["authorise", "found-captured", "give-back"], "refunding"],
    [["authorise", "challenge", "challenge-answered"], "authorising"],
    [["authorise", "challenge", "approved"], "authorised"],
    [["authorise", "challenge", "refused"], "declined"],
    [["authorise", "challenge", "found-captured"], "captured"],
    [["authorise", "challenge", "let-go", "void"], "voided"],
    [["authorise", "approved", "let-go", "found-captured"], "captured"],
  ] as readonly (readonly [AttemptEvent[], AttemptState])[])("goes by %j to %s", (events, state) => {
    expect(walk(attemptMachine, events)).toBe(state)
  })

  it("makes no tickets of money on its way back, and takes back nothing that is at an end", () => {
    for (const event of ["approved", "capture"] as const)
      for (const state of ["voiding", "refunding", "voided", "refunded"] as const)
        expect(step(attemptMachine, state, event).ok).toBe(false)
    expect(step(attemptMachine, "authorised", "void").ok).toBe(false)
    expect(step(attemptMachine, "captured", "refund").ok).toBe(false)
    expect(step(attemptMachine, "captured", "let-go").ok).toBe(false)
  })

  it("knows when the outcome is open, and when there may be money", () => {
    const states = [...reachable(attemptMachine)]
    expect(states.filter(isOutcomeOpen).sort()).toEqual(["authorising", "challenging", "unknown"])
    expect(states.filter((state) => !mayHoldMoney(state)).sort()).toEqual([
      "authenticating",
      "created",
      "declined",
      "lapsed",
      "refunded",
      "voided",
    ])
  })
})

describe("the sale machine", () => {
  it("lets many confirm and only the reconciler release", () => {
    const releasing = eventsOf(saleMachine).filter((event) =>
      Object.values(saleMachine.transitions).some(
        (moves) => (moves as Record<string, string>)[event] === "released",
      ),
    )
    expect(releasing).toEqual(["reconciler-releases"])
    for (const event of ["browser-confirms", "webhook-confirms", "reconciler-confirms"] as const) {
      expect(step(saleMachine, "paying", event)).toEqual({ ok: true, state: "paid" })
      expect(step(saleMachine, "paid", event)).toEqual({ ok: true, state: "paid" })
      expect(step(saleMachine, "released", event).ok).toBe(false)
    }
  })
})

describe("3-D Secure", () => {
  it.each([
    ["paysafe", ["start", "method-finished", "frictionless"], "authenticated"],
    ["paysafe", ["start", "method-finished", "not-enrolled"], "not-enrolled"],
    [
      "paysafe",
      ["start", "method-finished", "challenge-needed", "challenge-answered", "verified"],
      "authenticated",
    ],
    ["paysafe", ["start", "method-finished", "challenge-needed", "challenge-answered", "refused"], "failed"],
    ["paysafe", ["start", "method-finished", "challenge-needed", "challenge-cancelled"], "cancelled"],
    ["paysafe", ["start", "method-finished", "challenge-needed", "challenge-timed-out"], "timed-out"],
    ["paysafe", ["start", "method-timed-out"], "failed"],
    ["globalpayments", ["start", "not-enrolled"], "not-enrolled"],
    ["globalpayments", ["start", "no-method", "frictionless"], "authenticated"],
    ["globalpayments", ["start", "method-needed", "method-timed-out", "frictionless"], "authenticated"],
    ["globalpayments", ["start", "method-needed", "method-finished", "refused"], "failed"],
    ["stripe", ["start", "frictionless"], "authenticated"],
    ["stripe", ["start", "not-enrolled"], "not-enrolled"],
    ["stripe", ["start", "challenge-needed", "challenge-answered", "verified"], "authenticated"],
    ["stripe", ["start", "challenge-needed", "challenge-cancelled"], "cancelled"],
    ["stripe", ["start", "refused"], "failed"],
  ] as const)("%s: %j ends %s", (processor, events, outcome) => {
    expect(walk<ThreeDSecureState, ThreeDSecureEvent>(threeDSecureMachines[processor], events)).toBe(outcome)
  })

  it("begins as each of the three processors does [3DS-004] [3DS-006] [3DS-011]", () => {
    const first = Object.entries(threeDSecureMachines).map(([name, machine]) => [
      name,
      walk<ThreeDSecureState, ThreeDSecureEvent>(machine, ["start"]),
    ])
    expect(first).toEqual([
      ["paysafe", "method"],
      ["globalpayments", "enrolling"],
      ["stripe", "authenticating"],
    ])
  })

  it("is never passed on the browser's word alone", () => {
    expect(step(threeDSecureMachines.paysafe, "challenging", "verified").ok).toBe(false)
    expect(step(threeDSecureMachines.globalpayments, "challenging", "verified").ok).toBe(false)
    expect(step(threeDSecureMachines.stripe, "challenging", "verified").ok).toBe(false)
  })

  it("ends only in its five outcomes, of which two let the charge go on", () => {
    for (const machine of Object.values(threeDSecureMachines)) {
      const ends = [...reachable(machine)].filter(
        (state) => Object.keys(machine.transitions[state]).length === 0,
      )
      expect(ends.sort()).toEqual([...THREE_D_SECURE_OUTCOMES].sort())
      expect([...reachable(machine)].filter(isThreeDSecureOutcome).sort()).toEqual(ends.sort())
    }
    expect(THREE_D_SECURE_OUTCOMES.filter(mayAuthorise)).toEqual(["authenticated", "not-enrolled"])
  })
})

describe("decideAuthentication", () => {
  it.each([
    ["Y", "proceed", "proceed"],
    ["A", "proceed", "proceed"],
    ["C", "challenge", "challenge"],
    ["N", "stop", "stop"],
    ["R", "stop", "stop"],
    ["U", "proceed", "stop"],
    ["I", "proceed", "stop"],
    ["not-enrolled", "proceed", "proceed"],
  ] as const)("%s: %s when the tenant allows, else %s", (status, allowed, strict) => {
    expect(decideAuthentication(status, { proceedWhenUnavailable: true })).toBe(allowed)
    expect(decideAuthentication(status, { proceedWhenUnavailable: false })).toBe(strict)
  })

  it("stops on a status it does not know", () => {
    expect(decideAuthentication("E" as TransStatus, { proceedWhenUnavailable: true })).toBe("stop")
  })

  it("has proof for Y and A only", () => {
    const all: TransStatus[] = ["Y", "A", "C", "N", "R", "U", "I", "not-enrolled"]
    expect(all.filter(carriesProof)).toEqual(["Y", "A"])
  })
})
