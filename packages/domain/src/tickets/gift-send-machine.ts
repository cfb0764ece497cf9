import { isEmail } from "../clients/email.ts"
import { isBlank } from "../clients/required-fields.ts"
import type { Machine } from "../machines/machine.ts"

export type GiftSendState = "closed" | "editing" | "sending" | "sent"

export type GiftSendEvent = "open" | "cancel" | "send" | "succeeded" | "failed" | "reload"

/** How long the answer to a gift stays before the page reloads, in milliseconds [TICK-015]. */
export const GIFT_RELOAD_MS = 5000

/**
 * The dialog that sends a ticket as a gift. It cannot be cancelled while it sends; both answers close it, and only
 * a success reloads the page [TICK-014] [TICK-015].
 */
export const giftSendMachine: Machine<GiftSendState, GiftSendEvent> = {
  initial: "closed",
  transitions: {
    closed: { open: "editing" },
    editing: { cancel: "closed", send: "sending" },
    sending: { succeeded: "sent", failed: "closed" },
    sent: { reload: "closed" },
  },
}

export type GiftEmailErrorKey =
  | "client.tickets.error.emailRequired"
  | "client.tickets.error.invalidEmailFormat"

/** The message key of a recipient's address, or undefined when the gift can be sent [TICK-014] [VAL-002] [VAL-003]. */
export function giftEmailError(email: string): GiftEmailErrorKey | undefined {
  if (isBlank(email)) return "client.tickets.error.emailRequired"
  return isEmail(email.trim()) ? undefined : "client.tickets.error.invalidEmailFormat"
}
