import type { Language } from "./generated/entities.ts"
import { problems } from "./generated/problems.ts"
import type { ProblemCode } from "./operation-types.ts"

/** One text in both languages. */
export type Localized = Readonly<Record<Language, string>>

type Words<Text extends string> = Text extends `${string}{${infer Word}}${infer Rest}`
  ? Word | Words<Rest>
  : never

/** The fields a problem's text is filled from: a problem that is told without them would have a hole in its text. */
export type ProblemWord<Code extends ProblemCode> = Words<(typeof problems)[Code]["text"]["fr"]>

/** The shopper's text of a problem; words in braces are filled from the problem's own fields. */
export function problemText(
  code: ProblemCode,
  language: Language,
  fields: Readonly<Record<string, unknown>> = {},
): string {
  return problems[code].text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(fields[name] ?? "…"),
  )
}
