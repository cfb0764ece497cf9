import type { Machine } from "../machines/machine.ts"
import type { CartCall } from "./cart-action.ts"

export type CartActionState = "idle" | "changing" | "reading" | "reloading"

export type CartActionEvent = "change" | "read" | "succeeded" | "failed"

/**
 * One action on the cart at a time: a change that succeeds is followed by a reading of the cart, one that fails leaves
 * the cart as it is [CART-037].
 */
export const cartActionMachine: Machine<CartActionState, CartActionEvent> = {
  initial: "idle",
  transitions: {
    idle: { change: "changing", read: "reading" },
    changing: { succeeded: "reloading", failed: "idle" },
    reading: { succeeded: "idle", failed: "idle" },
    reloading: { succeeded: "idle", failed: "idle" },
  },
}

/** The event an action begins with, or undefined when it does nothing [CART-030]. */
export function firstCartEvent(call: CartCall): CartActionEvent | undefined {
  if (call === "none") return undefined
  return call === "read" ? "read" : "change"
}

/** Whether an event in a state ends the action and is broadcast; the reading after a change is no action [CART-036]. */
export const isBroadcast = (state: CartActionState, event: CartActionEvent): boolean =>
  (state === "changing" || state === "reading") && (event === "succeeded" || event === "failed")
