import type { Language } from "@parterre/domain/language"
import { CliFailure, type Matches } from "../cli-failure.ts"
import { exitCodes } from "../exit-codes.ts"
import { textsOf } from "../texts.ts"

/** What is wrong with how a command was written, and whose help tells more. */
export const usageFailure = (
  message: string,
  language: Language,
  command = "parterre",
  matches?: Matches,
): CliFailure =>
  new CliFailure("usage", exitCodes.usage, message, textsOf(language).usage.seeHelp(command), matches)
