/** A lifecycle as data: for each state, the state each event leads to. What is not written is illegal. */
export type Machine<State extends string, Event extends string> = {
  initial: State
  transitions: Readonly<Record<State, { readonly [event in Event]?: State }>>
}

export type Step<State> = { ok: true; state: State } | { ok: false; error: "illegal-transition" }

/** The state after an event; an illegal move is an error and changes nothing. */
export function step<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): Step<State> {
  // A state or an event read from a database or the wire may be unknown, or be called like an Object method.
  const moves: { readonly [event in Event]?: State } = Object.hasOwn(machine.transitions, state)
    ? machine.transitions[state]
    : {}
  const next = Object.hasOwn(moves, event) ? moves[event] : undefined
  return next === undefined ? { ok: false, error: "illegal-transition" } : { ok: true, state: next }
}
