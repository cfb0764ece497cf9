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

/**
 * The shopper's text of a problem; words in braces are filled from the problem's own fields. What stands in brackets is left
 * out where a number in it is 0: a least quantity of 0 is not told.
 */
export function problemText(
  code: ProblemCode,
  language: Language,
  fields: Readonly<Record<string, unknown>> = {},
): string {
  const word = (_: string, name: string) => String(fields[name] ?? "…")
  return problems[code].text[language]
    .replaceAll(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(named)].some(([, name = ""]) => fields[name] === 0) ? "" : part,
    )
    .replaceAll(named, word)
}

const named = /\{(\w+)\}/g
