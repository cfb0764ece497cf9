import { describe, expect, it } from "vitest"
import { step } from "../machines/machine.ts"
import { machineLaws, reachable, walk } from "../machines/machine-laws.test-support.ts"
import { canPickSeat, mapSeatMachine, mapSeatState } from "./seat-machine.ts"

machineLaws("seat", mapSeatMachine)

describe("a seat on the map", () => {
  const free = { invisible: false, sellable: true, mine: false }

  it.each([
    ["sellable [MAP-017]", free, "sellable"],
    ["not sellable [MAP-018]", { ...free, sellable: false }, "not-sellable"],
    ["invisible [MAP-019]", { ...free, invisible: true }, "invisible"],
    ["reserved [MAP-020]", { ...free, sellable: false, mine: true }, "reserved"],
    ["not sellable without details [MAP-018]", undefined, "not-sellable"],
  ] as const)("begins %s", (_, detail, state) => {
    expect(mapSeatState(detail)).toBe(state)
  })

  it("shows its cart's seats even where others are hidden [MAP-020]", () => {
    expect(mapSeatState({ invisible: true, sellable: false, mine: true })).toBe("reserved")
  })

  it("comes to every state there is [MAP-017]", () => {
    expect([...reachable(mapSeatMachine)].sort()).toEqual(Object.keys(mapSeatMachine.transitions).sort())
  })

  it("is picked only while sellable, under the pointer or not [MAP-017] [MAP-018] [MAP-019]", () => {
    for (const state of reachable(mapSeatMachine))
      expect(step(mapSeatMachine, state, "picked").ok).toBe(canPickSeat(state))
    expect([...reachable(mapSeatMachine)].filter(canPickSeat).sort()).toEqual(["hovering", "sellable"])
  })

  it("is marked under the pointer and no longer when it leaves [MAP-022]", () => {
    expect(walk(mapSeatMachine, ["freed", "pointer-over"])).toBe("hovering")
    expect(walk(mapSeatMachine, ["freed", "pointer-over", "pointer-out"])).toBe("sellable")
    for (const state of ["not-sellable", "invisible", "reserved"] as const)
      expect(step(mapSeatMachine, state, "pointer-over").ok).toBe(false)
  })

  it("is selected for the time being, then reserved or lost [MAP-020] [MAP-021]", () => {
    expect(walk(mapSeatMachine, ["freed", "picked", "held"])).toBe("reserved")
    expect(walk(mapSeatMachine, ["freed", "picked", "unpicked"])).toBe("sellable")
    expect(walk(mapSeatMachine, ["freed", "picked", "taken"])).toBe("not-sellable")
    expect(walk(mapSeatMachine, ["freed", "picked", "held", "released"])).toBe("sellable")
    expect(step(mapSeatMachine, "reserved", "unpicked").ok).toBe(false)
  })

  it.each([
    ["held", ["not-sellable", "sellable", "hovering", "selected"], "reserved"],
    ["taken", ["sellable", "hovering", "selected", "reserved"], "not-sellable"],
    ["hidden", ["not-sellable", "sellable", "hovering", "selected"], "invisible"],
    ["shown", ["invisible"], "not-sellable"],
    ["freed", ["not-sellable"], "sellable"],
    ["released", ["reserved"], "sellable"],
  ] as const)("that is %s was one of %j and is %s [MAP-018] [MAP-019] [MAP-020]", (event, from, to) => {
    const moves = [...reachable(mapSeatMachine)].filter((state) => step(mapSeatMachine, state, event).ok)
    expect(moves.sort()).toEqual([...from].sort())
    for (const state of from) expect(step(mapSeatMachine, state, event)).toEqual({ ok: true, state: to })
  })
})
