import type { Machine } from "../machines/machine.ts"

export type AttemptState =
  | "created"
  | "authenticating"
  | "authorising"
  | "challenging"
  | "authorised"
  | "declined"
  | "unknown"
  | "captured"
  | "lapsed"
  | "voiding"
  | "voided"
  | "refunding"
  | "refunded"

export type AttemptEvent =
  | "authenticate"
  | "authentication-failed"
  | "authorise"
  | "abandon"
  | "challenge"
  | "challenge-answered"
  | "approved"
  | "refused"
  | "no-answer"
  | "found-captured"
  | "capture"
  | "lapse"
  | "let-go"
  | "void"
  | "give-back"
  | "refund"

/** What a call to the processor, or a look-up after its answer was lost, can bring. */
const answers = {
  approved: "authorised",
  refused: "declined",
  "no-answer": "unknown",
  challenge: "challenging",
  "found-captured": "captured",
} as const

/**
 * One try to charge a card, with one idempotency key. The record is written before each call to the processor, so
 * `authorising` may mean that the answer was lost: `no-answer` makes it `unknown`, and a look-up resolves that. Money is
 * let go and given back in two moves as well: between them nobody may make tickets of it.
 */
export const attemptMachine: Machine<AttemptState, AttemptEvent> = {
  initial: "created",
  transitions: {
    created: { authenticate: "authenticating", authorise: "authorising", abandon: "voided" },
    authenticating: { authorise: "authorising", "authentication-failed": "declined", abandon: "voided" },
    authorising: answers,
    unknown: answers,
    // The processor's own challenge, open in the shopper's browser; many only look whether it was passed.
    challenging: {
      "challenge-answered": "authorising",
      approved: "authorised",
      refused: "declined",
      "found-captured": "captured",
      "let-go": "voiding",
    },
    // The processor may let a reservation lapse before the money of issued tickets is taken: it is to be paid again.
    authorised: { capture: "captured", lapse: "lapsed", "let-go": "voiding" },
    captured: { "give-back": "refunding" },
    // A card taken for refused may turn out to be approved, or even charged, after all.
    declined: { "let-go": "voiding", "found-captured": "captured" },
    voiding: { void: "voided", "found-captured": "captured" },
    refunding: { refund: "refunded" },
    // Somebody may have taken it by hand, by what the processor still has.
    lapsed: { "found-captured": "captured" },
    voided: {},
    refunded: {},
  },
}

const OUTCOME_OPEN: readonly AttemptState[] = ["authorising", "challenging", "unknown"]

/** Whether the processor has been asked and its last word is not known. */
export const isOutcomeOpen = (attempt: AttemptState): boolean => OUTCOME_OPEN.includes(attempt)

/** Whether the shopper's money was taken, wherever it has gone since. */
export const isMoneyTaken = (attempt: AttemptState): boolean =>
  attempt === "captured" || attempt === "refunding" || attempt === "refunded"

const HOLDING: readonly AttemptState[] = [...OUTCOME_OPEN, "authorised", "captured", "voiding", "refunding"]

/** Whether the processor holds or may hold the shopper's money, so that the sale must not be released. */
export const mayHoldMoney = (attempt: AttemptState): boolean => HOLDING.includes(attempt)
