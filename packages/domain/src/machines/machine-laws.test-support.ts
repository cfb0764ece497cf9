import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Machine, step } from "./machine.ts"

export const eventsOf = <State extends string, Event extends string>(
  machine: Machine<State, Event>,
): Event[] => [
  ...new Set(Object.values<object>(machine.transitions).flatMap((moves) => Object.keys(moves) as Event[])),
]

/** Every state that some walk from the initial one comes to, itself included. */
export function reachable<State extends string, Event extends string>(
  machine: Machine<State, Event>,
): Set<State> {
  const states = new Set([machine.initial])
  for (const state of states)
    for (const next of Object.values<State | undefined>(machine.transitions[state]))
      if (next !== undefined) states.add(next)
  return states
}

/** The state after a walk; an illegal move is a fault of the test. */
export function walk<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  events: readonly Event[],
): State {
  return events.reduce((state, event) => {
    const next = step(machine, state, event)
    if (!next.ok) throw new Error(`${event} is illegal in ${state}`)
    return next.state
  }, machine.initial)
}

/** What holds for every machine: its table and nothing else, and a way to rest; `rests` names rests that are no ends. */
export function machineLaws<State extends string, Event extends string>(
  name: string,
  machine: Machine<State, Event>,
  rests: readonly State[] = [machine.initial],
): void {
  const states = Object.keys(machine.transitions) as State[]
  const isRest = (state: State) =>
    rests.includes(state) ||
    Object.values<State | undefined>(machine.transitions[state]).every((next) => next === state)

  describe(`the ${name} machine`, () => {
    it("takes the moves of its table and refuses every other", () => {
      for (const state of states) {
        for (const event of eventsOf(machine)) {
          const next = machine.transitions[state][event]
          expect(step(machine, state, event)).toEqual(
            next === undefined ? { ok: false, error: "illegal-transition" } : { ok: true, state: next },
          )
        }
      }
    })

    it("refuses states and events it has never heard of", () => {
      const odd = fc.oneof(fc.string(), fc.constantFrom("constructor", "toString", "__proto__"))
      fc.assert(
        fc.property(odd, fc.constantFrom(...eventsOf(machine)), (unknown, event) => {
          fc.pre(!eventsOf(machine).some((known) => known === unknown))
          fc.pre(!states.some((known) => known === unknown))
          expect(step(machine, machine.initial, unknown as Event).ok).toBe(false)
          expect(step(machine, unknown as State, event).ok).toBe(false)
        }),
      )
    })

    it("can always come to rest", () => {
      for (const state of reachable(machine)) {
        const ahead = [...reachable({ ...machine, initial: state })]
        expect(ahead.some(isRest), `${state} leads nowhere`).toBe(true)
      }
    })
  })
}
