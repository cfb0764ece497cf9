import type { CliFailure } from "../cli-failure.ts"
import { escapedText } from "./shown-text.ts"

/** One document, as the contract shapes it, so that a script reads the same from here and from the API. */
export const jsonText = (document: unknown): string =>
  escapedText(`${JSON.stringify(document, undefined, 2)}\n`)

export const jsonFailure = ({ code, message, exitCode, matches }: CliFailure): string =>
  jsonText({ error: { code, message, exitCode, ...matches } })
