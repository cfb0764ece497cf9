import { type LocalProblemCode, localProblems, type ProblemAction } from "@parterre/contract"
import type { Language } from "../client/failures.ts"

export type StopReason = "failed" | "cancelled" | "timeout" | "unavailable"

const problemOf = {
  failed: "bank-check-failed",
  cancelled: "bank-check-cancelled",
  timeout: "bank-check-timed-out",
  unavailable: "bank-check-unavailable",
} as const satisfies Readonly<Record<StopReason, LocalProblemCode>>

/** The shopper was not authenticated, so no payment was attempted. */
export class AuthenticationStopped extends Error {
  readonly _tag = "authentication-stopped"
  readonly reason: StopReason
  readonly action: ProblemAction

  constructor(reason: StopReason, language: Language) {
    const { action, text } = localProblems[problemOf[reason]]
    super(text[language])
    this.name = "AuthenticationStopped"
    this.reason = reason
    this.action = action
  }
}
