import type { Language } from "@parterre/domain/language"
import { CliFailure } from "../cli-failure.ts"
import { exitCodes } from "../exit-codes.ts"
import { textsOf } from "../texts.ts"

export const usageFailure = (message: string, language: Language): CliFailure =>
  new CliFailure("usage", exitCodes.usage, message, textsOf(language).usage.seeHelp)
