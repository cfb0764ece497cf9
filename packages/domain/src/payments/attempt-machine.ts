import type { Machine } from "../machines/machine.ts"

export type AttemptState =
  | "created"
  | "authenticating"
  | "authorising"
  | "authorised"
  | "declined"
  | "unknown"
  | "captured"
  | "voided"
  | "refunded"

export type AttemptEvent =
  | "authenticate"
  | "authentication-failed"
  | "authorise"
  | "abandon"
  | "approved"
  | "refused"
  | "no-answer"
  | "found-captured"
  | "capture"
  | "void"
  | "refund"

/**
 * One try to charge a card, with one idempotency key. The record is written before each call to the processor, so
 * `authorising` may mean that the answer was lost: `no-answer` makes it `unknown`, and a look-up resolves that.
 */
export const attemptMachine: Machine<AttemptState, AttemptEvent> = {
  initial: "created",
  transitions: {
    created: { authenticate: "authenticating", authorise: "authorising", abandon: "voided" },
    authenticating: { authorise: "authorising", "authentication-failed": "declined", abandon: "voided" },
    authorising: {
      approved: "authorised",
      refused: "declined",
      "no-answer": "unknown",
      "found-captured": "captured",
    },
    unknown: {
      approved: "authorised",
      refused: "declined",
      "no-answer": "unknown",
      "found-captured": "captured",
    },
    authorised: { capture: "captured", void: "voided" },
    captured: { refund: "refunded" },
    declined: {},
    voided: {},
    refunded: {},
  },
}

/** Whether the processor holds or may hold the shopper's money, so that the sale must not be released. */
export const mayHoldMoney = (attempt: AttemptState): boolean =>
  attempt === "authorising" || attempt === "unknown" || attempt === "authorised" || attempt === "captured"
