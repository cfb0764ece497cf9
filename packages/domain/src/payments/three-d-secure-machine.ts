import type { Machine } from "../machines/machine.ts"

/** The processors whose steps the documents describe [3DS-011]. */
export type ThreeDSecureProcessor = "paysafe" | "globalpayments" | "stripe"

/** The last five are the outcomes. */
export type ThreeDSecureState =
  | "idle"
  | "enrolling"
  | "method"
  | "authenticating"
  | "challenging"
  | "verifying"
  | "authenticated"
  | "not-enrolled"
  | "failed"
  | "cancelled"
  | "timed-out"

export type ThreeDSecureEvent =
  | "start"
  | "method-needed"
  | "no-method"
  | "method-finished"
  | "method-timed-out"
  | "not-enrolled"
  | "frictionless"
  | "challenge-needed"
  | "challenge-answered"
  | "challenge-cancelled"
  | "challenge-timed-out"
  | "verified"
  | "refused"
  | "failed"

type ThreeDSecureMachine = Machine<ThreeDSecureState, ThreeDSecureEvent>

/** From the issuer's first answer on, all processors go the same way. */
const fromAnswer = {
  authenticating: {
    "not-enrolled": "not-enrolled",
    frictionless: "authenticated",
    "challenge-needed": "challenging",
    refused: "failed",
    failed: "failed",
  },
  challenging: {
    "challenge-answered": "verifying",
    "challenge-cancelled": "cancelled",
    "challenge-timed-out": "timed-out",
    failed: "failed",
  },
  // The browser's word that the challenge is over is a wake-up call; the server reads the result itself.
  verifying: { verified: "authenticated", refused: "failed", failed: "failed" },
  authenticated: {},
  "not-enrolled": {},
  failed: {},
  cancelled: {},
  "timed-out": {},
} as const

/** Paysafe's fingerprint names the authentication, so there is none without it. */
const paysafe: ThreeDSecureMachine = {
  initial: "idle",
  transitions: {
    idle: { start: "method" },
    enrolling: {},
    method: { "method-finished": "authenticating", "method-timed-out": "failed", failed: "failed" },
    ...fromAnswer,
  },
}

/** Global Payments asks for enrolment first and goes on when the issuer's method page stays silent. */
const globalpayments: ThreeDSecureMachine = {
  initial: "idle",
  transitions: {
    idle: { start: "enrolling" },
    enrolling: {
      "method-needed": "method",
      "no-method": "authenticating",
      "not-enrolled": "not-enrolled",
      failed: "failed",
    },
    method: { "method-finished": "authenticating", "method-timed-out": "authenticating", failed: "failed" },
    ...fromAnswer,
  },
}

/** Stripe has no steps before its payment: the bank is asked in the middle of it, and may show a challenge. */
const stripe: ThreeDSecureMachine = {
  initial: "idle",
  transitions: { idle: { start: "authenticating" }, enrolling: {}, method: {}, ...fromAnswer },
}

/** The 3-D Secure steps of each processor. */
export const threeDSecureMachines: Readonly<Record<ThreeDSecureProcessor, ThreeDSecureMachine>> = {
  paysafe,
  globalpayments,
  stripe,
}

export const THREE_D_SECURE_OUTCOMES = [
  "authenticated",
  "not-enrolled",
  "failed",
  "cancelled",
  "timed-out",
] as const

export type ThreeDSecureOutcome = (typeof THREE_D_SECURE_OUTCOMES)[number]

export const isThreeDSecureOutcome = (state: ThreeDSecureState): state is ThreeDSecureOutcome =>
  THREE_D_SECURE_OUTCOMES.some((outcome) => outcome === state)

/** Whether the payment goes on after an outcome; a card outside 3-D Secure is charged without its data. */
export const mayAuthorise = (outcome: ThreeDSecureOutcome): boolean =>
  outcome === "authenticated" || outcome === "not-enrolled"
