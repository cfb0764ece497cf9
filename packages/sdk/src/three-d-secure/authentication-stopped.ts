import { type ProblemAction, toldProblems } from "@parterre/contract"
import { type Language, ParterreError } from "../client/failures.ts"

export type StopReason = "failed" | "cancelled" | "timeout" | "unavailable" | "misconfigured"

const problemOf: Readonly<Record<StopReason, (typeof toldProblems)[keyof typeof toldProblems]>> = {
  failed: toldProblems["bank-check-failed"],
  cancelled: toldProblems["bank-check-cancelled"],
  timeout: toldProblems["bank-check-timed-out"],
  unavailable: toldProblems["bank-check-unavailable"],
  misconfigured: toldProblems["payment-misconfigured"],
}

/** The shopper was not authenticated, so no payment was attempted. */
export class AuthenticationStopped extends ParterreError {
  readonly _tag = "authentication-stopped"
  readonly reason: StopReason
  readonly action: ProblemAction

  /** `cause` is for who builds the shop: a shopper can only try again. */
  constructor(reason: StopReason, language: Language, cause?: unknown) {
    const { action, text } = problemOf[reason]
    super(text[language], { cause })
    this.name = "AuthenticationStopped"
    this.reason = reason
    this.action = action
  }
}
