import { type SocialProvider, toldProblems } from "@parterre/contract"
import { type Language, ParterreError } from "../client/failures.ts"

const ofProvider = { GOOGLE: "google-sign-in-failed", FACEBOOK: "facebook-sign-in-failed" } as const

export type SocialFailure =
  | (typeof ofProvider)[SocialProvider]
  | "social-provider-missing"
  | "social-not-logged-in"
  | "social-login-cancelled"

/** A sign-in that came to nothing at the provider, before the server was asked. */
export class SocialSignInFailed extends ParterreError {
  readonly _tag: SocialFailure
  readonly action = "log-in"
  /** The specification's words for it, where it has some. */
  readonly says: string | undefined

  constructor(code: SocialFailure, language: Language) {
    const problem = toldProblems[code]
    super(problem.text[language])
    this.name = "SocialSignInFailed"
    this._tag = code
    this.says = "says" in problem ? problem.says : undefined
  }
}

/** What an error that a provider sends back with the browser means to the shopper. */
export function failureAt(provider: SocialProvider, error: string): SocialFailure {
  if (CANCELLED.has(error)) return "social-login-cancelled"
  return NOT_LOGGED_IN.has(error) ? "social-not-logged-in" : ofProvider[provider]
}

const CANCELLED: ReadonlySet<string> = new Set(["access_denied", "consent_required"])
const NOT_LOGGED_IN: ReadonlySet<string> = new Set([
  "login_required",
  "interaction_required",
  "account_selection_required",
])
