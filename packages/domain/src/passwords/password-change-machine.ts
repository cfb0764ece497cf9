import { isBlank } from "../clients/required-fields.ts"
import type { Machine } from "../machines/machine.ts"

export type PasswordChangeState =
  | "editing"
  | "resetting"
  | "changing"
  | "reset"
  | "changed"
  | "at-login"
  | "at-profile"

export type PasswordChangeEvent = "submit-with-token" | "submit" | "accepted" | "refused" | "delay-over"

/** With a reset token the way leads to the login, without one to the profile [ACC-043] [ACC-044]. */
export const passwordChangeMachine: Machine<PasswordChangeState, PasswordChangeEvent> = {
  initial: "editing",
  transitions: {
    editing: { "submit-with-token": "resetting", submit: "changing" },
    resetting: { accepted: "reset", refused: "editing" },
    changing: { accepted: "changed", refused: "editing" },
    reset: { "delay-over": "at-login" },
    changed: { "delay-over": "at-profile" },
    "at-login": {},
    "at-profile": {},
  },
}

/** The time a success stays on screen before the way leads on, in milliseconds. */
export const PASSWORD_CHANGE_DELAY_MS = 2000

/** The event a submit is, by the reset token in the URL. */
export const passwordSubmit = (resetToken: string | undefined): PasswordChangeEvent =>
  isBlank(resetToken) ? "submit" : "submit-with-token"
