import { toldProblems } from "@parterre/contract"
import { type Language, ParterreError } from "../client/failures.ts"

export type PasskeyFailure = "passkey-cancelled" | "passkey-exists"

/** What a device, or whoever holds it, made of a passkey before the server was asked. */
export class PasskeyFailed extends ParterreError {
  readonly _tag: PasskeyFailure
  readonly action: "log-in" | "correct-request"

  constructor(code: PasskeyFailure, language: Language, cause?: unknown) {
    const problem = toldProblems[code]
    super(problem.text[language], { cause })
    this.name = "PasskeyFailed"
    this._tag = code
    this.action = problem.action
  }
}
