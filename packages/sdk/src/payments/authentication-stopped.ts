import { type LocalProblemCode, localProblems, type ProblemAction, toldProblems } from "@parterre/contract"
import type { Language } from "../client/failures.ts"

export type StopReason = "failed" | "cancelled" | "timeout" | "unavailable" | "misconfigured"

const problemOf: Readonly<Record<StopReason, LocalProblem | ToldProblem>> = {
  failed: localProblems["bank-check-failed"],
  cancelled: localProblems["bank-check-cancelled"],
  timeout: localProblems["bank-check-timed-out"],
  unavailable: localProblems["bank-check-unavailable"],
  misconfigured: toldProblems["payment-misconfigured"],
}

type LocalProblem = (typeof localProblems)[LocalProblemCode]
type ToldProblem = (typeof toldProblems)[keyof typeof toldProblems]

/** The shopper was not authenticated, so no payment was attempted. */
export class AuthenticationStopped extends Error {
  readonly _tag = "authentication-stopped"
  readonly reason: StopReason
  readonly action: ProblemAction

  constructor(reason: StopReason, language: Language) {
    const { action, text } = problemOf[reason]
    super(text[language])
    this.name = "AuthenticationStopped"
    this.reason = reason
    this.action = action
  }
}
