import type { Machine } from "../machines/machine.ts"

export type SocialSignInState = "ready" | "signed-in" | "signed-out"

export type SocialSignInEvent = "sign-in" | "failed" | "sign-out"

/** A sign-in by Google or Facebook; whatever fails returns to the beginning [ACC-049]. */
export const socialSignInMachine: Machine<SocialSignInState, SocialSignInEvent> = {
  initial: "ready",
  transitions: {
    ready: { "sign-in": "signed-in", failed: "ready" },
    "signed-in": { "sign-out": "signed-out", failed: "ready" },
    "signed-out": { "sign-in": "signed-in", failed: "ready" },
  },
}
