import type { Machine } from "../machines/machine.ts"

/** Where a shopper is before a sale in demand, as the contract spells it [KEY-001]. */
export const QUEUE_STATES = ["waiting-room", "queue", "authorized"] as const

export type QueueState = (typeof QUEUE_STATES)[number]

export type QueueEvent = "line-opened" | "admitted" | "key-lapsed"

/** The waiting room is before the line opens; a key that lapses sends one back to the end of the line [KEY-001]. */
export const queueMachine: Machine<QueueState, QueueEvent> = {
  initial: "waiting-room",
  transitions: {
    "waiting-room": { "line-opened": "queue", admitted: "authorized" },
    queue: { admitted: "authorized" },
    authorized: { "key-lapsed": "queue" },
  },
}

/** The event that leads from what was known to what the key server now says; undefined when nothing changed. */
export function queueEvent(from: QueueState, to: QueueState): QueueEvent | undefined {
  const moves = Object.entries(queueMachine.transitions[from]) as [QueueEvent, QueueState][]
  return moves.find(([, next]) => next === to)?.[0]
}
