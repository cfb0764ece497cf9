import type { Machine } from "../machines/machine.ts"
import { accountMode } from "./account-mode.ts"

export type GuestProfileState = "editing" | "updating" | "checking-login" | "at-middleware"

export type GuestProfileEvent = "save" | "refused" | "updated" | "updated-with-accounts" | "checked"

/**
 * A guest's profile: the client is updated; where accounts exist the login is checked, whatever it says; then the
 * redirect-only step decides where to go [ACC-045].
 */
export const guestProfileMachine: Machine<GuestProfileState, GuestProfileEvent> = {
  initial: "editing",
  transitions: {
    editing: { save: "updating" },
    updating: { refused: "editing", updated: "at-middleware", "updated-with-accounts": "checking-login" },
    "checking-login": { checked: "at-middleware" },
    "at-middleware": {},
  },
}

/** The event a successful update is, by the website's account mode [ACC-045]. */
export const guestProfileUpdated = (clientAccount: string | undefined): GuestProfileEvent =>
  accountMode(clientAccount).accountAllowed ? "updated-with-accounts" : "updated"
