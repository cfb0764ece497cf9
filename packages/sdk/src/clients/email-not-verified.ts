import { toldProblems } from "@parterre/contract"
import { refusalText } from "@parterre/domain/accounts"
import { type Language, ParterreError } from "../client/failures.ts"

/** Mail does not reach the address, says the verification; nothing was saved. */
export class EmailNotVerified extends ParterreError {
  readonly _tag = "email-not-verified"
  readonly action = toldProblems["email-not-verified"].action

  constructor(responseCode: string, language: Language) {
    super(refusalText(toldProblems["email-not-verified"].text[language], responseCode))
    this.name = "EmailNotVerified"
  }
}
