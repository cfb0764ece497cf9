import { problems } from "./generated/problems.ts"
import type { ProblemCode } from "./operation-types.ts"

export interface Localized {
  readonly fr: string
  readonly en: string
}

/** The shopper's text of a problem; words in braces are filled from the problem's own fields. */
export function problemText(
  code: ProblemCode,
  language: keyof Localized,
  fields: Readonly<Record<string, unknown>> = {},
): string {
  return problems[code].text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(fields[name] ?? "…"),
  )
}
