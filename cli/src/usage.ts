import type { Language } from "@parterre/domain/language"
import type { CommanderError } from "commander"
import type { CliFailure } from "./cli-failure.ts"
import { usageFailure } from "./commands/usage-failure.ts"
import { inWords } from "./placeholders.ts"
import { textsOf } from "./texts.ts"

/** Commander's usage errors of a command, in the language; its help and version are no errors. */
export function usageError(
  error: CommanderError,
  command: string,
  language: Language,
): CliFailure | undefined {
  if (error.exitCode === 0) return undefined
  const { usage } = textsOf(language)
  const name = /'([^']+)'/.exec(error.message)?.[1] ?? ""
  const sentences: Readonly<Record<string, string>> = {
    "commander.unknownOption": usage.unknownOption(name),
    "commander.missingArgument": usage.missingArgument(inWords(`<${name}>`, language)),
    "commander.optionMissingArgument": usage.optionMissingArgument(inWords(name, language)),
    "commander.invalidArgument": usage.invalidArgument(invalidValue(error.message)),
    "commander.unknownCommand": usage.unknownCommand(name),
    "commander.excessArguments": usage.excessArguments,
    "commander.help": usage.seeHelp(command),
  }
  return usageFailure(sentences[error.code] ?? error.message, language, command)
}

/** `option '--limit <count>' argument '0' is invalid. 1–200` → `--limit 0 (1–200)` */
function invalidValue(message: string): string {
  const parts = /option '(--\S+)[^']*' argument '([^']*)' is invalid\. ?(.*?)\.?$/s.exec(message)
  const allowed = parts?.[3]?.replace("Allowed choices are ", "")
  return parts === null ? message : `${parts[1]} ${parts[2]} (${allowed})`
}
