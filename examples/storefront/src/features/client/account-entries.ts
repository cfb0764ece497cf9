import type { ClientSnapshot } from "@parterre/sdk"

/** The account's entries of a menu, with the place each leads to. */
const LOGGED_OUT = [
  ["login", "/client/login"],
  ["signUp", "/client/signup"],
  ["forgot", "/client/client-forgot-password"],
] as const

const LOGGED_IN = [
  ["profile", "/client/auth/profile"],
  ["tickets", "/client/auth/tickets"],
  ["invoices", "/client/auth/invoices"],
  ["flexPasses", "/client/auth/flex-pass-list"],
  ["password", "/client/auth/change-password"],
] as const

/**
 * Whether a logout leaves the shopper on the screen of that path: at the checkout it does [SESS-011], but not beside
 * tickets that whoever comes next could read.
 */
export const staysAfterLogout = (pathname: string) =>
  /^\/\w+\/checkout\/(?!checkout-confirmation)/.test(pathname)

/** What the menus offer a visitor; logging out is no place but an act, and stands after these [SHELL-052]. */
export const accountEntries = (status: ClientSnapshot["status"]) =>
  status === "logged-in" ? LOGGED_IN : LOGGED_OUT
