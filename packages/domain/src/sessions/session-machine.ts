import type { Machine } from "../machines/machine.ts"

export type ClientSessionState = "logged-out" | "logged-in"

export type ClientSessionEvent = "login" | "check-passed" | "check-failed" | "logout"

/**
 * A client's session. It is logged out until a login or the check at start-up says otherwise; a check that fails logs
 * out, and a logout of one who is out already is welcome: it is forced in places [SESS-001] [SESS-007].
 */
export const clientSessionMachine: Machine<ClientSessionState, ClientSessionEvent> = {
  initial: "logged-out",
  transitions: {
    "logged-out": {
      login: "logged-in",
      "check-passed": "logged-in",
      "check-failed": "logged-out",
      logout: "logged-out",
    },
    "logged-in": { "check-passed": "logged-in", "check-failed": "logged-out", logout: "logged-out" },
  },
}

/** What has to be done, in this order. */
export type SessionDuty =
  | "check-authentication"
  | "fetch-self-uncached"
  | "mark-logged-out"
  | "track-logout"
  | "call-logout"
  | "clear-local"
  | "go-to-login"

/** At start-up: the check, then the client's own record, fresh [SESS-006]. */
export const STARTUP_DUTIES: readonly SessionDuty[] = ["check-authentication", "fetch-self-uncached"]

/** After the check at start-up failed [SESS-007]. */
export const CHECK_FAILED_DUTIES: readonly SessionDuty[] = ["mark-logged-out", "call-logout", "clear-local"]

/** A logout; at the checkout the shopper stays where they are [SESS-011]. */
export const logoutDuties = (inCheckout: boolean): readonly SessionDuty[] => [
  "track-logout",
  "call-logout",
  "clear-local",
  ...(inCheckout ? [] : (["go-to-login"] as const)),
]

/** Whether a logged-in client is logged out without asking: sites without accounts, guest checkout [SESS-004] [SESS-005]. */
export const isLogoutForced = (moment: {
  clientAccount: string | undefined
  opensGuestCheckout: boolean
}): boolean => moment.clientAccount === "NO" || moment.opensGuestCheckout
