import { globSync } from "node:fs"
import { join } from "node:path"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { threeDSecureMachines } from "../payments/three-d-secure-machine.ts"
import { type Machine, step } from "./machine.ts"
import { eventsOf, reachable } from "./machine-laws.test-support.ts"

type AnyMachine = Machine<string, string>

const isMachine = (value: unknown): value is AnyMachine =>
  typeof value === "object" && value !== null && "initial" in value && "transitions" in value

const src = join(import.meta.dirname, "..")
const rules = globSync("**/*.ts", { cwd: src, exclude: (name) => /\.(test|test-support)\.ts$/.test(name) })
const modules = await Promise.all(
  rules.map((file): Promise<Record<string, unknown>> => import(join(src, file))),
)
const exported = new Map(modules.flatMap((module) => Object.entries(module)))
const machines = [...exported, ...Object.entries<unknown>(threeDSecureMachines)].filter(
  (entry): entry is [string, AnyMachine] => isMachine(entry[1]),
)

/** Steps of one processor's 3-D Secure that another has not. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  paysafe: ["enrolling"],
  stripe: ["enrolling", "method"],
}

it("finds every machine that is published", () => {
  expect(machines.map(([name]) => name).sort()).toEqual([
    "attemptMachine",
    "cartActionMachine",
    "clientSessionMachine",
    "flexPassMachine",
    "giftSendMachine",
    "globalpayments",
    "holdMachine",
    "mapSeatMachine",
    "paysafe",
    "queueMachine",
    "refundMachine",
    "saleMachine",
    "socialSignInMachine",
    "stripe",
    "timePickerMachine",
    "walletSessionMachine",
  ])
})

describe.each(machines)("%s", (name, machine) => {
  const states = Object.keys(machine.transitions)

  it("leads to every state it names, and nowhere else", () => {
    const unused = elsewhere[name] ?? []
    expect([...reachable(machine)].sort()).toEqual(states.filter((state) => !unused.includes(state)).sort())
  })

  it("walks as its table says: an illegal move is an error and changes nothing", () => {
    const events = [...eventsOf(machine), "no-such-event"]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (walk) => {
        let state = machine.initial
        for (const event of walk) {
          const wanted = new Map(Object.entries(machine.transitions[state] ?? {})).get(event)
          const next = step(machine, state, event)
          expect(next).toEqual(
            wanted === undefined ? { ok: false, error: "illegal-transition" } : { ok: true, state: wanted },
          )
          if (next.ok) state = next.state
          expect(states).toContain(state)
        }
      }),
    )
  })
})
