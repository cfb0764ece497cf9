import type { CartSummary, ExplainedSeat, Refund } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"
import { isSdkFailure, type SdkFailure } from "@parterre/sdk"
import { type ExitCode, exitCodes } from "./exit-codes.ts"
import { shownText } from "./output/shown-text.ts"
import type { ConfirmEnd } from "./screens/confirm-state.ts"
import { textsOf } from "./texts.ts"

/** What an id or a name fits where it fits more than one thing, each as the contract shapes it. */
export type Matches =
  | { readonly carts: readonly CartSummary[] }
  | { readonly seats: readonly ExplainedSeat[] }
  | { readonly refunds: readonly Refund[] }

/** A command that did not do what was asked: one sentence, what to do next, and the exit code. */
export class CliFailure extends Error {
  readonly code: string
  readonly exitCode: ExitCode
  readonly hint: string | undefined
  readonly matches: Matches | undefined

  constructor(code: string, exitCode: ExitCode, message: string, hint?: string, matches?: Matches) {
    super(shownText(message))
    this.name = "CliFailure"
    this.code = code
    this.exitCode = exitCode
    this.hint = hint?.split("\n").map(shownText).join("\n")
    this.matches = matches
  }
}

/** A command did what was asked, and what it found is told already: the shell learns that it is a no. */
export class AnswerIsNo extends Error {}

export const notSignedIn = (language: Language): CliFailure => {
  const { failures } = textsOf(language)
  return new CliFailure("not-signed-in", exitCodes.signedOut, failures.notSignedIn, failures.signInFirst)
}

/** What went wrong, for a person and a shell; anything that is no failure of the service is thrown on. */
export function failureOf(error: unknown, language: Language, server = ""): CliFailure {
  if (error instanceof CliFailure) return error
  if (!isSdkFailure(error)) throw error
  const { failures } = textsOf(language)
  if (error._tag === "api-unreachable") {
    const message = failures.unreachable(server)
    return new CliFailure(error._tag, exitCodes.unreachable, message, failures.checkServer)
  }
  const hint = signsOut(error)
    ? failures.signInFirst
    : error._tag === "refund-payment-due"
      ? failures.voidInstead
      : undefined
  return new CliFailure(error._tag, exitCodeOf(error), error.message, hint)
}

/** A failure after which nobody knows whether the server did what was asked: its answer was lost, or it failed itself. */
export const leavesOpen = (error: unknown): boolean => isSdkFailure(error) && openFailures.has(error._tag)

const openFailures: ReadonlySet<SdkFailure["_tag"]> = new Set([
  "api-unreachable",
  "answer-invalid",
  "unexpected",
  "service-unavailable",
])

/** Ends a command whose question did not end with what was asked; `look` is the command that tells whether it was done. */
export function requireDone(
  end: ConfirmEnd,
  language: Language,
  { cancelled, look }: { readonly cancelled: string; readonly look: string },
): void {
  if (end === "done") return
  const { confirm } = textsOf(language)
  if (end === "unknown") throw new CliFailure(end, exitCodes.unreachable, confirm.unknown, confirm.look(look))
  throw new CliFailure(end, exitCodes.failed, cancelled)
}

/** The server no longer takes this sign-in. */
export const signsOut = (error: unknown): boolean =>
  isSdkFailure(error) && (error._tag === "staff-token-missing" || error._tag === "refresh-token-expired")

function exitCodeOf(failure: SdkFailure): ExitCode {
  if (failure._tag === "website-unknown") return exitCodes.notFound
  const status = "status" in failure ? failure.status : 500
  if (status === 401) return exitCodes.signedOut
  if (status === 403) return exitCodes.notAllowed
  return status === 404 ? exitCodes.notFound : exitCodes.failed
}
