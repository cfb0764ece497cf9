import { accountMode } from "./account-mode.ts"

/** The places the account area leads to, without the language. */
export type ClientPlace =
  | "client/login"
  | "client/select-checkout-method"
  | "client/middlewareClient"
  | "client/profile-guest"
  | "client/auth/profile"
  | "client/auth/change-password"
  | "checkout/mode"
  | "pages"

/** A place under its language prefix [ACC-002]. */
export const clientPath = (language: string, place: ClientPlace): string => `/${language}/${place}`

/** The first rule whose condition holds decides; the last one always holds. */
type Rules<Situation, Way> = readonly (readonly [when: (situation: Situation) => boolean, way: Way])[]

const decide = <Situation, Way>(rules: Rules<Situation, Way>, situation: Situation, otherwise: Way): Way =>
  rules.find(([when]) => when(situation))?.[1] ?? otherwise

export type Visitor = {
  edit: boolean
  loggedIn: boolean
  isCompletedProfile: boolean
  clientExists: boolean
  clientAccount: string | undefined
}

const MIDDLEWARE: Rules<Visitor, ClientPlace> = [
  [({ edit, loggedIn }) => edit && loggedIn, "client/auth/profile"],
  [({ edit }) => edit, "client/profile-guest"],
  [({ loggedIn, isCompletedProfile }) => loggedIn && !isCompletedProfile, "client/auth/profile"],
  [({ loggedIn }) => loggedIn, "checkout/mode"],
  [({ clientAccount }) => !accountMode(clientAccount).guestAllowed, "client/login"],
  [({ clientExists }) => clientExists, "checkout/mode"],
]

/** Where the redirect-only step leads [ACC-025] [ACC-026] [ACC-027]. */
export const middlewareClient = (visitor: Visitor): ClientPlace =>
  decide(MIDDLEWARE, visitor, "client/select-checkout-method")

export type LoggedIn = {
  mustChangePassword: boolean
  /** The login form is part of a checkout page. */
  embeddedInCheckout: boolean
  on: "checkout" | "login" | "elsewhere"
  cartHasItems: boolean
}

const AFTER_LOGIN: Rules<LoggedIn, ClientPlace | "emit"> = [
  [({ mustChangePassword }) => mustChangePassword, "client/auth/change-password"],
  [({ embeddedInCheckout }) => embeddedInCheckout, "emit"],
  [({ on, cartHasItems }) => on !== "elsewhere" && cartHasItems, "checkout/mode"],
  [({ on }) => on === "login", "client/auth/profile"],
  [({ on }) => on === "checkout", "pages"],
]

/** Where a login leads; `emit` tells the page around it instead of going anywhere [ACC-028]…[ACC-032]. */
export const afterLogin = (situation: LoggedIn): ClientPlace | "emit" =>
  decide(AFTER_LOGIN, situation, "client/middlewareClient")

/** Where a sign-up leads [ACC-033]. */
export const afterSignUp = (onCheckout: boolean): ClientPlace | "emit" =>
  onCheckout ? "emit" : "client/auth/profile"

/** Where the auth section sends a visitor instead of a page of it; undefined lets in [ACC-023] [ACC-024]. */
export function authRedirect(
  route: string,
  client: { loggedIn: boolean; mustChangePassword: boolean },
): ClientPlace | undefined {
  if (!client.loggedIn) return "client/login"
  return client.mustChangePassword && route !== "auth/change-password"
    ? "client/auth/change-password"
    : undefined
}
