import type { CartAction } from "./cart-action.ts"

/** What everyone is told at the end of an action; `message` is a key or the server's text [CART-036]. */
export type CartBroadcast = { action: CartAction; success: boolean; message: string }

/** What a screen does about it. */
export type CartReaction = { type: "snackbar" | "dialog"; message: string } | { type: "reload" }

/** Messages up to this long are codes, not sentences [CART-037]. */
const SILENT_LENGTH = 4

/** Whether the message of a success is shown: one longer than four characters [CART-037]. */
export const isWorthSaying = (message: string): boolean => [...message].length > SILENT_LENGTH

/**
 * A success always reads the cart again, unless that is what it was, and shows its message when that is longer than
 * four characters [CART-037]. A failure is shown on the cart's own screen only [ERR-008].
 */
export function reactionsTo(outcome: CartBroadcast, screen: { isCart: boolean }): CartReaction[] {
  const { action, success, message } = outcome
  if (!success) return screen.isCart ? [{ type: "dialog", message }] : []
  const shown: CartReaction[] = isWorthSaying(message) ? [{ type: "snackbar", message }] : []
  return action === "callCart" ? shown : [...shown, { type: "reload" }]
}
