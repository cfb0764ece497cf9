import { describe, expect, it } from "vitest"
import { step } from "../machines/machine.ts"
import { machineLaws, walk } from "../machines/machine-laws.test-support.ts"
import { QUEUE_STATES, queueEvent, queueMachine } from "./queue-machine.ts"

machineLaws("queue", queueMachine, ["authorized"])

describe("the queue", () => {
  it("has three states and knows no other [KEY-001]", () => {
    expect(QUEUE_STATES).toEqual(["waiting-room", "queue", "authorized"])
    expect(Object.keys(queueMachine.transitions)).toEqual([...QUEUE_STATES])
  })

  it("leads from the waiting room to the line to the sale [KEY-001]", () => {
    expect(walk(queueMachine, ["line-opened", "admitted"])).toBe("authorized")
    expect(walk(queueMachine, ["admitted"])).toBe("authorized")
  })

  it("gives no second turn on a lapsed key [KEY-001]", () => {
    expect(walk(queueMachine, ["admitted", "key-lapsed"])).toBe("queue")
    expect(step(queueMachine, "queue", "key-lapsed").ok).toBe(false)
  })

  it.each([
    ["waiting-room", "queue", "line-opened"],
    ["waiting-room", "authorized", "admitted"],
    ["queue", "authorized", "admitted"],
    ["authorized", "queue", "key-lapsed"],
    ["queue", "waiting-room", undefined],
    ["authorized", "waiting-room", undefined],
    ["queue", "queue", undefined],
  ] as const)("from %s to %s is %s [KEY-001]", (from, to, event) => {
    expect(queueEvent(from, to)).toBe(event)
  })
})
