import type { ProblemCode } from "@parterre/contract"
import { type AnswerInvalid, type ApiProblem, type ApiUnreachable, ParterreError } from "./client/failures.ts"
import type { EmailNotVerified } from "./clients/email-not-verified.ts"
import type { SocialFailure, SocialSignInFailed } from "./clients/social-sign-in-failed.ts"
import type { ComboRefused } from "./combos/combo-refused.ts"
import type { PasskeyFailed, PasskeyFailure } from "./passkeys/passkey-failed.ts"
import type { ProductRefused } from "./products/product-refused.ts"
import type { AuthenticationStopped } from "./three-d-secure/authentication-stopped.ts"

/** Everything a method of the SDK can throw. */
export type SdkFailure =
  | ApiProblem
  | ApiUnreachable
  | AnswerInvalid
  | AuthenticationStopped
  | EmailNotVerified
  | SocialSignInFailed
  | PasskeyFailed
  | ComboRefused
  | ProductRefused
export type FailureTag =
  | ProblemCode
  | "api-unreachable"
  | "answer-invalid"
  | "authentication-stopped"
  | "email-not-verified"
  | SocialFailure
  | PasskeyFailure
  | "combo-refused"
  | "product-refused"
export type FailureOf<Tag extends FailureTag> = Extract<SdkFailure, { readonly _tag: Tag }>

export const isSdkFailure = (error: unknown): error is SdkFailure => error instanceof ParterreError

/** Narrows what a method threw: `if (isProblem(error, "seats-taken")) drop(error.seatIds)`. */
export function isProblem<Tag extends FailureTag>(
  error: unknown,
  ...tags: readonly Tag[]
): error is FailureOf<Tag> {
  const wanted: readonly string[] = tags
  return isSdkFailure(error) && wanted.includes(error._tag)
}
