import type { Language } from "@parterre/domain/language"
import { CommanderError } from "commander"
import { AnswerIsNo, CliFailure, failureOf } from "./cli-failure.ts"
import type { CliIo } from "./cli-io.ts"
import { type ExitCode, exitCodes } from "./exit-codes.ts"
import { chooseLanguage } from "./language.ts"
import { jsonFailure } from "./output/json.ts"
import { makeProgram } from "./program.ts"
import { textsOf } from "./texts.ts"

/** Runs one command; answers what the shell learns. */
export async function runCli(argv: readonly string[], io: CliIo, version = "0.0.0"): Promise<ExitCode> {
  const language = chooseLanguage(argv, io.env)
  try {
    await makeProgram(io, language, version).parseAsync(argv, { from: "user" })
    return exitCodes.ok
  } catch (error) {
    if (error instanceof AnswerIsNo) return exitCodes.failed
    // Its help and version: what is an error of a command, that command has told as ours.
    if (error instanceof CommanderError) return exitCodes.ok
    const failure = knownFailure(error, language)
    tell(failure, argv, io)
    return failure.exitCode
  }
}

/** A defect of ours is told in a sentence too, with what a developer needs. */
function knownFailure(error: unknown, language: Language): CliFailure {
  try {
    return failureOf(error, language)
  } catch {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return new CliFailure("unexpected", exitCodes.failed, textsOf(language).failures.unexpected, detail)
  }
}

/** With `--json` standard output holds one document, whatever happens. */
function tell(failure: CliFailure, argv: readonly string[], io: CliIo): void {
  if (argv.includes("--json")) {
    io.stdout.write(jsonFailure(failure))
    return
  }
  io.stderr.write(`${failure.message}\n`)
  if (failure.hint !== undefined && failure.hint !== failure.message) io.stderr.write(`${failure.hint}\n`)
}
